import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that start a browser, by the name of the browser in the tests, in the order in which they are tried. */
const programs = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
};

/**
 * The properties of the machine that matter when looking for a browser.
 */
export type Machine = {
  env: Readonly<Record<string, string | undefined>>;
  isUsable: (path: string) => boolean;
};

/**
 * Finds a browser that is not based on Chromium. WebKit needs a display: a real one, or a virtual one from Xvfb.
 *
 * @param [machine] this one, unless a test passes its own
 * @returns absolute path of the program to start, or null when there is none
 */
export function findOtherBrowser(
  browser: keyof typeof programs,
  machine: Machine = { env: process.env, isUsable },
): string | null {
  const { env } = machine;
  if (browser === 'firefox' && env.FIREFOX_PATH) return machine.isUsable(env.FIREFOX_PATH) ? env.FIREFOX_PATH : null;
  const found = findOnPath(programs[browser], machine);
  const hasScreen = env.DISPLAY || env.WAYLAND_DISPLAY || findOnPath(['Xvfb'], machine) !== null;
  return browser === 'webkit' && !hasScreen ? null : found;
}

function findOnPath(names: readonly string[], { env, isUsable: canRun }: Machine): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(canRun) ?? null;
}

/**
 * Checks more than the name: on Ubuntu, `firefox` may be a script that only tells you to install a snap, and a snap can't
 * read the profile that a test creates.
 */
function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    if (realpathSync(path).includes('/snap')) return false;
  } catch {
    return false;
  }
  if (!path.includes('firefox')) return true;
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /Firefox/.test(answer.stdout);
}
