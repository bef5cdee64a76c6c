import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/browser/storage';
import { blockedWorker, expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { openDialog, searchFor } from './search-dialog';

/** Clicks the switch of the color mode, which is in the menu on phones. */
async function switchColors(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.locator('.navbar__toggle').click();
  await page
    .locator(isMobile ? '.navbar-sidebar' : '.navbar__inner')
    .getByRole('button', { name: /dark|light/i })
    .click();
}

/** Reads everything that the browser stores for the site. */
async function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

test.describe('colors', () => {
  test.use({ colorScheme: 'dark' });

  test('are light by default, whatever the system prefers', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await readStorage(page)).not.toHaveProperty('theme');
  });

  test('are switched by hand, and the choice is stored as light or dark', async ({ page, isMobile }) => {
    await openPage(page, '/docs/');
    await switchColors(page, isMobile);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => readStorage(page)).toMatchObject({ theme: 'dark' });
    const readBrightness = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return Math.max(...(backgroundColor.match(/\d+/g) ?? ['255']).map(Number));
      });
    await expect.poll(readBrightness).toBeLessThan(80);
  });

  test('follow the stored choice before any script of the site has run', { tag: '@any-size' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/docs/config');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('stay when the system changes', { tag: '@any-size' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/docs/');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('choices of tabs are stored under keys with one prefix', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  const keys = Object.entries(await readStorage(page)).filter(([, value]) => value === 'pnpm');
  expect(keys.length).toBeGreaterThan(0);
  for (const [key] of keys) expect(key).toMatch(/^docusaurus\.tab\./);
});

test('nothing is kept in cookies', { tag: '@any-size' }, async ({ page, context }) => {
  await openPage(page, '/docs/');
  await openPage(page, '/docs/apis/camera');
  expect(await context.cookies()).toEqual([]);
});

test.describe('a browser without storage', () => {
  test.use({ expectedMessages: /This browser does not store data/ });

  /** Makes the storage throw: on each call, or only on storing more. In no-storage.spec.ts, it throws on any access. */
  function refuseStorage(how: 'calls' | 'full'): void {
    const refuse = (): never => {
      throw how === 'full'
        ? new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        : new DOMException('The operation is insecure.', 'SecurityError');
    };
    if (how === 'full') Storage.prototype.setItem = refuse;
    else Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  }

  for (const [how, title] of [
    ['calls', 'gets one warning and a page that works where each call of the storage fails'],
    ['full', 'gets no more where the storage is full'],
  ] as const) {
    test(title, { tag: '@any-size' }, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && message.text() !== blockedWorker) warnings.push(message.text());
      });
      await page.addInitScript(refuseStorage, how);
      await openPage(page, '/docs/apis/toast');
      await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
      const search = await openDialog(page);
      await searchFor(search, 'geolocation');
      await search.hits.first().click();
      await expect(page.locator('article h1')).toContainText('Geolocation');
      await switchColors(page, false);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(warnings.length).toBe(1);
      expect(warnings[0]).toContain('This browser does not store data');
    });
  }
});

test('values of other sites under our keys break no page', { tag: '@any-size' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openPage(page, '/docs/');
  // tests/unit/browser/hostile-storage.test.ts has more.
  for (const value of ['[null]', 'text', '{"format":1,"app":null}']) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [[...storageKeys, 'docusaurus.tab.package-manager'], value] as const,
    );
    for (const path of ['/docs/upgrade', '/docs/apis/toast']) {
      await openPage(page, path);
      await triggerFirstInteraction(page);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
  expect(errors).toEqual([]);
});

test('categories that were folded stay so after a reload, from the first frame', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the sidebar is next to the page only in wide windows');
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  const categories = page
    .locator('aside .theme-doc-sidebar-item-category')
    .filter({ has: page.locator('> ul:not([hidden])') });
  const names = (await categories.locator('> div').allTextContents()).slice(0, 2);
  const list = (name: string) =>
    page
      .locator('aside .theme-doc-sidebar-item-category')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .locator('> ul');
  for (const name of names) {
    await page.locator('aside').getByRole('button', { name, exact: true }).click();
    await expect(list(name)).toBeHidden();
  }
  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  for (const name of names) {
    await expect(list(name)).toBeHidden();
    await expect(page.locator('aside').getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  }
});
