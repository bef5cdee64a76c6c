import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';
import { runCommand, runInstalled } from '../run-command';

/** Names of the browser on PATH, in the order they are tried. */
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The machine, as far as the search for a browser looks at it.
 */
export type Machine = {
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  cachedByPlaywright: string | null;
  isBrowser: (path: string) => boolean;
};

/**
 * Lists where a browser may be, best first: the path in CHROME_PATH, the names on PATH, the usual places of macOS and
 * Windows, and the browser that Playwright has downloaded before.
 *
 * @returns absolute paths, of which most will not exist
 */
export function listBrowserPlaces(machine: Machine): string[] {
  const { env, platform } = machine;
  const places = env.CHROME_PATH === undefined || env.CHROME_PATH === '' ? [] : [env.CHROME_PATH];
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    for (const root of roots) {
      if (root !== undefined) places.push(win32.join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
    }
  } else {
    const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
    for (const name of namesOnPath) places.push(...folders.map((folder) => posix.join(folder, name)));
  }
  if (platform === 'darwin') {
    for (const root of ['', env.HOME ?? '']) {
      places.push(`${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`);
      places.push(`${root}/Applications/Chromium.app/Contents/MacOS/Chromium`);
    }
  }
  if (machine.cachedByPlaywright !== null) places.push(machine.cachedByPlaywright);
  return places;
}

/**
 * @param [machine] this one unless a test brings its own
 * @returns path of the first browser that answers, or null
 */
export function findBrowser(machine: Machine = readMachine()): string | null {
  return listBrowserPlaces(machine).find(machine.isBrowser) ?? null;
}

/**
 * Finds a browser, and when there is none gets one: by Playwright's download, else by the package manager where we
 * may use it (root on Debian or Ubuntu).
 *
 * @returns its path, or null when all of that failed
 */
export async function getBrowser(): Promise<string | null> {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found: downloading the one from Playwright.');
  await runInstalled('@playwright/test/cli.js', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded !== null || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return downloaded;
  console.log('That did not work: installing the chromium package of the system.');
  const updated = await runCommand('apt-get', ['update']);
  if (updated === 0) await runCommand('apt-get', ['install', '-y', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  return findBrowser();
}

/** @returns */
function readMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    cachedByPlaywright: readPlaywrightPath(),
    isBrowser: canRunBrowser,
  };
}

/** @returns where Playwright keeps its own Chromium, whether it is there or not */
function readPlaywrightPath(): string | null {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * A file of that name is not enough: on Ubuntu `chromium-browser` may be a script that only tells to install a snap.
 * Windows browsers ignore `--version` and would open a window, so there the file has to do.
 */
function canRunBrowser(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /Chrom/.test(answer.stdout);
}
