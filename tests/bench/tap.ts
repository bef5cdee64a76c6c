import type { CDPSession, Page } from '@playwright/test';
import { BenchError } from './errors';
import { touch } from './touch';

const keys = { lifted: 'bench-lifted', shown: 'bench-shown', wanted: 'bench-wanted' } as const;

/**
 * Runs in every page before its own scripts, also in the one that a full navigation leads to: notes when the finger was lifted, and
 * when, after that, the wanted heading has been on the screen for a frame. Times are those of the clock, which both pages share.
 */
export function watchTap({ lifted, shown, wanted }: typeof keys): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const look = () => {
    const heading = document.querySelector('h1');
    const isShown = heading !== null && heading.getClientRects().length > 0;
    const isWanted = heading?.textContent?.includes(sessionStorage.getItem(wanted) ?? '\0') === true;
    if (isShown && isWanted) requestAnimationFrame(() => sessionStorage.setItem(shown, now()));
    else requestAnimationFrame(look);
  };
  addEventListener(
    'touchend',
    () => {
      sessionStorage.setItem(lifted, now());
      requestAnimationFrame(look);
    },
    { capture: true, passive: true },
  );
  if (sessionStorage.getItem(lifted) !== null) requestAnimationFrame(look);
}

/** Hands the script above to every page of a context that is still to be opened. */
export const installTapWatch = (page: Page): Promise<unknown> => page.addInitScript(watchTap, keys);

/**
 * Taps a link in the text of the page, as a finger does, and waits for the heading of the page that it leads to.
 *
 * @param route that the link leads to, without a slash at the end
 * @param heading of that page
 * @returns milliseconds from the end of the touch to the frame behind the one that shows the heading
 * @throws when the page has no such link, or the heading does not come within 15 seconds
 */
export async function timeTap(page: Page, session: CDPSession, route: string, heading: string): Promise<number> {
  const link = page.locator(`main :is(a[href="${route}"], a[href="${route}/"]):visible`).first();
  if ((await link.count()) === 0)
    throw new BenchError(`${page.url()} has no link to ${route} in its text; see budgets.ts.`);
  await touch(page, session, link, () =>
    page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [keys.wanted, heading] as const),
  );
  const handle = await page.waitForFunction(
    ({ lifted, shown }) => {
      const end = sessionStorage.getItem(shown);
      return end === null ? null : Number(end) - Number(sessionStorage.getItem(lifted));
    },
    keys,
    { timeout: 15_000, polling: 100 },
  );
  return (await handle.jsonValue()) ?? 0;
}
