import { expect, openPage, test } from './fixtures';
import { findButton, findDialog, searchFor } from './search-dialog';

// The service worker outlives a reset.
test.use({ reuseContext: false });

/*
 * What readers get if their browser stores nothing: every kind of storage throws, as it does with cookies blocked. As in all other tests,
 * requests to other hosts are blocked (see fixtures.ts).
 */

test.use({ expectedMessages: /This browser does not store data/, serviceWorkers: 'allow' });

test('a whole visit works, with one warning', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones have all that wide windows have, in the mobile sidebar');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    ServiceWorkerContainer.prototype.register = async () => refuse();
  });
  // On a busy machine, a menu entry can seem to stand still before its list starts to unfold.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/apis/camera');
  // The announcement stays closed on this page.
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');

  await findButton(page).click();
  const search = findDialog(page);
  await searchFor(search, 'geolocation');
  await search.hits.first().click();
  await expect(page.locator('article h1')).toContainText('Geolocation');

  await page.locator('.navbar__toggle').click();
  const bar = page.locator('.navbar-sidebar');
  await bar.getByRole('button', { name: /dark|light/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await bar.getByRole('button', { name: /^Version/ }).click();
  await bar.locator('.dropdown__menu').getByRole('link', { name: /^v3/ }).click();
  await expect(page).toHaveURL('/docs/v3/apis/geolocation');
  await expect(page.locator('article h1')).toContainText('Geolocation');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toEqual([expect.stringContaining('This browser does not store data')]);

  await page.getByRole('link', { name: 'Read offline' }).click();
  await expect(page.getByText('This browser can’t store anything for this site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save offline v4' })).toHaveAttribute('aria-disabled', 'true');
  expect(warnings).toHaveLength(1);
});
