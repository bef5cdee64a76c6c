import type { Page } from '@playwright/test';
import { blockFonts, expect, openPage, test } from './fixtures';

const keys = { dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id' };

function findBar(page: Page) {
  return page.locator('.theme-announcement-bar');
}

async function readStored(page: Page): Promise<(string | null)[]> {
  return page.evaluate(({ dismissed, id }) => [localStorage.getItem(dismissed), localStorage.getItem(id)], keys);
}

/** Visits the site once, so that it stores the id of its announcement, then changes what is stored. */
async function visitBefore(page: Page, stored: { dismissed: string; id?: string }): Promise<string> {
  await openPage(page, '/docs/apis/toast');
  await expect.poll(async () => (await readStored(page))[1]).toMatch(/\w/);
  const [, id] = await readStored(page);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    keys.dismissed,
    stored.dismissed,
  ] as const);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [keys.id, stored.id ?? id ?? ''] as const);
  return id ?? '';
}

test('it stands above the page until it is closed, also after a reload', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  await expect(findBar(page)).toBeVisible();
  await findBar(page).getByRole('button', { name: 'Close' }).click();
  await expect(findBar(page)).toBeHidden();
  expect(await readStored(page)).toEqual(['true', expect.stringMatching(/\w/)]);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(findBar(page)).toBeHidden();
});

test('it has one line on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have one anyway');
  await openPage(page, '/docs/apis/toast');
  expect(await findBar(page).evaluate((bar) => bar.clientHeight)).toBeLessThanOrEqual(36);
});

test('the sidebar shows the entry of the page below it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the sidebar is closed on phones');
  for (const path of ['/docs/config', '/docs/ios/troubleshooting', '/docs/apis/toast']) {
    await openPage(page, path);
    await expect(findBar(page)).toBeVisible();
    await expect(page.locator('.doc-sidebar a[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  }
});

test('a new one is shown to readers who have closed an older one', { tag: '@any-size' }, async ({ page }) => {
  const id = await visitBefore(page, { dismissed: 'true', id: 'an-older-one' });
  await openPage(page, '/docs/apis/toast');
  await expect(findBar(page)).toBeVisible();
  await expect.poll(() => readStored(page)).toEqual(['false', id]);
});

test('its link leads to a page', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  await findBar(page).getByRole('link').click();
  await expect(page.locator('article h1')).toBeVisible();
});

/** The browser's entry about elements that moved. TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test.describe('while a page loads', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const dismissed of ['true', 'false']) {
    test(`nothing moves up or down while a page loads whose bar was closed: ${dismissed}`, async ({ page }) => {
      await visitBefore(page, { dismissed });
      await page.addInitScript(() => {
        const moves: string[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as LayoutShift[]) {
            for (const { node, previousRect, currentRect } of sources) {
              const distance = currentRect.top - previousRect.top;
              if (distance !== 0) moves.push(`${node?.nodeName} ${node?.className}: ${distance} px`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await blockFonts(page);
      await openPage(page, '/docs/apis/camera');
      await expect(findBar(page)).toBeVisible({ visible: dismissed !== 'true' });
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
    });
  }
});

test('closing it gives its room to the page', async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const bar = findBar(page);
  const heading = page.locator('article h1');
  const before = await heading.evaluate((node) => node.getBoundingClientRect().top);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(before);
});
