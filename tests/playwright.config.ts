import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../src/tools/lib/browser.mjs';

const executablePath = findBrowser();

/**
 * Browser tests against the production build. Our own server picks a free port and prints the address; the port
 * reaches the tests as the environment variable SITE_PORT (see e2e/fixtures.ts).
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine can make a browser late. `npm test` says how many tests needed the second try.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Hints such as preconnect are no requests that a test could stop.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What differs there is the service, the network or what is found, not the screen.
      testIgnore: /search-(?:hosted|failures|results|versions|quality)\.spec\.ts$/,
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node src/tools/serve.mjs --port 0',
    cwd: '..',
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
  },
});
