import { expect, openPage, test } from './fixtures';

test.use({ viewport: { width: 1400, height: 800 } });

test('icon links have names, a picture in the color of the text, and open beside the page', async ({ page }) => {
  await openPage(page, '/docs/');
  for (const [name, width] of [
    ['Capacitor on X', 18],
    ['Capacitor on GitHub', 20],
    ['Chat on Discord', 20],
  ] as const) {
    const link = page.locator('.navbar').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const picture = link.locator('span');
    await expect(picture).toHaveCSS('mask-image', /\/docs\/img\/icons\/\w+\.svg/);
    expect((await picture.boundingBox())?.width).toBe(width);
  }
});

test('the separator is seen and not heard', async ({ page }) => {
  await openPage(page, '/docs/');
  const separator = page.locator('.navbar span[aria-hidden="true"][class*="separator"]');
  await expect(separator).toBeVisible();
  expect((await separator.boundingBox())?.width).toBe(1);
  await expect(page.locator('.navbar').getByRole('separator')).toHaveCount(0);
});

test('the call to action leads into the documentation without a reload', async ({ page }) => {
  await openPage(page, '/docs/');
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, same: true }, ''));
  const marker = await page.evaluateHandle(() => document.documentElement);
  await page.locator('.navbar').getByRole('link', { name: 'Start an app' }).click();
  await expect(page).toHaveURL(/\/docs\/getting-started$/);
  expect(await marker.evaluate((element) => element.isConnected)).toBe(true);
});
