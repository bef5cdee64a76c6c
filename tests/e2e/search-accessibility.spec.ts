import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { goDark, settle } from './dark';
import { expect, test } from './fixtures';
import { findButton, openSearch, searchFor, visit } from './search-dialog';

/** A page with little on it: what lies behind the dialog is looked at elsewhere. */
const shortPage = '/docs/apis/toast';

async function expectNoViolations(page: Page): Promise<void> {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await goDark(page);
  expect(await findViolations(page)).toEqual([]);
}

test.setTimeout(60_000);
test.use({ expectedMessages: /Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the dialog breaks no rule before anything is typed', async ({ page }) => {
  await openSearch(page, shortPage);
  await expectNoViolations(page);
});

test('the dialog breaks no rule with results', async ({ page }) => {
  await searchFor(await openSearch(page, shortPage), 'splash screen');
  await expectNoViolations(page);
});

test('the dialog breaks no rule with results of all versions', async ({ page }) => {
  const search = await openSearch(page, shortPage);
  await searchFor(search, 'splash screen');
  await search.everywhere.check();
  await expect(search.hits.first()).toContainText(/v\d$/);
  await expectNoViolations(page);
});

test('the dialog breaks no rule without results', async ({ page }) => {
  const search = await openSearch(page, shortPage);
  await search.input.fill('zzqxqzz');
  await expect(search.status).toHaveText('No results in v4');
  await expectNoViolations(page);
});

test('the dialog breaks no rule with recent searches and favourites', async ({ page }) => {
  // All of it is in view: a button that the edge of what scrolls cuts counts as too small.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2000 });
  const search = await openSearch(page, shortPage);
  for (const query of ['keyboard', 'haptics']) {
    await searchFor(search, query);
    await search.hits.first().click();
    await expect(search.dialog).toHaveCount(0);
    await findButton(page).click();
  }
  await search.dialog.getByRole('button', { name: 'Save this search' }).first().click();
  await expect(search.dialog.getByText('Favorite', { exact: true })).toBeVisible();
  await expectNoViolations(page);
});

test('the dialog breaks no rule when it can not search', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  const search = await openSearch(page, shortPage);
  await search.input.fill('camera');
  await expect(search.dialog.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
});

for (const [name, query, text] of [
  ['before anything is typed', '', 'Type to search.'],
  ['with results', '?q=splash+screen&version=all', /results in all versions/],
  ['without results', '?q=zzqxqzz', '0 results in v4'],
] as const) {
  test(`the search page breaks no rule ${name}`, async ({ page }) => {
    await visit(page, `/docs/search${query}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
    await expectNoViolations(page);
  });
}

test('the search page breaks no rule when it can not search', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await visit(page, '/docs/search?q=camera');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
});
