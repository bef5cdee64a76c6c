import type { CDPSession, Locator, Page } from '@playwright/test';
import { BenchError } from './errors';

/** How long a finger touches the screen, in milliseconds. */
const touchTime = 80;

/** How long an element is in view before it is touched, in milliseconds. A reader reads it first. */
const readingTime = 1000;

/**
 * Scrolls an element into view and touches it with an emulated finger.
 *
 * @param prepare runs between scrolling and touching
 * @throws BenchError when the element is hidden
 */
export async function touch(
  page: Page,
  session: CDPSession,
  element: Locator,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(readingTime);
  const box = await element.boundingBox();
  if (box === null) throw new BenchError(`${String(element)} on ${page.url()} is hidden.`);
  await prepare();
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
