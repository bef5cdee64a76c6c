import { defineConfig, devices } from '@playwright/test';
import { testedSizes } from '../src/config/accessibility';
import type { OtherBrowser } from './browsers/fixtures';
import { chromiumArguments } from './chromium-arguments';
import { desktopOnly } from './desktop-only';
import { findTestBrowser } from './runner/browser';

const executablePath = findTestBrowser();

/** The tests that check every page. */
const everyPage = /every-page\.spec\.ts$/;

/** Tests that do not depend on the screen, in files where other tests do. They are skipped on phones. */
const anySize = /@any-size/;

/** The comparison of components with their pictures, which sets its own window sizes. */
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
  // A busy machine can slow a browser down. `npm test` reports how many tests needed the retry.
  retries: 1,
  // One more than the processors of the intended machine, because tests spend a tenth of their time waiting for timers and frames.
  workers: 3,
  timeout: 90_000,
  // A search of all versions builds four indexes: 3 s on an idle machine, and more than 15 s if two tests do it at the same time.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // The tests of a worker share a context, which Playwright resets after each of them: a new renderer for each took a ninth of the time of all
    // tests. Files whose tests leave behind what a reset keeps, such as a stopped clock, turn it off. A test that fails ends its worker.
    reuseContext: true,
    // Requests that a service worker answers can't be routed. The tests of offline reading allow service workers.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        ...chromiumArguments,
        // No separate GPU process, since there is no graphics card: saves a tenth of the time of all tests.
        '--in-process-gpu',
        // Resource hints such as preconnect are not requests that a test could block.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    // First, because these take longest. Short tests then keep the other workers busy until the last one is done.
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
    // The core user journeys. If the browser is not installed, they are skipped with a message.
    { name: 'firefox', testDir: './browsers', use: { otherBrowser: 'firefox' } },
    { name: 'webkit', testDir: './browsers', use: { otherBrowser: 'webkit' } },
  ],
  webServer: {
    command: 'node src/packages/docs-cli/run.mjs serve --port 0',
    cwd: '..',
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
  },
});
