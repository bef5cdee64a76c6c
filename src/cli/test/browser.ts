import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';
import { runCommand, runInstalled } from '../run-command';

/** Names of the browser on PATH, in the order they are tried. */
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Names of the headless shell: Chromium without its window, which Playwright takes for headless tests where it has downloaded it. Tests
 * take a third less time with it.
 */
const shellsOnPath = ['chromium-headless-shell', 'chrome-headless-shell'];

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
  const places = readChosen(machine);
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    for (const root of roots) {
      if (root !== undefined) places.push(win32.join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
    }
  } else {
    places.push(...listOnPath(namesOnPath, machine));
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

/** @returns the path in CHROME_PATH, or nothing */
function readChosen({ env }: Machine): string[] {
  return env.CHROME_PATH === undefined || env.CHROME_PATH === '' ? [] : [env.CHROME_PATH];
}

/** @returns where programs of these names may be, those of the first name first */
function listOnPath(names: readonly string[], { env }: Machine): string[] {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * The browser for tests without a window: what CHROME_PATH names, else the headless shell, else any other.
 *
 * @param [machine] this one unless a test brings its own
 * @returns path of the first that answers, or null
 */
export function findTestBrowser(machine: Machine = readMachine()): string | null {
  const first = [...readChosen(machine), ...(machine.platform === 'win32' ? [] : listOnPath(shellsOnPath, machine))];
  return first.find(machine.isBrowser) ?? findBrowser(machine);
}

/**
 * @param [machine] this one unless a test brings its own
 * @returns path of the first browser with a window that answers, or null
 */
export function findBrowser(machine: Machine = readMachine()): string | null {
  return listBrowserPlaces(machine).find(machine.isBrowser) ?? null;
}

/**
 * Finds a browser for tests, and gets what is missing: as root on Debian or Ubuntu the headless shell, also beside an installed browser; then,
 * without any, Playwright's download, and at last the system's Chromium.
 *
 * @returns its path, or null when all of that failed
 */
export async function getBrowser(): Promise<string | null> {
  const found = findTestBrowser();
  const isBest = found === process.env.CHROME_PATH || shellsOnPath.some((name) => found?.endsWith(`/${name}`));
  if (found !== null && isBest) return found;
  await installPackage('chromium-headless-shell');
  const installed = findTestBrowser();
  if (installed !== null) return installed;
  console.log('No Chromium or Chrome found: downloading the one from Playwright.');
  await runInstalled('@playwright/test/cli.js', ['install', 'chromium']);
  const downloaded = findTestBrowser();
  if (downloaded !== null) return downloaded;
  await installPackage('chromium');
  return findTestBrowser();
}

/** A machine without a network is told so after seconds, not minutes. */
const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** Installs a package of the system where we may: as root on Debian or Ubuntu. */
async function installPackage(name: string): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing the package ${name} for the browser tests.`);
  const updated = await runCommand('apt-get', ['update', '-q', ...patience]);
  if (updated !== 0) return;
  await runCommand('apt-get', ['install', '-qy', ...patience, name], { DEBIAN_FRONTEND: 'noninteractive' });
}

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
