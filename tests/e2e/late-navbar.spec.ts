import type { Page } from '@playwright/test';
import { expect, holdBack, openPage, test, wakeNavbar } from './fixtures';
import { hasLever } from './levers';
import { findDialog } from './search-dialog';

/* The bar is what the server sent until the reader does something, and the theme's own from when its code is there. */

test.skip(!hasLever('layout'), 'the build has no late bar');

const path = '/docs/apis/camera';

/** Holds the code of the bar back from now on. The result lets it come. */
function holdBar(page: Page): Promise<() => void> {
  return holdBack(page, '**/late*.js');
}

/** Whether the bar is still the one that the server sent. */
const isAsleep = (page: Page): Promise<boolean> =>
  page
    .locator('.navbar__inner')
    .evaluate((element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')));

test('it is what the server sent until a sign of life, and looks the same afterwards', async ({ page }) => {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  expect(await isAsleep(page)).toBe(true);
  /** All of it but what may differ: ids that React makes, and the logo of the other colour mode. */
  const read = () =>
    page.locator('.navbar__inner').evaluate((bar) => {
      const copy = bar.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll('[id], [aria-controls]')) {
        element.removeAttribute('id');
        element.removeAttribute('aria-controls');
      }
      for (const logo of copy.querySelectorAll('.navbar__logo img')) logo.remove();
      const attributes = [...copy.querySelectorAll('*')].map(({ localName, attributes: all }) => {
        const sorted = [...all].map(({ name, value }) => `${name}=${name === 'style' ? '' : value}`).sort();
        return [localName, ...sorted].join(' ');
      });
      return { attributes, text: copy.textContent };
    });
  const before = await read();
  await wakeNavbar(page);
  await expect.poll(read).toEqual(before);
});

test('nothing moves when it comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openPage(page, path);
    const logo = page.locator('.navbar__inner .navbar__logo img:visible');
    const box = await logo.boundingBox();
    await wakeNavbar(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
    expect(await logo.boundingBox()).toEqual(box);
  }
});

test.describe('pressed before its code is there', () => {
  test('a button of the wide bar works', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have these buttons in the drawer');
    const letItCome = await holdBar(page);
    await openPage(page, path);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    letItCome();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeFocused();
  });

  test('a button works that is pressed before anything is alive', async ({ page, isMobile }) => {
    const letItCome = await holdBar(page);
    await page.goto(path);
    const press = isMobile ? '.navbar__toggle' : '.navbar__inner [class*="colorModeToggle"] button';
    // As soon as the page is drawn.
    await page.locator(press).click();
    letItCome();
    if (isMobile) await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    else await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the button of the drawer opens it', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide windows have no drawer');
    const letItCome = await holdBar(page);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    letItCome();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`the menu of versions opens with ${key}, and keeps the focus`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'phones have the menu in the drawer');
      const letItCome = await holdBar(page);
      await openPage(page, path);
      const button = page.getByRole('button', { name: 'Version v4' });
      await button.focus();
      await page.keyboard.press(key);
      expect(await isAsleep(page)).toBe(true);
      letItCome();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const first = page.locator('.dropdown').filter({ has: button }).getByRole('link').first();
      await expect(key === 'ArrowDown' ? first : button).toBeFocused();
    });
  }

  test('a version that is chosen is remembered', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have the menu in the drawer');
    const letItCome = await holdBar(page);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Version v4' }).hover();
    await page.locator('.navbar .dropdown__menu a', { hasText: 'v3' }).click();
    letItCome();
    await expect(page).toHaveURL(/\/docs\/v3\/apis\/camera$/);
    await expect(page.getByRole('button', { name: 'Version v3' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('v3');
  });

  test('the search opens', async ({ page }) => {
    const letItCome = await holdBar(page);
    await openPage(page, path);
    await page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }).click();
    letItCome();
    await expect(findDialog(page).input).toBeFocused();
  });

  for (const key of ['/', 'Control+k']) {
    test(`${key} opens the search with what is typed after it`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'phones have no keys');
      const letItCome = await holdBar(page);
      await openPage(page, path);
      await page.keyboard.press(key);
      await page.keyboard.type('toast');
      expect(await isAsleep(page)).toBe(true);
      letItCome();
      const { input } = findDialog(page);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('toast');
    });
  }

  test('a letter on the focused search opens it, and Escape takes it back', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have no keys');
    const letItCome = await holdBar(page);
    await openPage(page, path);
    const button = page.locator('.navbar').getByRole('button', { name: 'Search', exact: true });
    await button.focus();
    await page.keyboard.type('ab');
    await page.keyboard.press('Escape');
    await page.keyboard.type('toast');
    letItCome();
    await expect(findDialog(page).input).toHaveValue('toast');
  });

  test('links lead on at once, and the bar is right when it comes', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have these links in the drawer');
    const letItCome = await holdBar(page);
    await openPage(page, path);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('.navbar').getByRole('link', { name: 'CLI', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/cli$/);
    letItCome();
    await expect(page.locator('.navbar__link--active')).toHaveText('CLI');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('a page outside of the documentation has bar and footer, though their code is missing', async ({ page }) => {
  await holdBar(page);
  await openPage(page, path);
  const before = await page.locator('.navbar__inner').innerHTML();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Accessibility/ })).toBeVisible();
  expect(await page.locator('.navbar__inner').innerHTML()).toBe(before);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL(/\/docs\/config$/);
  await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
  expect(await page.locator('.navbar__inner').innerHTML()).toBe(before);
});

test.describe('at an unknown address', () => {
  test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

  test('it names the version of the address without a sign of life', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have the menu in the drawer');
    await openPage(page, '/docs/v3/apis/modals');
    await expect(page.getByRole('button', { name: 'Version v3' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })).toBeVisible();
  });
});

test('readers of the dark mode are told so without a sign of life, and load no more than others', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have the switch in the drawer');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, path);
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isAsleep(page)).toBe(true);
});

test.describe('when its code can not be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|Loading chunk \S+ failed/ });

  test('what is pressed says so, and the next press tries again', async ({ page, isMobile }) => {
    await openPage(page, path);
    await page.route('**/late*.js', (route) => route.abort());
    const press = isMobile ? '.navbar__toggle' : '.navbar__inner [class*="colorModeToggle"] button';
    await page.locator(press).click();
    await expect(page.getByRole('alert')).toHaveText('This could not be loaded. Check your connection and try again.');
    await page.unroute('**/late*.js');
    await page.locator(press).click();
    if (isMobile) await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    else await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
