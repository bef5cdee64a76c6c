import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from './axe';
import { expect, test, triggerFirstInteraction } from './fixtures';
import { findDialog, openDialog, openSearch, searchFor, visit } from './search-dialog';

/* What the dialog shows before anything is typed. */

const list = (page: Page, name: string) => findDialog(page).dialog.getByRole('tree', { name });

/** Visits a page as a reader does, with an interaction. */
async function read(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await triggerFirstInteraction(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-visited-pages'))).toContain(`"${path}"`);
}

test('pages that are often needed are of the version of the reader', { tag: '@any-size' }, async ({ page }) => {
  await openSearch(page, '/docs/v3/apis/toast');
  const often = list(page, 'Often needed').getByRole('link');
  await expect(often.filter({ hasText: 'webDir' })).toHaveAttribute('href', '/docs/v3/config#webdir');
  for (const link of await often.all()) await expect(link).toHaveAttribute('href', /^\/docs\/v3\//);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  for (const link of await often.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // The link to a key leads to its row, which exists.
  await often.filter({ hasText: 'webDir' }).click();
  await expect(page).toHaveURL('/docs/v3/config#webdir');
  await expect(findDialog(page).dialog).toHaveCount(0);
  await expect(page.locator('[id="webdir"]')).toBeInViewport();

  await openDialog(page);
  await expect(list(page, 'Recent').getByRole('link')).toContainText(['Toast']);
});

test('typing takes it away, and an empty field brings it back', { tag: '@any-size' }, async ({ page }) => {
  const search = await openSearch(page);
  await expect(list(page, 'Often needed')).toBeVisible();
  await searchFor(search, 'toast');
  await expect(list(page, 'Often needed')).toHaveCount(0);
  await search.input.fill('');
  await expect(list(page, 'Often needed')).toBeVisible();
});

test('pages that were visited are there, the latest first, until the reader clears them', { tag: '@any-size' }, async ({
  page,
}) => {
  await read(page, '/docs/apis/toast');
  await read(page, '/docs/v3/apis/storage');
  await read(page, '/docs/apis/camera');
  const { input } = await openDialog(page);
  const visited = list(page, 'Recent').getByRole('link');
  await expect(visited).toContainText(['Storage', 'Toast']);
  await expect(visited.first()).toContainText('v3');
  await visited.last().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText('Toast');
  await openDialog(page);
  await expect(visited).toContainText(['Camera', 'Storage']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(visited).toHaveCount(0);
  await expect(input).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docs-visited-pages'))).toBeNull();
});

test('a list of visited pages that is bad is left out', { tag: '@any-size' }, async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  for (const text of [
    'no JSON',
    '[{"path":"javascript:alert(1)","title":"A"},{"path":"https://example.com/","title":"B"}]',
  ]) {
    await page.evaluate((value) => localStorage.setItem('docs-visited-pages', value), text);
    const { dialog } = await openDialog(page);
    await expect(list(page, 'Often needed')).toBeVisible();
    await expect(list(page, 'Recent')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('arrow keys go through the rows and around, and Enter opens the chosen one', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await read(page, '/docs/apis/camera');
  await visit(page, '/docs/apis/toast');
  const search = await openDialog(page);
  const rows = search.dialog.getByRole('treeitem');
  const chosen = search.dialog.getByRole('treeitem', { selected: true });
  await expect(chosen).toContainText('Camera');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText((await rows.nth(1).textContent()) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText('Camera');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/docs/apis/camera');

  // A letter belongs to the input, wherever the focus is.
  await openDialog(page);
  await search.dialog.getByRole('button', { name: 'Methods' }).focus();
  await page.keyboard.type('toast');
  await expect(search.input).toHaveValue('toast');
  await expect(search.input).toBeFocused();
});
