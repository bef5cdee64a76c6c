/*
 * Loaded before anything else by every command of the project. It keeps to syntax that Node 12 can parse, because
 * its whole purpose is to print one clear message on a Node that is too old for the rest.
 */

/** Oldest Node that can build the site: what Docusaurus 3.10 asks for in its "engines". */
export const nodeForBuild = '20.0';

/** Oldest Node that can run the tests: what the Vite inside Vitest 4 asks for in its "engines". */
export const nodeForTests = '20.19';

/**
 * Compares two dotted version numbers by major and minor.
 *
 * @param {string} version for instance `20.19.1`
 * @param {string} minimum for instance `20.19`
 * @returns {boolean} true when `version` is `minimum` or newer
 */
export function isNodeAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = minimum.split('.').map(Number);
  return major === neededMajor ? minor >= neededMinor : major > neededMajor;
}

/**
 * Ends the process with exit code 1 and one line on stderr when the running Node is older than `minimum`.
 *
 * @param {string} minimum for instance `20.0`
 * @returns {void}
 */
export function requireNode(minimum) {
  if (isNodeAtLeast(process.versions.node, minimum)) return;
  const found = `this is ${process.versions.node}`;
  console.error(`Node ${minimum} or newer is needed, ${found}. Install one from https://nodejs.org/`);
  process.exit(1);
}
