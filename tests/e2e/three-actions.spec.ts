/*
 * Twelve things that developers look for, each really done from an unrelated page with at most three actions: a click, a key that is a command, or
 * a query.
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

  /** Opens the search and types a query: two actions. */
  async ask(query: string): Promise<void> {
    await this.do(findButton(this.page).click());
    const search = findDialog(this.page);
    await expect(search.input).toBeFocused();
    await this.do(search.input.fill(query));
    await waitForResults(search, query);
  }

  /** Opens a row of the search. Scrolling the list is not an action. */
  async choose(address: string): Promise<void> {
    const row = findDialog(this.page).dialog.locator(`a[href="${address}"]`).first();
    await expect(row).toBeVisible();
    await this.do(row.click());
  }
}

/** What readers look for, what they type, and the row of the answer. */
const searches = [
  ['the minimum SDK of v5', 'min sdk v5', '/docs/next/android/configuration#sdk-levels'],
  ['how to show a photo', 'show a photo', '/docs/apis/camera#example-take-a-photo-and-show-it'],
  ['what changes for push from v3 to v4', 'push v3 to v4', '/docs/changes/v3-v4/apis/push-notifications'],
  [
    'the key for the duration of the splash screen',
    'splash duration',
    '/docs/apis/splash-screen#config-launchshowduration',
  ],
  ['a file as Base64', 'file base64', '/docs/apis/filesystem#readfile'],
  ['haptics on the web', 'haptics web', '/docs/apis/haptics'],
  ['what replaced Storage', 'storage', '/docs/apis/preferences'],
  ['how to release the Android app', 'release android', '/docs/android/deploying-to-google-play'],
  ['what cap sync --inline does', 'sync --inline', '/docs/cli/commands/sync#option-inline'],
] as const;

async function expectPlace(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const [, fragment] = address.split('#');
  await expect(page.locator(fragment === undefined ? 'h1' : `[id="${fragment}"]`)).toBeInViewport();
}

for (const [subject, query, address] of searches) {
  test(`${subject} takes three actions`, async ({ page }) => {
    await openPage(page, startPage);
    const reader = new Reader(page);
    await reader.ask(query);
    await reader.choose(address);
    await expectPlace(page, address);
    expect(reader.actions).toBeLessThanOrEqual(3);
  });
}

test('readFile has an example of both, text and Base64, in each version', { tag: '@any-size' }, async ({ page }) => {
  for (const version of ['', 'next/', 'v3/', 'v2/']) {
    await openPage(page, `/docs/${version}apis/filesystem#readfile`);
    const card = page.locator('.api-card').filter({ has: page.locator('#readfile') });
    await expect(card).toContainText('With an encoding, the data is text; without one, it is Base64.');
  }
});

test('this page in v3 takes three actions', async ({ page }) => {
  await openPage(page, startPage);
  const reader = new Reader(page);
  await reader.do(page.locator('main a[href="/docs/v3/apis/toast"]').first().click());
  await expectPlace(page, '/docs/v3/apis/toast');
  expect(reader.actions).toBeLessThanOrEqual(3);
});

test.describe('tools of the page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page as Markdown takes three actions', async ({ page }) => {
    await openPage(page, startPage);
    const reader = new Reader(page);
    await reader.ask('copy page markdown');
    await reader.do(page.keyboard.press('Enter'));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: Toast/);
    expect(reader.actions).toBeLessThanOrEqual(3);
  });

  test('a report of a mistake takes three actions', async ({ page }) => {
    await openPage(page, startPage);
    const reader = new Reader(page);
    await reader.ask('report a mistake');
    await reader.do(page.keyboard.press('Enter'));
    await expect(page.getByRole('dialog', { name: 'Report a mistake' })).toBeVisible();
    expect(reader.actions).toBeLessThanOrEqual(3);
  });

  for (const [query, tool] of [
    ['print', 'Print this page'],
    ['offline', 'Read offline'],
    ['dark mode', 'Switch between light and dark mode'],
  ] as const) {
    test(`“${query}” finds a tool`, async ({ page }) => {
      await openPage(page, startPage);
      const reader = new Reader(page);
      await reader.ask(query);
      await expect(findDialog(page).hits.filter({ hasText: tool })).toBeInViewport();
    });
  }
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
