import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that start a browser, by the name that the tests have for it, in the order in which they are tried. */
const programs = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
};

/**
 * The machine, as far as the search looks at it.
 * @typedef {{
 *   env: Readonly<Record<string, string | undefined>>,
 *   isUsable: (path: string) => boolean,
 * }} Machine
 */

/**
 * Finds a browser that is not made of Chromium. WebKit needs a screen: one that is there, or Xvfb, which makes one in memory.
 *
 * @param {keyof typeof programs} browser
 * @param {Machine} [machine] this one unless a test brings its own
 * @returns {string | null} absolute path of the program to start, or null when there is none
 */
export function findOtherBrowser(browser, machine = { env: process.env, isUsable }) {
  const { env } = machine;
  if (browser === 'firefox' && env.FIREFOX_PATH) return machine.isUsable(env.FIREFOX_PATH) ? env.FIREFOX_PATH : null;
  const found = findOnPath(programs[browser], machine);
  const hasScreen = env.DISPLAY || env.WAYLAND_DISPLAY || findOnPath(['Xvfb'], machine) !== null;
  return browser === 'webkit' && !hasScreen ? null : found;
}

/**
 * @param {readonly string[]} names
 * @param {Machine} machine
 * @returns {string | null}
 */
function findOnPath(names, { env, isUsable: canRun }) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(canRun) ?? null;
}

/**
 * A file of that name is not enough: on Ubuntu `firefox` may be a script that only tells to install a snap, and a snap can't
 * read the profile that a test makes.
 *
 * @param {string} path
 * @returns {boolean}
 */
function isUsable(path) {
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
