/** Versions for tests that are about some of them. They follow `src/config/version-states.ts` as versions are added and retired. */
import { type DocsVersion, docsVersions, knownVersions, type VersionName, versionNames } from '../src/config/versions';

/** Returns the names of the versions with pages from the given one on, oldest first. */
export function versionsSince(first: VersionName): VersionName[] {
  return knownVersions
    .slice(0, knownVersions.indexOf(first) + 1)
    .filter((name) => versionNames.includes(name))
    .reverse();
}

/** Returns the names of the versions with pages from one to another, oldest first. */
export function versionsBetween(first: VersionName, last: VersionName): VersionName[] {
  const places = versionsSince(first);
  return places.filter((name) => knownVersions.indexOf(name) >= knownVersions.indexOf(last));
}

/** @throws if the version has no pages */
export function versionNamed(name: VersionName): DocsVersion {
  const version = docsVersions.find((candidate) => candidate.name === name);
  if (version === undefined) throw new Error(`${name} has no pages.`);
  return version;
}
