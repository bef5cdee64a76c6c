import { expect, openPage, test } from './fixtures';
import { findBarFlaws, fontSizes } from './page-geometry';

/* Readers who have set the text of their browser to twice its size. shift.spec.ts looks at the pages of all templates with such text. */

test.afterEach(({ devTools }) => devTools.send('Page.setFontSizes', { fontSizes: fontSizes.usual }));

test('large text gives the layout of narrow windows, and the mobile sidebar', { tag: '@any-size' }, async ({
  page,
  devTools,
}) => {
  await devTools.send('Page.setFontSizes', { fontSizes: fontSizes.large });
  await openPage(page, '/docs/apis/camera');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Camera', exact: true })).toBeInViewport();
});

test('the items of the bar stand beside each other in windows of all sizes', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  for (const width of [320, 390, 768, 997, 1024, 1100, 1220, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBarFlaws(page), `${width} px`).toEqual([]);
  }
});
