import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments } from '../chromium-arguments';

/** Launch options for Chromium that prevent anything but the page from using time or the network. */
export const launchOptions: LaunchOptions = { args: chromiumArguments };
