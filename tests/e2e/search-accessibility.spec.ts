import { findViolationsInBothThemes } from './axe';
import { expect, test } from './fixtures';
import { findButton, openDialog, openSearch, searchFor, visit } from './search-dialog';

test.use({ expectedMessages: /Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Checks all states in one document, to open the page and build the index only once. */
test('the dialog breaks no rule before anything is typed, with results and without', async ({ page }) => {
  const search = await openSearch(page);
  const look = (state: string) =>
    test.step(state, async () => expect(await findViolationsInBothThemes(page, 'new')).toEqual([]));
  await look('before anything is typed');
  await search.input.fill('zzqxqzz');
  await expect(search.status).toHaveText('0 results in v4');
  await look('without results');
  await searchFor(search, 'splash screen');
  await look('with results');
  await search.version.selectOption('all');
  await expect(search.hits.first().locator('.search-row__version')).toHaveText(/^v\d$/);
  await look('with results of all versions');
});

test('the dialog breaks no rule with recent pages', { tag: '@any-size' }, async ({ page }) => {
  // High enough to show the whole dialog, because a button that is cut off by the scroll container counts as too small.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2000 });
  const search = await openSearch(page);
  await searchFor(search, 'keyboard');
  await search.hits.first().click();
  await expect(search.dialog).toHaveCount(0);
  await findButton(page).click();
  await expect(search.dialog.getByRole('tree', { name: 'Recent' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('the search page breaks no rule before anything is typed, with results and without', { tag: '@any-size' }, async ({
  page,
}) => {
  for (const [name, query, text] of [
    ['before anything is typed', '', 'Type to search.'],
    ['with results', '?q=splash+screen', /results in v4/],
    ['without results', '?q=zzqxqzz', '0 results in v4'],
  ] as const) {
    await visit(page, `/docs/search${query}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
    // The advice comes when the other versions have been searched, too.
    if (name === 'without results')
      await expect(page.getByText('No results for “zzqxqzz” in any version')).toBeVisible();
    await test.step(name, async () => expect(await findViolationsInBothThemes(page)).toEqual([]));
  }
});

test('the search page and the dialog break no rule when they can not search', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await visit(page, '/docs/search?q=camera');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findViolationsInBothThemes(page, 'new')).toEqual([]);
  const { dialog, input } = await openDialog(page);
  await input.fill('keyboard');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await findViolationsInBothThemes(page, 'new')).toEqual([]);
});
