import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';

/** Reads the brightness of an element's text and of the page's background, from 0 to 255. */
async function readBrightness(page: Page, selector: string): Promise<{ text: number; background: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const read = (color: string) => Math.max(...(color.match(/\d+/g) ?? ['0']).slice(0, 3).map(Number));
      return {
        text: read(getComputedStyle(element).color),
        background: read(getComputedStyle(document.documentElement).backgroundColor),
      };
    });
}

test('paper gets the article and nothing to press', async ({ page }) => {
  await openPage(page, '/docs/android/custom-code');
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.navbar', '.theme-announcement-bar', '.theme-doc-sidebar-container', '.footer', 'aside']) {
    for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
  }
  await expect(page.locator('.pagination-nav')).toBeHidden();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('all tabs are there, each under its name', async ({ page }) => {
  await openPage(page, '/docs/android/custom-code');
  await page.getByRole('tab', { name: 'Kotlin' }).first().click();
  await page.emulateMedia({ media: 'print' });
  const group = page.locator('.theme-tabs-container').first();
  await expect(group.getByRole('tablist')).toBeHidden();
  const panels = group.locator('[role="tabpanel"]');
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(panels.filter({ hasText: 'fun echo(call: PluginCall)' })).toHaveCount(1);
  const labels = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(labels).toEqual(['"Java"', '"Kotlin"']);
});

test('code wraps', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await openPage(page, '/docs/android/custom-code');
  const readHidden = () =>
    page
      .locator('pre:visible')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await readHidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(readHidden).toBe(0);
});

test('links out of the site show where they lead', async ({ page }) => {
  await openPage(page, '/docs/getting-started/environment-setup');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('article a[href^="https://"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://');
});

test('what is folded is open', async ({ page }) => {
  await openPage(page, '/docs/plugins/tutorial/web');
  const folded = page.locator('.theme-doc-markdown details:not(.theme-doc-toc-mobile)').first();
  await expect(folded).not.toHaveAttribute('open');
  await page.emulateMedia({ media: 'print' });
  await expect(folded.locator('p, pre').last()).toBeVisible();
});

test('paper is light, also for readers of the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/docs/android/custom-code');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const selector of ['article h1', 'article p', 'article td', 'article code', '.token-line span']) {
    const readText = async () => (await readBrightness(page, selector)).text;
    await expect.poll(readText, selector).toBeLessThan(110);
  }
  expect((await readBrightness(page, 'article')).background).toBe(255);
  await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
