import type { Page } from '@playwright/test';
import { blockFonts, expect, expectDrawn, openPage, test } from './fixtures';

/*
 * A long page is rendered from its start, portion by portion, so that a slow processor shows the start early. Readers must notice nothing but
 * the speed.
 */
const longPage = '/docs/apis/camera';

test.use({ expectedMessages: /Failed to load resource/ });

/** The last element of the article that can be hidden. */
const endOfPage = '.theme-doc-markdown > :last-child';

/** Elements at which portions can start: in the text of the page, and in the cards of members. */
const places = ':is(.theme-doc-markdown, .api-card) > *';

/** Prevents rendering after the first frame, as if it took forever. */
async function holdDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
}

async function expectWhole(page: Page): Promise<void> {
  await expectDrawn(page);
  const hidden = await page.locator(places).evaluateAll((elements) => {
    return elements.filter((element) => getComputedStyle(element).display === 'none').map(({ outerHTML }) => outerHTML);
  });
  expect(hidden).toEqual([]);
}

test('a long page is drawn in portions, to its end, and nothing that is in view moves', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { portions: 0, shift: 0 };
    Object.assign(window, { drawn: record });
    new MutationObserver((changes) => {
      record.portions += changes.length;
    }).observe(document, { subtree: true, attributeFilter: ['data-portion'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await blockFonts(page);
  await openPage(page, longPage);
  await expectWhole(page);
  const { portions, shift } = await page.evaluate(
    () => (window as unknown as { drawn: { portions: number; shift: number } }).drawn,
  );
  expect(portions).toBeGreaterThan(3);
  expect(shift).toBe(0);
});

for (const path of [longPage, '/docs/config', '/docs/android/custom-code']) {
  test(`what stands behind the article of ${path} waits below the window`, async ({ page }) => {
    await holdDrawing(page);
    await page.goto(path);
    await expect(page.locator('[data-draws] [data-portion]').first()).toBeAttached();
    await expect(page.locator('article h1')).toBeVisible();
    const { top, height } = await page.locator('.pagination-nav').evaluate((behind) => ({
      top: behind.getBoundingClientRect().top,
      height: innerHeight,
    }));
    expect(top).toBeGreaterThan(height);
  });
}

test('whoever presses a key has all of the page at once', async ({ page }) => {
  await holdDrawing(page);
  await page.goto(longPage);
  await expect(page.locator(endOfPage)).toBeHidden();
  await page.keyboard.press('End');
  await expectWhole(page);
});

test('paper gets all of the page', async ({ page }) => {
  await holdDrawing(page);
  await page.goto(longPage);
  await expect(page.locator(endOfPage)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(endOfPage)).toBeVisible();
});

test('an address that leads further down shows all of the page at once', async ({ page }) => {
  await holdDrawing(page);
  for (const fragment of ['#getphoto', '#:~:text=getPhoto']) {
    await page.goto('about:blank');
    await page.goto(longPage + fragment);
    await expectWhole(page);
  }
});

test('a page that is loaded anew, or come back to, is whole at once', async ({ page }) => {
  await page.goto(longPage);
  await expectWhole(page);
  await holdDrawing(page);
  await page.reload();
  await expectWhole(page);
  await page.goto('/docs/offline');
  await page.goBack();
  await expectWhole(page);
});

test('a window that is taller than a portion shows the page at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await holdDrawing(page);
  await page.goto(longPage);
  await expectWhole(page);
});

test('the page that a link leads to is drawn in portions too, to its end', async ({ page }) => {
  await openPage(page, '/docs/apis/browser');
  await page.evaluate((selector) => {
    const record: number[] = [];
    Object.assign(window, { counts: record });
    new MutationObserver(() => {
      record.push(document.querySelectorAll(selector).length);
    }).observe(document, { subtree: true, childList: true });
  }, places);
  await page.locator('.pagination-nav a[href="/docs/apis/camera"]').click();
  await expect(page.locator('article h1')).toHaveText('Camera');
  await expectWhole(page);
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(new Set(counts).size).toBeGreaterThan(3);
  await page.reload();
  expect(await page.locator(places).count()).toBe(Math.max(...counts));
});
