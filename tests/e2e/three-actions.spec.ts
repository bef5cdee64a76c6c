/*
 * Things that developers look for: each is in view after three actions at most, starting from an unrelated page. Copying a page and reporting a
 * mistake take two (page-tools.spec.ts), another version of it takes two (every-version.spec.ts).
 */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { findButton, findDialog, waitForResults } from './search-dialog';

const startPage = '/docs/apis/toast';

/** Counts the actions of a reader. */
class Reader {
  actions = 0;

  constructor(readonly page: Page) {}

  async do(action: Promise<unknown>): Promise<void> {
    this.actions += 1;
    await action;
  }

  /** Opens the search, types a query, and opens the first hit: three actions. */
  async search(query: string): Promise<void> {
    await this.do(findButton(this.page).click());
    const search = findDialog(this.page);
    await expect(search.input).toBeFocused();
    await this.do(search.input.fill(query));
    await waitForResults(search, query);
    await this.do(this.page.keyboard.press('Enter'));
  }
}

/** Queries of readers, and the target of the first hit: a section, or the top of a page. */
const searches = [
  ['show a photo', '/docs/apis/camera#example-take-a-photo-and-show-it'],
  ['push notifications', '/docs/apis/push-notifications'],
  ['launchShowDuration', '/docs/apis/splash-screen#config-launchshowduration'],
  ['file as base64', '/docs/apis/filesystem'],
  ['haptics web', '/docs/apis/haptics'],
  ['storage replaced', '/docs/guides/storage'],
  ['release android', '/docs/android/deploying-to-google-play'],
  ['sync --inline', '/docs/cli/commands/sync#option-inline'],
] as const;

async function expectPlace(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const [, fragment] = address.split('#');
  await expect(page.locator(fragment === undefined ? 'h1' : `[id="${fragment}"]`)).toBeInViewport();
}

test('each query leads to its place', async ({ page }) => {
  await openPage(page, startPage);
  // The place of the query before is an unrelated page as well.
  for (const [query, address] of searches) {
    await test.step(query, async () => {
      const reader = new Reader(page);
      await reader.search(query);
      await expectPlace(page, address);
      expect(reader.actions).toBeLessThanOrEqual(3);
    });
  }
});

test('the Android SDK of v5 is among its requirements', async ({ page }) => {
  await openPage(page, '/docs/next/apis/toast');
  const reader = new Reader(page);
  await reader.search('requirements');
  await expectPlace(page, '/docs/next/guides/requirements');
  await expect(page.locator('article')).toContainText('compileSdkVersion');
  expect(reader.actions).toBeLessThanOrEqual(3);
});

test('what changed for a plugin from v3 to v4 is one link away from its page', async ({ page }) => {
  await openPage(page, '/docs/v3/apis/push-notifications');
  const reader = new Reader(page);
  await reader.do(page.getByRole('button', { name: /^Version v/ }).click());
  await reader.do(page.locator('.navbar').getByRole('link', { name: /^v4/ }).click());
  await expect(page).toHaveURL('/docs/apis/push-notifications');
  await reader.do(page.locator('.api-sheet').getByRole('link', { name: 'Changes since v3' }).click());
  await expectPlace(page, '/docs/changes/v3-v4/apis/push-notifications');
  expect(reader.actions).toBeLessThanOrEqual(3);
});
