import type { LaunchOptions } from '@playwright/test';

/** How the benchmark starts Chromium: without a sandbox, as containers need it, and without doing anything of its own on the line. */
export const launchOptions: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
