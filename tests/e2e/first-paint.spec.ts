import { expect, expectDrawn, holdBack, test } from './fixtures';

/*
 * A browser renders nothing until the style sheet is loaded. Everything it has parsed by then is in its first frame (see
 * src/plugins/light-client/loader/template.ts).
 */
test('while the style sheet is on its way the bar is read, in the colors that the reader chose, and nothing behind it', async ({
  page,
}) => {
  const send = await holdBack(page, '**/assets/css/styles.*.css');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/apis/camera', { waitUntil: 'commit' });
  const behindBar = page.locator('#__docusaurus > nav ~ :not(script)');
  await expect(page.locator('nav.navbar .navbar__brand')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(behindBar).toHaveCount(0);

  send();
  await expect(page.locator('article h1')).toBeVisible();
  await expectDrawn(page);
  expect(await behindBar.count()).toBeGreaterThan(1);
  await expect(page.locator('#__docusaurus script')).toHaveCount(0);
});
