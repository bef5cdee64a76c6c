import { defineConfig, devices } from '@playwright/test';
import { testedSizes } from '../../src/config/accessibility';
import { chromiumArguments } from '../chromium-arguments';
import { findTestBrowser } from '../runner/browser';

const executablePath = findTestBrowser();

/** Journeys of a writer, which run `npm start` in a copy and take minutes. They are run by hand and are not part of `npm test`. */
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
