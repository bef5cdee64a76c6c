import { expect, openPage, test } from './fixtures';
import { openMainMenu } from './version-menu';

test.skip(({ isMobile }) => !isMobile, 'wide windows have no drawer');

test('it reaches versions, languages, community and the colour switch', async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  const drawer = await openMainMenu(page);
  for (const [menu, entry] of [
    ['Versions', /^v2/],
    ['Languages', /^日本語/],
    ['Community', /^Forum/],
  ] as const) {
    const button = drawer.getByRole('button', { name: menu });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('link', { name: entry })).toBeVisible();
  }
  await drawer.getByRole('button', { name: /dark and light mode/ }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('it has the own items of the bar', async ({ page }) => {
  await openPage(page, '/docs/config');
  const drawer = await openMainMenu(page);
  await expect(drawer.getByRole('separator')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Capacitor on GitHub' })).toHaveAttribute('target', '_blank');
  await drawer.getByRole('link', { name: 'Start an app' }).tap();
  await expect(page).toHaveURL(/\/docs\/getting-started$/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('it closes with its button and on the page behind it', async ({ page }) => {
  await openPage(page, '/docs/config');
  const drawer = await openMainMenu(page);
  await drawer.getByRole('button', { name: 'Close navigation bar' }).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.locator('.navbar-sidebar__backdrop').tap({ position: { x: 370, y: 600 } });
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});
