import type { CDPSession, Page } from '@playwright/test';
import { BenchError } from './errors';
import { touch } from './touch';

const keys = { lifted: 'bench-lifted', shown: 'bench-shown', wanted: 'bench-wanted' } as const;

/**
 * Runs in every page before its own scripts, including the target of a full navigation. Records when the finger was lifted and when the
 * wanted heading has then been on the screen for one frame. Both pages use the same wall-clock time.
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

/** Installs the script above, so that it runs in every document that the page opens from now on. */
export const installTapWatch = (page: Page): Promise<unknown> => page.addInitScript(watchTap, keys);

/**
 * Taps a link in the text of the page with an emulated touch, and waits for the heading of the target page.
 *
 * @param route target of the link, without a trailing slash
 * @param heading of the target page
 * @returns milliseconds from the end of the touch to the frame after the one that shows the heading
 * @throws when the page has no such link, or the heading does not appear within 15 seconds
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
