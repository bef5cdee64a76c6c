import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments } from '../chromium-arguments';

/** How the benchmark starts Chromium: so that nothing but the page takes time and sends anything. */
export const launchOptions: LaunchOptions = { args: chromiumArguments };
