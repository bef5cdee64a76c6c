import type { Page } from '@playwright/test';
import { expect, holdBack, openPage, test, triggerFirstInteraction } from './fixtures';
import { findDialog } from './search-dialog';

/* Clicks and keys while the scripts of the page are still loading. */

const path = '/docs/apis/camera';

/** Opens a page with its scripts held back. The returned function releases them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const releaseAll = await holdBack(page, '**/assets/js/**');
  await page.goto(path);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return releaseAll;
}

test('a button of the wide bar works', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have these buttons in the mobile sidebar');
  const releaseScripts = await openWithoutScripts(page);
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeFocused();
});

test('the button of the mobile sidebar opens it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have no mobile sidebar');
  const letThemCome = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  letThemCome();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

for (const key of ['Enter', 'Space']) {
  test(`the menu of versions opens with ${key}, and keeps the focus`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have the menu in the mobile sidebar');
    const letThemCome = await openWithoutScripts(page);
    const button = page.getByRole('button', { name: 'Version v4' });
    await button.focus();
    await page.keyboard.press(key);
    letThemCome();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
  });
}

test('the search opens, with what is typed into it', { tag: '@any-size' }, async ({ page }) => {
  const letThemCome = await openWithoutScripts(page);
  await page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('toast');
  letThemCome();
  await expect(page.locator('.search-input')).toHaveValue('toast');
  await expect(findDialog(page).input).toBeFocused();
});

test('links lead on at once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have these links in the mobile sidebar');
  const letThemCome = await openWithoutScripts(page);
  await page.locator('.navbar').getByRole('link', { name: 'CLI', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/cli$/);
  letThemCome();
  await expect(page.locator('.navbar__link--active')).toHaveText('CLI');
});

test.describe('when scripts can not be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|Loading chunk \S+ failed/ });

  test('a picture that is pressed says so, and the next press tries again', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/basics/workflow');
    await page.route('**/late*.js', (route) => route.abort());
    const picture = page.locator('article').getByRole('button', { name: 'Enlarge the picture' }).first();
    await picture.click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded. Check your connection.');
    await page.unroute('**/late*.js');
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the code for the first interaction is tried again at the next click', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.route('**/late*.js', (route) => route.abort());
    await openPage(page, path);
    const failure = page.waitForEvent('console', (message) => message.text().includes('Loading chunk'));
    await triggerFirstInteraction(page);
    await failure;
    await page.unroute('**/late*.js');
    await page.locator('article h1').click();
    const button = page.getByRole('button', { name: 'Copy code to clipboard', includeHidden: true });
    await expect(button.first()).toBeAttached();
  });
});

test('a page outside of the documentation has the same bar and footer, and leads back', { tag: '@any-size' }, async ({
  page,
}) => {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Accessibility/ })).toBeVisible();
  await expect(
    page.locator('.navbar__inner').getByRole('link', { name: 'Plugins', exact: true, includeHidden: true }),
  ).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL(/\/docs\/config$/);
  await expect(page.locator('article h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('at an unknown address', () => {
  test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

  test('the bar names the version of the address', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have the menu in the mobile sidebar');
    await openPage(page, '/docs/v3/apis/modals');
    await expect(page.getByRole('button', { name: 'Version v3' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })).toBeVisible();
  });
});

test('readers of the dark mode are told so', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have the switch in the mobile sidebar');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, path);
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible();
});
