import { inputError } from '../build/errors/input-error';
import { checkArguments } from './arguments';
import { runInstalled } from './run-command';
import { findTestBrowser } from './test/browser';

/** Takes the screenshots of all components again (`tests/pictures/`), from the current build and with the browser of this machine. */
export async function updatePictures(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, {})) return;
  const browser = findTestBrowser();
  if (browser === null) throw inputError('No browser: install Chromium, or set CHROME_PATH to the program of one.');
  process.exitCode = await runInstalled(
    '@playwright/test/cli.js',
    ['test', '--config=tests/playwright.config.ts', '--project=pictures', '--update-snapshots'],
    { CHROME_PATH: browser },
  );
}
