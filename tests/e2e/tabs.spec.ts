import { expect, test } from './fixtures';

test('the package manager is remembered on other pages and after a reload', async ({ page }) => {
  await page.goto('/docs/apis/camera');
  const selected = page.getByRole('tab', { selected: true });
  await expect(page.getByRole('tab', { name: 'npm' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(selected.first()).toHaveText('pnpm');

  await page.goto('/docs/apis/geolocation');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add @capacitor/geolocation');

  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
});
