import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from './axe';
import { expect, test, triggerFirstInteraction } from './fixtures';
import { findButton, findDialog, openDialog, openSearch, searchFor, visit } from './search-dialog';

/* What the dialog shows before anything is typed. */

const list = (page: Page, name: string) => findDialog(page).dialog.getByRole('list', { name });

/** Visits a page as a reader does, with an interaction. */
async function read(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await triggerFirstInteraction(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-visited-pages'))).toContain(`"${path}"`);
}

test('popular plugins and what is new are of the version of the reader', { tag: '@any-size' }, async ({ page }) => {
  await openSearch(page, '/docs/v3/apis/toast');
  const popular = list(page, 'Popular plugins').getByRole('link');
  await expect(popular.filter({ hasText: 'Storage' })).toHaveAttribute('href', '/docs/v3/apis/storage');
  for (const link of await popular.all()) await expect(link).toHaveAttribute('href', /^\/docs\/v3\/apis\//);
  const added = list(page, 'New in v3').getByRole('link');
  await expect(added.last()).toHaveText('All API changes since v2');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  for (const link of await popular.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // The link to a new member leads to its section, which exists.
  const address = (await added.first().getAttribute('href')) ?? '';
  await added.first().click();
  await expect(page).toHaveURL(address);
  await expect(findDialog(page).dialog).toHaveCount(0);
  if (address.includes('#')) await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();

  await openDialog(page);
  await expect(list(page, 'Recently visited').getByRole('link')).toHaveText(['Toast']);
});

test('typing takes it away, and an empty field brings it back', { tag: '@any-size' }, async ({ page }) => {
  const search = await openSearch(page);
  await expect(list(page, 'Popular plugins')).toBeVisible();
  await searchFor(search, 'toast');
  await expect(list(page, 'Popular plugins')).toHaveCount(0);
  await search.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(list(page, 'Popular plugins')).toBeVisible();
  await searchFor(search, 'toast');
  await search.input.fill('');
  await expect(list(page, 'Popular plugins')).toBeVisible();
});

test('pages that were visited are there, the latest first, until the reader clears them', { tag: '@any-size' }, async ({
  page,
}) => {
  await read(page, '/docs/apis/toast');
  await read(page, '/docs/v3/apis/storage');
  await read(page, '/docs/apis/camera');
  const { input } = await openDialog(page);
  const visited = list(page, 'Recently visited').getByRole('link');
  await expect(visited).toHaveText(['Storage v3', 'Toast']);
  await visited.last().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText('Toast');
  await openDialog(page);
  await expect(visited).toHaveText(['Camera', 'Storage v3']);
  await page.getByRole('button', { name: 'Clear visited pages' }).click();
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
    await expect(list(page, 'Popular plugins')).toBeVisible();
    await expect(list(page, 'Recently visited')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('arrow keys go through stored hits and links and around, and a letter belongs to the input', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no keys');
  const search = await openSearch(page);
  const links = search.dialog.locator('.search-start a');
  // The initial field passes letters on to the dialog, but no arrow keys.
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('toast');
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('toast');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/toast');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/apis\/toast/);

  // The hit is stored now and is selected first.
  await findButton(page).click();
  await expect(search.hits).toHaveCount(1);
  await expect(search.dialog.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await expect(search.dialog.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/toast/);
});
