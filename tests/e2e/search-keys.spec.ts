import type { Page } from '@playwright/test';
import { expect, holdBack, test, triggerFirstInteraction } from './fixtures';
import { findButton, findDialog, openSearch, searchFor, visit } from './search-dialog';

test('Ctrl+K opens the dialog, and closes it when pressed again', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  const { dialog, input } = findDialog(page);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
});

test('"/" opens the dialog, but not where it is text', async ({ page }) => {
  await visit(page, '/docs/search');
  const { dialog, input } = findDialog(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.keyboard.press('/');
  await expect(input).toHaveValue('/');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    const lines = document.createElement('pre');
    lines.textContent = 'first line\n  second line\n';
    document.querySelector('main')?.append(lines);
    getSelection()?.selectAllChildren(lines);
  });
  await page.keyboard.press('/');
  await expect(input, 'the selected lines stay apart').toHaveValue('first line second line');
});

test('the search that is opened as the next page comes keeps the focus', async ({ page }) => {
  // Loads the code of the dialog, so that later the dialog gets the focus, and not the initial field.
  const { dialog, input } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    const old = document.querySelector('article h1');
    const observer = new MutationObserver(() => {
      if (old?.isConnected) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.search-button')?.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click();
  });
  await expect(dialog).toBeVisible();
  // If the new page took the focus, it would do so two frames later.
  await page.waitForTimeout(500);
  await expect(input).toBeFocused();
});

test('"/" opens the dialog while another button has the focus', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  await page.getByRole('button', { name: 'Community' }).focus();
  await page.keyboard.press('/');
  await expect(findDialog(page).input).toBeFocused();
});

test('Escape closes the dialog and gives the focus back to where it was', async ({ page }) => {
  const { dialog, input } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(findButton(page)).toBeFocused();

  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('cam');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a letter on the focused button opens the dialog with it', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  await findButton(page).focus();
  await page.keyboard.press('g');
  const { input } = findDialog(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('g');
});

test('letters that are typed before the code has come are not lost', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  const release = await holdBack(page, '**/assets/**');
  await findButton(page).focus();
  await page.keyboard.type('getPhoto');
  await expect(page.getByText('Loading the search…')).toBeVisible();
  release();
  const { input, hits } = findDialog(page);
  await expect(input).toHaveValue('getPhoto');
  await expect(hits.first()).toHaveAttribute('href', '/docs/apis/camera#getphoto');
});

test('letters with Ctrl, and keys that are no letters, do not open it', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  await findButton(page).focus();
  for (const key of ['Control+c', 'Alt+s', 'ArrowDown', 'Shift']) await page.keyboard.press(key);
  await expect(findButton(page)).toBeFocused();
  await expect(page.getByText('Loading the search…')).toHaveCount(0);
  await expect(findDialog(page).dialog).toHaveCount(0);
});

