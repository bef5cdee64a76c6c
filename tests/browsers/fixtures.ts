import { test as base, expect } from '@playwright/test';
import { otherBrowsers } from '../../src/config/accessibility';
import { startFirefox } from './firefox';
import { findOtherBrowser } from './other-browsers';
import { createReader, type Reader } from './reader';
import type { WebDriver } from './webdriver';
import { startWebKit } from './webkit';

export { expect };

/** A browser that is not based on Chromium. */
export type OtherBrowser = keyof typeof otherBrowsers;

const starters = { firefox: startFirefox, webkit: startWebKit };

/** The test function of the journeys. A test fails when a page logs an error or a warning while it runs. */
export const test = base.extend<{ reader: Reader }, { otherBrowser: OtherBrowser; driver: WebDriver }>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],

  driver: [
    async ({ otherBrowser }, use) => {
      const program = findOtherBrowser(otherBrowser);
      if (program === null) throw new Error(`${otherBrowsers[otherBrowser].name} is not installed.`);
      const driver = await starters[otherBrowser](program);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  reader: async ({ driver }, use) => {
    const origin = `http://localhost:${process.env.SITE_PORT}`;
    const reader = createReader(driver, origin);
    await reader.resize({ width: 1280, height: 900 });
    await reader.open('/docs/config');
    await reader.read(() => localStorage.clear());
    await use(reader);
    expect(await driver.readComplaints(origin)).toEqual([]);
  },
});

test.beforeEach(({ otherBrowser }, testInfo) => {
  const { name, packages } = otherBrowsers[otherBrowser];
  const isMissing = findOtherBrowser(otherBrowser) === null;
  testInfo.skip(isMissing, `not run: ${name} is not installed (on Debian: apt-get install ${packages.join(' ')})`);
});
