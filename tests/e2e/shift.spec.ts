import type { Page } from '@playwright/test';
import { blockFonts, expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { findBarFlaws, findBrokenWords, findClippedContent, fontSizes, narrowWindows, resize } from './page-geometry';
import { type SlowSite, startSlowSite } from './slow-site';
import { templates } from './templates';

/** What readers may have stored: everything that makes the page differ from the server's HTML. */
const choices: Readonly<Record<string, string>> = {
  theme: 'dark',
  'docs-preferred-version-default': 'v3',
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.announcement.id': 'v8-released',
  'docusaurus.tab.package-manager': 'pnpm',
  'docusaurus.tab.platform': 'android',
  'docusaurus.tab.language': 'kotlin',
  'docusaurus.tab.framework': 'vue',
  'docusaurus.tab.config-format': 'json',
};

/** Delay of the scripts, so that the page is rendered before it is hydrated, in milliseconds. */
const delay = 200;

/** Height of the window in CSS pixels. More than any real window, so that shifts further down count too. */
const height = 3000;

/**
 * Cumulative layout shift that counts as none: 0.001 in a window 800 pixels high, and less in a higher one, where the same move scores less.
 */
const limit = (0.001 * 800) / height;

interface Shift {
  score: number;
  /** One line for each element that moved. */
  moves: string[];
}

/** The browser's entry about elements that moved. TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Opens a page with given entries in storage, and records layout shifts. */
async function openWatched(page: Page, path: string, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    const shift: Shift = { score: 0, moves: [] };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      // If a page is shorter than this window, its footer is at the bottom and grows upward while it loads.
      const isGrowing = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): boolean =>
        node instanceof Element &&
        node.matches('.theme-layout-footer') &&
        currentRect.top < previousRect.top &&
        Math.abs(currentRect.bottom - previousRect.bottom) < 1;
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.every(isGrowing)) continue;
        shift.score += value;
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const from = [previousRect.x, previousRect.y, previousRect.width, previousRect.height].map(Math.round);
          const to = [currentRect.x, currentRect.y, currentRect.width, currentRect.height].map(Math.round);
          shift.moves.push(`${value.toFixed(4)} <${element?.localName} class="${element?.className}"> ${from} → ${to}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, stored);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  // They are used only where no line of the window moves, which is rarely so in a window of this height.
  await blockFonts(page);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
  await openPage(page, path);
}

/** Reads the layout shifts so far, after the time that pictures and late effects may take. */
async function readShift(page: Page): Promise<Shift> {
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as { shift: Shift }).shift);
}

async function expectStill(page: Page): Promise<void> {
  const { score, moves } = await readShift(page);
  expect(score, moves.join('\n')).toBeLessThan(limit);
}

test.use({ expectedMessages: /Failed to load resource/ });
test.afterEach(({ devTools }) => devTools.send('Page.setFontSizes', { fontSizes: fontSizes.usual }));

// Together, these have everything that a stored choice changes: the announcement, versions, tabs.
for (const name of [
  'the landing page',
  'a plugin page',
  'the configuration',
  'a page of tabs',
  'an upgrade guide',
  'a page of an unmaintained version, with a tip',
  'the search page',
] as const) {
  test(`nothing moves on ${name} when a reader has stored choices`, async ({ page }) => {
    await openWatched(page, templates[name], choices);
    await expectStill(page);
  });
}

// Phones show the same elements one below the other, and set to other widths they are no phones anymore.
for (const [name, path] of Object.entries(templates)) {
  test(`nothing moves on ${name}, nor is lost in narrow windows and with large letters`, {
    tag: '@any-size',
  }, async ({ page, devTools }) => {
    await openWatched(page, path, {});
    await expectStill(page);
    // Code gets its name with the first interaction.
    await triggerFirstInteraction(page);
    await expect(page.locator('code-block:not(:defined)')).toHaveCount(0);
    for (const window of narrowWindows) {
      await resize(page, window);
      expect(await findClippedContent(page), JSON.stringify(window)).toEqual([]);
    }
    await devTools.send('Page.setFontSizes', { fontSizes: fontSizes.large });
    for (const width of [1280, 390]) {
      await resize(page, { width, fontSize: '' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await findBarFlaws(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      expect(await findBrokenWords(page), `${width} px`).toEqual([]);
    }
  });
}

test.describe('while a page comes in part by part', () => {
  let site: SlowSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await startSlowSite(baseURL ?? '');
  });
  test.afterAll(() => site.close());

  for (const name of [
    'the commands of the CLI',
    'the configuration',
    'an upgrade guide',
    'a step of the tutorial, with folds',
  ] as const) {
    test(`nothing moves on ${name}`, { tag: '@any-size' }, async ({ page }) => {
      await openWatched(page, site.origin + templates[name], {});
      expect(await page.locator('table').first().isVisible()).toBe(true);
      await expectStill(page);
    });
  }
});

test('a move is noticed', { tag: '@any-size' }, async ({ page }) => {
  await openWatched(page, '/docs/cli', {});
  await page.evaluate(() => document.querySelector('article')?.insertAdjacentHTML('afterbegin', '<p>late</p>'));
  expect((await readShift(page)).score).toBeGreaterThan(limit);
});
