import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { phone, slowDown } from './profile';
import { createBenchServer, SentSite } from './server';
import { median } from './statistics';
import { touch } from './touch';
import { openReference } from './visit';

/** How long the page must be quiet before the search is opened, in milliseconds. */
const lookTime = 1000;

/** Number of first visits; the median of them counts. */
const visits = 3;

/** Longest wait for the field and for the hits, in milliseconds. */
const answerTime = 30_000;

/**
 * Measures on the emulated phone how long a first-time visitor waits for the first hits of the search.
 *
 * @param folder absolute path of the build
 * @param query what the visitor has typed when the field gets the focus
 * @returns seconds from the press on the search to the frame with the first hit
 * @throws when nothing is found
 */
export async function timeFirstHits(browser: Browser, folder: string, query: string): Promise<number> {
  const server = createBenchServer({ ours: new SentSite(folder) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const times: number[] = [];
    // The server compresses its files during the first visit.
    for (let visit = 0; visit <= visits; visit += 1) {
      const time = await searchOnce(browser, `http://ours.localhost:${port}`, query);
      if (visit > 0) times.push(time);
    }
    return median(times);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function searchOnce(browser: Browser, origin: string, query: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await openReference(page, origin, lookTime);
    await page.evaluate(() => {
      addEventListener('touchend', () => performance.mark('bench-pressed'), { capture: true, once: true });
    });
    await touch(page, session, page.locator('.search-button:visible').first());
    await page.locator('input[type="search"]:focus').waitFor({ timeout: answerTime });
    await page.keyboard.insertText(query);
    const shown = page.waitForFunction(
      () => document.querySelector('.search-modal [role="tree"] a') !== null && performance.now(),
      undefined,
      { timeout: answerTime, polling: 'raf' },
    );
    const end = Number(await (await shown).jsonValue());
    const start = await page.evaluate(() => performance.getEntriesByName('bench-pressed')[0]?.startTime ?? Number.NaN);
    return (end - start) / 1000;
  } finally {
    await context.close();
  }
}
