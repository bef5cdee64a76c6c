import type { Page } from '@playwright/test';
import { blockFonts, expect, openPage, test, triggerFirstInteraction, waitForFonts } from './fixtures';

const files = '**/assets/fonts/**';

/** Pages of different kinds. */
const pages = ['/docs/', '/docs/apis/camera', '/docs/config', '/docs/cli/commands/sync', '/docs/guides/deep-links'];

/**
 * Cumulative layout shift that a wide window may have: words that move sideways within their lines, .015 at most. A paragraph that gets another line
 * has ten times as much. On phones, nothing may move, because the first page does not use the fonts.
 */
const limits = { wide: 0.02, phone: 0.001 };

interface Shift {
  score: number;
  /** What moved. */
  texts: string[];
}

/** Adds up the layout shifts of a page. */
async function watchShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const shift: Shift = { score: 0, texts: [] };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        shift.score += entry.value;
        shift.texts.push(
          ...entry.sources.map(({ node }) => `${entry.value.toFixed(4)} ${node?.textContent?.slice(0, 60)}`),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: Shift }).shift);
}

/** Waits until the page has decided about its fonts, and returns whether it uses them. */
async function usesFonts(page: Page): Promise<boolean> {
  await waitForFonts(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('Inter,'));
}

for (const delay of [0, 1500]) {
  test(`fonts that take ${delay} ms move no line`, async ({ page, isMobile }) => {
    const readShift = await watchShift(page);
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    let used = 0;
    for (const path of pages) {
      await openPage(page, path);
      used += Number(await usesFonts(page));
      const { score, texts } = await readShift();
      expect(score, [path, ...texts].join('\n')).toBeLessThan(isMobile ? limits.phone : limits.wide);
    }
    if (isMobile) {
      expect(used).toBe(0);
      // With them, the browser would lay out the page once more, for nothing.
      expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContain('Inter');
    } else {
      expect(used).toBeGreaterThanOrEqual(pages.length - 2);
    }
  });
}

test('fonts come after the first paint, from this host', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await usesFonts(page);
  const { paint, starts } = await page.evaluate(() => ({
    paint: performance.getEntriesByType('paint').find(({ name }) => name === 'first-paint')?.startTime ?? 0,
    starts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(starts).toHaveLength(2);
  for (const start of starts) expect(start).toBeGreaterThan(paint);
});

test('all pages after the first use the fonts', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/cli/commands/sync');
  await usesFonts(page);
  await triggerFirstInteraction(page);
  await page.getByRole('link', { name: 'CLI', exact: true }).first().click();
  await expect(page).toHaveURL('/docs/cli');
  await expect.poll(() => usesFonts(page)).toBe(true);
});

test.describe('without the fonts', { tag: '@any-size' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the page is complete and nothing moves', async ({ page }) => {
    const readShift = await watchShift(page);
    await blockFonts(page);
    await openPage(page, '/docs/apis/camera');
    await page.waitForTimeout(500);
    expect((await readShift()).score).toBeLessThan(0.001);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Inter,');
  });

  test('a browser that saves data does not load them', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await openPage(page, '/docs/apis/camera');
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  });
});
