import type { Page } from '@playwright/test';
import { expect, holdBack, openPage, test, triggerFirstInteraction, waitForFonts } from './fixtures';
import { findButton, findDialog, visit } from './search-dialog';

/* A search starts in a field of its own, before the dialog is loaded (src/packages/search/ui/search-field.ts). */

const path = '/docs/apis/toast';

/** Finds the input of the dialog itself, as opposed to the initial field. */
const ofDialog = (page: Page) => page.locator('.search-input');

/** Records scrolling from now on. The returned function reads the scroll positions. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

/** Opens the page with all scripts held back. The returned function releases them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto(path, { waitUntil: 'commit' });
  await findButton(page).waitFor();
  return release;
}

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': (page) => page.keyboard.press('/'),
  'a click': (page) => findButton(page).click(),
};

for (const [name, open] of Object.entries(ways)) {
  test(`${name}: every key counts before any script is there, and the page stays where it is`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile && name !== 'a click', 'phones have no keys');
    const release = await openWithoutScripts(page);
    const readPlaces = await watchScroll(page);
    await open(page);
    await page.keyboard.type('push 2.0, a-b');
    for (const key of ['Backspace', 'PageDown', 'ArrowLeft', 'Space', 'x']) await page.keyboard.press(key);
    await page.keyboard.insertText('日本');
    await expect(findDialog(page).input).toBeFocused();
    await expect(findDialog(page).input).toHaveValue('push 2.0, a x日本-');
    expect(await readPlaces()).toEqual([]);
    release();
    await expect(ofDialog(page)).toBeFocused();
    await expect(ofDialog(page)).toHaveValue('push 2.0, a x日本-');
    await page.keyboard.type('!');
    await expect(ofDialog(page), 'the caret stays').toHaveValue('push 2.0, a x日本!-');
  });
}

test('keys that are typed while the dialog takes over are all there', async ({ page, slowDown, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await slowDown();
  await visit(page, path);
  await page.keyboard.press('/');
  const text = 'the quick brown fox, 2.0 jumps over it';
  await page.keyboard.type(text, { delay: 40 });
  await expect(ofDialog(page)).toHaveValue(text);
});

test('a text that is being composed is finished in the field, and searched for meanwhile', {
  tag: '@any-size',
}, async ({ page, devTools }) => {
  await visit(page, path);
  await triggerFirstInteraction(page);
  const release = await holdBack(page, '**/assets/**');
  // Opened twice, but there must be only one dialog.
  await findButton(page).click();
  await page.keyboard.press('Escape');
  await findButton(page).click();
  const compose = (text: string) =>
    devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('にほ');
  release();
  await expect(ofDialog(page)).toHaveValue('にほ');
  await compose('にほん');
  await expect(ofDialog(page)).toHaveValue('にほん');
  await expect(page.locator('.search-field input')).toBeFocused();
  await devTools.send('Input.insertText', { text: '日本' });
  await expect(ofDialog(page)).toBeFocused();
  await expect(ofDialog(page)).toHaveValue('日本');
});

test('an arrow and Enter before there are hits lead to the second hit', { tag: '@any-size' }, async ({ page }) => {
  await visit(page, path);
  await findButton(page).click();
  const search = findDialog(page);
  await search.input.fill('geolocation');
  await expect(search.seeAll).toHaveAttribute('href', /q=geolocation/);
  const target = new URL((await search.hits.nth(1).getAttribute('href')) ?? '', page.url()).href;
  await page.keyboard.press('Escape');
  await page.reload();
  const release = await holdBack(page, '**/search-index/**');
  await findButton(page).click();
  await page.keyboard.type('geolocation');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(ofDialog(page)).toHaveValue('geolocation');
  release();
  await expect(page).toHaveURL(target);
});

test('the button keeps its size when the styles of the dialog come', async ({ page }) => {
  await openPage(page, path);
  await waitForFonts(page);
  const before = await findButton(page).boundingBox();
  await findButton(page).click();
  await expect(ofDialog(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findDialog(page).dialog).toHaveCount(0);
  expect(await findButton(page).boundingBox()).toEqual(before);
});

test('the button keeps the focus that it gets right after the first interaction', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await openPage(page, path);
  await page.keyboard.down('Shift');
  await page.waitForLoadState('networkidle');
  // After the first interaction has loaded more code, which must not take the focus away.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.search-button');
    addEventListener('keyup', () => setTimeout(() => button?.focus(), 50));
  });
  await page.keyboard.up('Shift');
  await triggerFirstInteraction(page);
  await expect(findButton(page)).toBeFocused();
});

test('Escape and a click beside it close the field, and the focus returns', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await openWithoutScripts(page);
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 600)]) {
    await findButton(page).focus();
    await page.keyboard.press('g');
    await expect(findDialog(page).input).toHaveValue('g');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(findDialog(page).input).toBeFocused();
    await close();
    await expect(findDialog(page).dialog).toHaveCount(0);
    await expect(findButton(page)).toBeFocused();
  }
});

test.describe('when no script of the page comes', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the field says so, and the next try leads to the search page', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(path);
    await findButton(page).click();
    await page.keyboard.type('camera');
    // The page says for itself that its buttons could not be loaded.
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('alert')).toContainText('Search could not be loaded.');
    await page.unroute('**/assets/js/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/docs\/search\?q=camera/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('camera');
  });
});