for (const [platform, label] of [
  ['iPad', '⌘K'],
  ['Win32', 'CtrlK'],
] as const) {
  test(`the button shows ${label} on ${platform}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { get: () => value }), platform);
    await visit(page, '/docs/apis/toast');
    const keys = findButton(page).locator('kbd');
    await expect(keys).toHaveCount(2);
    await expect(keys.first()).toBeVisible();
    expect((await keys.allTextContents()).join('')).toBe(label);
  });
}

test('the button is called Search, in its text and for screen readers', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  const button = findButton(page);
  await expect(button).toHaveAttribute('aria-label', 'Search');
  await expect(button.getByText('Search', { exact: true })).toBeVisible();
  expect(await button.locator('svg').evaluate((picture) => picture.clientWidth)).toBe(16);
});

test('the keyboard alone finds a page: arrows choose a hit, Enter follows it', async ({ page }) => {
  await visit(page, '/docs/');
  await page.keyboard.press('Control+k');
  const search = findDialog(page);
  await expect(search.input).toBeFocused();
  await page.keyboard.type('keyboard');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/keyboard');
  const chosen = search.dialog.getByRole('treeitem', { selected: true }).getByRole('link');
  await expect(chosen).toHaveAttribute('href', '/docs/apis/keyboard');
  await page.keyboard.press('ArrowDown');
  const second = await search.hits.nth(1).getAttribute('href');
  await expect(chosen).toHaveAttribute('href', second ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveAttribute('href', '/docs/apis/keyboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/apis\/keyboard$/);
  await expect(search.dialog).toHaveCount(0);
});

test('Tab goes around in the dialog, and a query in another script is told what to do', async ({ page }) => {
  const search = await openSearch(page);
  const { dialog, input } = search;
  await input.fill('camera');
  await expect(dialog.getByRole('link', { name: /^See all/ })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('link', { name: /^See all/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();

  await search.input.fill('ㄷㄷㄷㄷ9');
  await expect(search.dialog.getByText('These docs are in English. Search for English words.')).toBeVisible();
  await expect(search.hits).toHaveCount(0);
  await expect(search.dialog.getByRole('tree', { name: 'Pages to try' }).getByRole('link').first()).toBeVisible();
  await search.input.fill('相机 camera');
  await expect(search.dialog.getByText('only the words in Latin letters')).toBeVisible();
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
});

/** Presses a key that Playwright's keyboard doesn't have. @returns whether the page kept it from the browser */
function pressRaw(
  page: Page,
  init: { key: string; code?: string; ctrlKey?: boolean; keyCode?: number },
): Promise<boolean> {
  return page.evaluate((given) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...given });
    if (given.keyCode !== undefined) Object.defineProperty(event, 'keyCode', { value: given.keyCode });
    return !(document.activeElement ?? document.body).dispatchEvent(event);
  }, init);
}

test('keys of the browser, of text fields and of other dialogs are left alone', async ({ page }) => {
  await visit(page, '/docs/apis/toast');
  const { dialog } = findDialog(page);
  for (const key of ['Control+Shift+K', 'Control+Alt+k']) await page.keyboard.press(key);
  await page.evaluate(() => {
    document.querySelector('article')?.insertAdjacentHTML('afterbegin', '<textarea aria-label="Notes"></textarea>');
  });
  const notes = page.getByLabel('Notes');
  await notes.focus();
  for (const key of ['Control+k', '/']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await expect(notes).toHaveValue('/');

  await notes.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  for (const key of ['Control+k', '/']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
});

test('on Apple computers, only Cmd+K opens it: Ctrl+K deletes the rest of a line', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await visit(page, '/docs/apis/toast');
  await page.keyboard.press('Control+k');
  await expect(findDialog(page).dialog).toHaveCount(0);
  await page.keyboard.press('Meta+k');
  await expect(findDialog(page).input).toBeFocused();
});

test('on keyboards without Latin letters, the position of the key counts, and keys of a composition do not', async ({
  page,
}) => {
  await visit(page, '/docs/apis/toast');
  expect(await pressRaw(page, { key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true);
  await expect(findDialog(page).input).toBeFocused();
  // On a Dvorak keyboard, the key at that position is T.
  expect(await pressRaw(page, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(false);
  await expect(findDialog(page).dialog).toHaveCount(1);

  // Safari's last key of a composition neither closes the dialog nor opens a hit.
  const search = findDialog(page);
  await searchFor(search, 'camera');
  for (const key of ['Escape', 'Enter', 'ArrowDown']) await pressRaw(page, { key, keyCode: 229 });
  await expect(search.dialog).toBeVisible();
  await expect(search.input).toHaveValue('camera');
  await expect(page).toHaveURL('/docs/apis/toast');
});

test('the last query of the page comes back selected, and not on the next page', async ({ page }) => {
  const { dialog, input } = await openSearch(page);
  await page.keyboard.type('deep links');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input).toHaveValue('deep links');
  await page.keyboard.type('camera');
  await expect(input).toHaveValue('camera');
  await page.keyboard.press('Escape');
  await page.locator('.pagination-nav__link--next').click();
  // The address changes before the page does.
  await expect(page.locator('article h1')).not.toHaveText('Toast');
  await page.keyboard.press('/');
  await expect(input).toHaveValue('');
});
