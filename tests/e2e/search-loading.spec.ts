import type { Page, Response } from '@playwright/test';
import { findViolations } from './axe';
import { expect, expectLateCode, test, triggerFirstInteraction } from './fixtures';
import { findButton, findDialog, visit } from './search-dialog';

/** Files that were fetched for the search so far. */
interface Fetched {
  /** Scripts that contain the dialog. */
  readonly dialogs: () => Promise<string[]>;
  /** Files of the index. */
  readonly index: () => string[];
}

function watchSearch(page: Page): Fetched {
  const scripts: Response[] = [];
  const index: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
    if (response.url().includes('/search-index/')) index.push(response.url());
  });
  return {
    dialogs: async () => {
      const texts = await Promise.all(
        scripts.map(async (script) => ({ url: script.url(), text: await script.text() })),
      );
      return texts.filter(({ text }) => /search-modal__filters|Often needed/.test(text)).map(({ url }) => url);
    },
    index: () => index,
  };
}

test('a visit without a search loads nothing for it', { tag: '@any-size' }, async ({ page }) => {
  const fetched = watchSearch(page);
  await visit(page, '/docs/apis/toast');
  await page.waitForLoadState('networkidle');
  expect(await fetched.dialogs()).toEqual([]);
  expect(fetched.index()).toEqual([]);
});

for (const [name, use] of Object.entries({
  hover: (page: Page) => findButton(page).hover(),
  focus: (page: Page) => findButton(page).focus(),
  touch: (page: Page) => findButton(page).dispatchEvent('touchstart'),
})) {
  test(`${name} loads the code of the search and its index, once, and does not open it`, {
    tag: name === 'touch' ? [] : '@any-size',
  }, async ({ page }) => {
    const fetched = watchSearch(page);
    await visit(page, '/docs/apis/toast');
    await triggerFirstInteraction(page);
    await use(page);
    await expect.poll(fetched.dialogs).toHaveLength(1);
    await expect.poll(fetched.index).toHaveLength(2);
    await expect(findDialog(page).dialog).toHaveCount(0);

    await findButton(page).click();
    const search = findDialog(page);
    await search.input.fill('camera');
    await expect(search.hits.first()).toBeVisible();
    expect(await fetched.dialogs()).toHaveLength(1);
    expect(fetched.index().filter((url) => !url.endsWith('manifest.json'))).toHaveLength(1);
  });
}

test('a click opens one dialog, however often it comes', { tag: '@any-size' }, async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  await findButton(page).dispatchEvent('click');
  await findButton(page).dispatchEvent('click');
  await expect(findDialog(page).input).toBeFocused();
  await expect(page.locator('.search-modal')).toHaveCount(1);
});

test('a touch opens the dialog, and its button closes it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  await visit(page, '/docs/apis/toast');
  await findButton(page).tap();
  const { dialog, input } = findDialog(page);
  await expect(input).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);
});

test('a click beside the dialog closes it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the dialog fills the screen of a phone');
  await visit(page, '/docs/apis/toast');
  await findButton(page).click();
  await expect(findDialog(page).input).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(findDialog(page).dialog).toHaveCount(0);
});

test.describe('when its code can not be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the field says so, and tries again when asked to', { tag: '@any-size' }, async ({ page }) => {
    await visit(page, '/docs/apis/toast');
    await triggerFirstInteraction(page);
    // The first interaction also loads the code of the sidebar and of the interactive parts of the article.
    await expectLateCode(page);
    await page.route('**/assets/**', (route) => route.abort());
    await findButton(page).click();
    const { dialog, input } = findDialog(page);
    await input.fill('camera');
    await expect(dialog.getByRole('alert')).toContainText(
      'Search could not be loaded. Check your connection and try again.',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/assets/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.search-input')).toBeFocused();
    await expect(page.locator('.search-input')).toHaveValue('camera');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
