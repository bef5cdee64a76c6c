/**
 * Which versions of the runtime there are, newest first, and where each of them stands. All else about versions follows from this list.
 * `npm run docs:version`, `docs:release` and `docs:retire` rewrite the lines between the brackets, one version a line.
 *
 * - `unreleased`: the newest one is written in `docs/`; those below it are frozen and wait for their release
 * - `latest`: what readers get without a version in the address
 * - `unmaintained`: older releases
 * - `retired`: pages are gone and their addresses lead on; the packages stay pinned, because newer versions are compared with them
 */
export const versionStates = [
  { name: 'v5', state: 'unreleased' },
  { name: 'v4', state: 'latest' },
  { name: 'v3', state: 'unmaintained' },
  { name: 'v2', state: 'unmaintained' },
] as const;

/** Versions that were retired before their packages were pinned, newest first: below their addresses nothing is known. */
export const forgottenVersions: readonly string[] = ['v1'];
