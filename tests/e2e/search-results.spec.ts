import { expect, test } from './fixtures';
import {
  findButton,
  findDialog,
  openDialog,
  openSearch,
  readCount,
  searchFor,
  visit,
  waitForResults,
} from './search-dialog';

test('the link below the results has their true number and leads to as many, for the query of the moment', async ({
  page,
}) => {
  const search = await openSearch(page);
  await search.input.pressSequentially('getPhoto');
  await waitForResults(search, 'getPhoto');
  const count = await readCount(search.seeAll);
  expect(count).toBeGreaterThan(0);
  expect(await readCount(search.status)).toBe(count);
  await expect(search.seeAll).toHaveAttribute('href', '/docs/search?q=getPhoto');
  await search.seeAll.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=getPhoto$/);
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('getPhoto');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results in v4`);
});

test('a hit is followed without a reload, to its section, from another page and from the same', async ({ page }) => {
  const search = await openSearch(page, '/docs/config');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await searchFor(search, 'getPhoto');
  await search.dialog.locator('a[href="/docs/apis/camera#getphoto"]').click();
  await expect(page).toHaveURL(/\/docs\/apis\/camera#getphoto$/);
  await expect(page.locator('#getphoto')).toBeInViewport();
  await expect(search.dialog).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // On the page that has it, a hit scrolls.
  await page.evaluate(() => window.scrollTo(0, 0));
  await openDialog(page);
  await searchFor(search, 'getPhoto');
  await expect(page.locator('#getphoto')).not.toBeInViewport();
  await search.dialog.locator('a[href="/docs/apis/camera#getphoto"]').click();
  await expect(search.dialog).toHaveCount(0);
  await expect(page.locator('#getphoto')).toBeInViewport();
});

test('a hit on another page without a section begins at its top', async ({ page }) => {
  await visit(page, '/docs/config');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('Control+k');
  const search = findDialog(page);
  await searchFor(search, 'keyboard');
  await search.dialog.locator('a[href="/docs/apis/keyboard"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Keyboard/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a hit opens beside the page with Ctrl, and the dialog stays until the reader goes back', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/');
  const search = await openSearch(page);
  await searchFor(search, 'keyboard');
  const opened = context.waitForEvent('page');
  await search.hits.first().click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/docs\/apis\/keyboard$/);
  await expect(page).toHaveURL(/\/docs\/apis\/toast$/);
  await expect(search.dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(search.dialog).toHaveCount(0);
});

test('hits that were followed are remembered, can be marked as favorites and forgotten', async ({ page }) => {
  const search = await openSearch(page, '/docs/config');
  await searchFor(search, 'keyboard');
  await search.hits.first().click();
  await expect(page).toHaveURL(/\/docs\/apis\/keyboard$/);
  await page.reload();
  await findButton(page).click();
  await expect(search.dialog.getByText('Recent', { exact: true })).toBeVisible();
  await expect(search.hits).toHaveCount(1);
  await search.dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(search.dialog.getByText('Favorite', { exact: true })).toBeVisible();
  await expect(search.dialog.getByText('Recent', { exact: true })).toHaveCount(0);
  await search.hits.first().click();
  await expect(search.dialog).toHaveCount(0);
  await findButton(page).click();
  await search.dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(search.hits).toHaveCount(0);
});
