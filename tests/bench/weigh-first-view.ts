import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { ignoreRestingPointer } from '../ignore-resting-pointer';
import { phone } from './profile';
import { createBenchServer, SentSite } from './server';
import { openReference, summarize } from './visit';

/** How long a page must be quiet before it counts as fully loaded, in milliseconds. */
const quiet = 1500;

/** What the reference page loads before the first interaction. */
export interface FirstView {
  /** Sizes in kB. */
  readonly js: number;
  readonly css: number;
  /** Paths of the scripts. */
  readonly scripts: readonly string[];
}

/**
 * Opens the reference page of a build on the emulated phone, but at full speed, and measures what it loads.
 *
 * @param folder absolute path of the build
 * @throws when the page does not exist
 */
export async function weighFirstView(browser: Browser, folder: string): Promise<FirstView> {
  const site = new SentSite(folder);
  const server = createBenchServer({ ours: site });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage(phone);
  await page.addInitScript(ignoreRestingPointer);
  try {
    const { port } = server.address() as AddressInfo;
    const record = await openReference(page, `http://ours.localhost:${port}`, quiet);
    const { js, css } = summarize(record, site);
    const scripts = [...new Set(record.files.map(({ path }) => path).filter((path) => /\.m?js$/.test(path)))];
    return { js, css, scripts };
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
