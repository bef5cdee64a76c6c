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
  await search.input.pressSequentially('camera');
  await waitForResults(search, 'camera');
  const count = await readCount(search.seeAll);
  expect(count).toBeGreaterThan(20);
  expect(await readCount(search.status)).toBe(count);
  await expect(search.seeAll).toHaveAttribute('href', '/docs/search?q=camera');
  await search.seeAll.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=camera$/);
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('camera');
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

test('after a section was followed, the focus is there and not on the search', async ({ page }) => {
  const search = await openSearch(page, '/docs/config');
  await searchFor(search, 'getPhoto');
  await search.hits.first().click();
  await expect(page.locator('#getphoto')).toBeInViewport();
  await expect(findButton(page)).not.toBeFocused();
  const again = await openDialog(page);
  await searchFor(again, 'pickImages');
  await again.hits.first().click();
  await expect(page.locator('#pickimages')).toBeInViewport();
  await expect(findButton(page)).not.toBeFocused();
});

test('each hit is one row, says what kind it is, and eight of them fit', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones show as many as there is room for');
  const search = await openSearch(page);
  await searchFor(search, 'camera');
  const heights = await search.hits.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([52]));
  const list = await search.dialog.locator('.search-list').boundingBox();
  expect(Math.floor((list?.height ?? 0) / 52)).toBe(8);
  for (const kind of await search.hits.locator('.search-row__kind').allTextContents()) {
    expect(['method', 'event', 'type', 'key', 'option', 'message', 'command', 'page', 'section']).toContain(kind);
  }
  const sans = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  for (const text of await search.hits.locator('.search-row__text').all()) {
    expect(await text.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(sans);
  }
});

test('the kind of hits can be chosen', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'camera');
  const all = await readCount(search.status);
  for (const [name, kinds] of [
    ['Methods', /^(?:method|event|type)$/],
    ['Keys', /^(?:key|option)$/],
    ['Messages', /^message$/],
    ['Pages', /^(?:page|section|command)$/],
  ] as const) {
    await search.dialog.getByRole('button', { name, exact: true }).click();
    await expect(search.hits.first().locator('.search-row__kind')).toHaveText(kinds);
    await expect(search.dialog.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    for (const kind of await search.hits.locator('.search-row__kind').allTextContents()) expect(kind).toMatch(kinds);
    expect(await readCount(search.status)).toBeLessThan(all);
  }
});
