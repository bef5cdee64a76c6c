import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from '../../src/cli/test/browser';
import { testedSizes } from '../../src/config/accessibility';
import { chromiumArguments } from '../chromium-arguments';

const executablePath = findTestBrowser();

/** The journeys that start `npm start` in a copy and take minutes: what a writer sees. They are run by hand, and no part of `npm test`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: testedSizes.desktop,
    launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: [...chromiumArguments] },
  },
});
