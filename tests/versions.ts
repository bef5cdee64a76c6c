/** Versions for tests that are about some of them: they follow `src/config/version-states.ts` when versions come and go. */
import { type DocsVersion, docsVersions, knownVersions, type VersionName, versionNames } from '../src/config/versions';

/** Names of the versions with pages from one on, the oldest first. */
export function versionsSince(first: VersionName): VersionName[] {
  return knownVersions
    .slice(0, knownVersions.indexOf(first) + 1)
    .filter((name) => versionNames.includes(name))
    .reverse();
}

/** Names of the versions with pages from one to another, the oldest first. */
export function versionsBetween(first: VersionName, last: VersionName): VersionName[] {
  const places = versionsSince(first);
  return places.filter((name) => knownVersions.indexOf(name) >= knownVersions.indexOf(last));
}

/** @throws when the version has no pages */
export function versionNamed(name: VersionName): DocsVersion {
  const version = docsVersions.find((candidate) => candidate.name === name);
  if (version === undefined) throw new Error(`${name} has no pages.`);
  return version;
}
