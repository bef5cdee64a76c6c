/**
 * The versions of the runtime, newest first, and the state of each. Everything else about versions follows from this list.
 * `npm run docs:version`, `docs:release` and `docs:retire` rewrite the lines between the brackets, one version per line.
 *
 * - `unreleased`: the newest one is written in `docs/`; those below it are frozen and not released yet
 * - `latest`: what readers get without a version in the address
 * - `unmaintained`: older releases
 * - `retired`: the pages are gone and their addresses redirect; the packages stay pinned, because newer versions are compared with them
 */
export const versionStates = [
  { name: 'v5', state: 'unreleased' },
  { name: 'v4', state: 'latest' },
  { name: 'v3', state: 'unmaintained' },
  { name: 'v2', state: 'unmaintained' },
] as const;

/** Versions that were retired before their packages were pinned, newest first. Their addresses are not known. */
export const unrecordedVersions: readonly string[] = ['v1'];
