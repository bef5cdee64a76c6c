import type { Browser, Page } from '@playwright/test';
import { BenchError } from './errors';
import { phone, slowDown } from './profile';
import { median } from './statistics';
import { touch } from './touch';
import { openReference } from './visit';

/** How long the page must be quiet after loading before the first press, in milliseconds. A reader looks at it first. */
const lookTime = 1000;

/** Elements that a reader may press first, and how the page shows that the press worked. */
const targets = {
  menu: { pressed: 'main [aria-haspopup="menu"]', works: '[role="menu"]' },
  mobileSidebar: { pressed: '.navbar__toggle', works: '.navbar-sidebar--show' },
  tab: { pressed: 'main [role="tab"][aria-selected="false"]', works: '[data-bench-pressed][aria-selected="true"]' },
  search: { pressed: '.search-button', works: 'input[type="search"]:focus' },
} as const;

type Target = keyof typeof targets;

/** Times in milliseconds, measured from the touch unless stated otherwise. */
export interface PressFigures {
  /** From the first press on a page to the next paint, as reported for Interaction to Next Paint. The slowest kind of press. */
  readonly firstPress: number;
  /** From the press on the search box until a field has focus. */
  readonly searchReady: number;
  /** From the press on the search box until the dialog with its results list is shown. */
  readonly dialogShown: number;
  /** From the start of a visit until the page is hydrated. */
  readonly interactive: number;
}

/** The part of Event Timing used here, because TypeScript lacks `interactionId`. */
interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

declare global {
  interface Window {
    press: { paint: number; touched: number; worked: number; interactive: number };
  }
}

/** Runs in the page before its own scripts. */
function watchPress(works: string): void {
  window.press = { paint: 0, touched: 0, worked: 0, interactive: 0 };
  const { press } = window;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[]) {
      if (entry.interactionId > 0) press.paint = Math.max(press.paint, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const look = (): void => {
    if (document.querySelector(works) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (press.worked = performance.now()));
  };
  addEventListener(
    'touchend',
    () => {
      press.touched = performance.now();
      requestAnimationFrame(look);
    },
    { capture: true, passive: true, once: true },
  );
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hasHydrated !== 'true') return;
    press.interactive = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-has-hydrated'] });
}

/**
 * Visits the reference page once for each kind of press, each time as a first-time visitor.
 *
 * @param origin of our site
 * @param rounds visits for each kind
 * @returns medians; for the first press, the median of the slowest kind
 * @throws BenchError when a page lacks the element to press
 */
export async function measurePresses(browser: Browser, origin: string, rounds: number): Promise<PressFigures> {
  const paints: number[] = [];
  const interactive: number[] = [];
  const search: { ready: number; shown: number }[] = [];
  for (const name of Object.keys(targets) as Target[]) {
    const ofTarget: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const press = await pressOnce(browser, origin, name);
      ofTarget.push(press.paint);
      interactive.push(press.interactive);
      if (name === 'search') search.push({ ready: press.worked, shown: press.shown });
    }
    paints.push(median(ofTarget));
  }
  return {
    firstPress: Math.max(...paints),
    searchReady: median(search.map(({ ready }) => ready)),
    dialogShown: median(search.map(({ shown }) => shown)),
    interactive: median(interactive),
  };
}

interface Press {
  readonly paint: number;
  readonly worked: number;
  readonly shown: number;
  readonly interactive: number;
}

async function pressOnce(browser: Browser, origin: string, name: Target): Promise<Press> {
  const { pressed, works } = targets[name];
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript(watchPress, works);
    await openReference(page, origin, lookTime);
    const element = page.locator(`${pressed}:visible`).first();
    if ((await element.count()) === 0) throw new BenchError(`${page.url()} has no ${pressed}; see first-press.ts.`);
    await element.evaluate((target) => target.setAttribute('data-bench-pressed', ''));
    await touch(page, session, element);
    await page.waitForFunction(() => window.press.worked > 0, undefined, { timeout: 15_000 });
    const shown = name === 'search' ? await waitForDialog(page) : 0;
    // The browser reports an interaction a little after its paint.
    await page.waitForTimeout(lookTime);
    const { paint, touched, worked, interactive } = await page.evaluate(() => window.press);
    return { paint, worked: worked - touched, shown: shown - touched, interactive };
  } finally {
    await context.close();
  }
}

async function waitForDialog(page: Page): Promise<number> {
  await page.locator('.search-modal input:focus').waitFor({ timeout: 30_000 });
  return page.evaluate(() => performance.now());
}
