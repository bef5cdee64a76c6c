import { expect, test } from './fixtures';

test('the root leads to the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/docs\/$/);
});

test.describe('an unknown path', () => {
  test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

  test('shows the page for it', async ({ page }) => {
    const response = await page.goto('/docs/v3/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText('This circuit is open');
    await expect(page).toHaveTitle(/not found/i);
  });
});

test.describe('routes that only v2 has', () => {
  test('an index page keeps its address', async ({ page }) => {
    await page.goto('/docs/v2/apis/index');
    await expect(page.locator('article h1')).toHaveCount(1);
    await expect(page).toHaveURL(/\/docs\/v2\/apis\/index$/);
  });

  for (const path of ['/docs/v2/apis', '/docs/v2/apis/index.html']) {
    test(`${path} shows the index page`, async ({ page }) => {
      await page.goto('/docs/v2/apis/index');
      const heading = await page.locator('article h1').textContent();
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('article h1')).toHaveText(heading ?? '?');
      await expect(page).toHaveURL(/\/docs\/v2\/apis\/index\/?$/);
    });
  }

  test('the folded address keeps query and hash', async ({ page }) => {
    await page.goto('/docs/v2/apis?ref=test#top');
    await expect(page).toHaveURL(/\/docs\/v2\/apis\/index\?ref=test#top$/);
  });
});

test('a trailing index.html is taken off the address, and query and hash stay', async ({ page }) => {
  await page.goto('/docs/v3/apis/camera/index.html?from=test#getphoto');
  await expect(page.locator('article h1')).toContainText('Camera');
  await expect(page).toHaveURL(/\/docs\/v3\/apis\/camera\?from=test#getphoto$/);
});
