import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from '../src/cli/test/browser';
import { testedSizes } from '../src/config/accessibility';
import type { OtherBrowser } from './browsers/fixtures';
import { chromiumArguments } from './chromium-arguments';
import { desktopOnly } from './desktop-only';

const executablePath = findTestBrowser();

/** The tests that look at every page. */
const everyPage = /every-page\.spec\.ts$/;

/** Tests of what has nothing to do with the screen, in files where others have: phones leave them out. */
const anySize = /@any-size/;

/** The comparison of components with their pictures, which has sizes of its own. */
const pictures = /pictures\.spec\.ts$/;

/**
 * Browser tests against the production build. Our own server picks a free port and prints the address; the port
 * reaches the tests as the environment variable SITE_PORT (see e2e/fixtures.ts).
 */
export default defineConfig<object, { otherBrowser: OtherBrowser }>({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine can make a browser late. `npm test` says how many tests needed the second try.
  retries: 1,
  // One more than the processors of the machine that they are made for: tests wait for timers and frames, together a tenth of their time.
  workers: 3,
  timeout: 90_000,
  // A search of all versions builds four indexes: 3 s of a quiet machine, and more than 15 s of one where two tests do it at a time.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Requests that a service worker answers can't be routed; the tests of reading offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        ...chromiumArguments,
        // Without a process of its own for what no graphics card does: a tenth of the time of all tests.
        '--in-process-gpu',
        // Hints such as preconnect are no requests that a test could stop.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    // First, because they take longest: short ones fill the time until the last worker is done.
    {
      name: 'pages',
      testMatch: everyPage,
      use: { ...devices['Desktop Chrome'], viewport: testedSizes.desktop },
    },
    {
      name: 'desktop',
      testIgnore: [everyPage, pictures],
      use: { ...devices['Desktop Chrome'], viewport: testedSizes.desktop },
    },
    {
      name: 'phone',
      testIgnore: [everyPage, pictures, ...desktopOnly.map((name) => `**/${name}.spec.ts`)],
      grepInvert: anySize,
      use: { ...devices['Pixel 5'], viewport: testedSizes.phone, hasTouch: true, isMobile: true },
    },
    {
      name: 'pictures',
      testMatch: pictures,
      snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
      use: devices['Desktop Chrome'],
    },
    // The core journeys; where the browser is not installed they are skipped, and say so.
    { name: 'firefox', testDir: './browsers', use: { otherBrowser: 'firefox' } },
    { name: 'webkit', testDir: './browsers', use: { otherBrowser: 'webkit' } },
  ],
  webServer: {
    command: 'node src/cli/run.mjs serve --port 0',
    cwd: '..',
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
  },
});
