import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';
import { runProgram } from './run-program';

/** Names of the browser on PATH, in the order they are tried. */
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Names of the headless shell: Chromium without a window, which Playwright uses for headless tests if it has downloaded it. Tests
 * take a third less time with it.
 */
const shellsOnPath = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The properties of the machine that matter when looking for a browser.
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
 * @returns absolute paths, most of which do not exist
 */
function listBrowserPlaces(machine: Machine): string[] {
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

/** @returns possible paths of programs with these names, in the order of the names */
function listOnPath(names: readonly string[], { env }: Machine): string[] {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * Finds the browser for headless tests: the one in CHROME_PATH, otherwise the headless shell, otherwise any other.
 *
 * @param [machine] this one, unless a test passes its own
 * @returns path of the first that runs, or null
 */
export function findTestBrowser(machine: Machine = readMachine()): string | null {
  const first = [...readChosen(machine), ...(machine.platform === 'win32' ? [] : listOnPath(shellsOnPath, machine))];
  return first.find(machine.isBrowser) ?? findBrowser(machine);
}

/**
 * @param [machine] this one, unless a test passes its own
 * @returns path of the first browser with a window that runs, or null
 */
export function findBrowser(machine: Machine = readMachine()): string | null {
  return listBrowserPlaces(machine).find(machine.isBrowser) ?? null;
}

/**
 * Finds a browser for tests, and installs one if needed. As root on Debian or Ubuntu, it installs the headless shell, even if there is another
 * browser. If there is still no browser, it tries Playwright's download, and finally the system's Chromium.
 *
 * @returns path of the browser, or null when all of that failed
 */
export async function getBrowser(): Promise<string | null> {
  const found = findTestBrowser();
  const isBest = found === process.env.CHROME_PATH || shellsOnPath.some((name) => found?.endsWith(`/${name}`));
  if (found !== null && isBest) return found;
  await installPackage('chromium-headless-shell');
  const installed = findTestBrowser();
  if (installed !== null) return installed;
  console.log("No Chromium or Chrome found: downloading Playwright's Chromium.");
  await runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const downloaded = findTestBrowser();
  if (downloaded !== null) return downloaded;
  await installPackage('chromium');
  return findTestBrowser();
}

/** Options of `apt-get` that make it fail after seconds, not minutes, on a machine without a network. */
const aptOptions = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** Installs a system package if that is possible: as root on Debian or Ubuntu. */
async function installPackage(name: string): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing the package ${name} for the browser tests.`);
  const updated = await runProgram('apt-get', ['update', '-q', ...aptOptions]);
  if (updated !== 0) return;
  await runProgram('apt-get', ['install', '-qy', ...aptOptions, name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

function readMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    cachedByPlaywright: readPlaywrightPath(),
    isBrowser: canRunBrowser,
  };
}

/** @returns path of Playwright's own Chromium, whether it exists or not */
function readPlaywrightPath(): string | null {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Checks more than the name: on Ubuntu, `chromium-browser` may be a script that only tells you to install a snap.
 * On Windows, browsers ignore `--version` and would open a window, so there it is enough that the file exists.
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
