import { expect, expectDrawn, test } from './fixtures';

/* A page has its styles in itself, so that a browser can draw it as soon as it has been received. */
test('a page is drawn, in the colors that the reader chose, before anything else is loaded', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const asked: string[] = [];
  // Requests stay without a response.
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    asked.push(new URL(route.request().url()).pathname);
  });
  await page.goto('/docs/apis/camera', { waitUntil: 'commit' });

  await expect(page.locator('nav.navbar .navbar__brand')).toBeVisible();
  await expect(page.locator('article h1')).toBeVisible();
  await expectDrawn(page);
  const look = await page.locator('article h1').evaluate((heading) => {
    const { fontSize, color } = getComputedStyle(heading);
    return { fontSize: Number.parseFloat(fontSize), color: readBrightness(color) };

    function readBrightness(value: string): number {
      return Math.max(...(value.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    }
  });
  // Browsers' own heading has 24 pixels in an article, and the text of the light mode is dark.
  expect(look.fontSize).toBe(isMobile ? 28 : 34);
  expect(look.color).toBeGreaterThan(200);
  // Browsers draw without the sheet for paper and forced colors, whose media do not apply here.
  expect(asked.filter((path) => path.endsWith('.css') && !/\/rare\.\w+\.css$/.test(path))).toEqual([]);
  await expect(page.locator('#__docusaurus script')).toHaveCount(0);
});
