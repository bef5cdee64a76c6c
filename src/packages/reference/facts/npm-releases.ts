/**
 * What the npm registry lists for the documented packages: tags, and the newest release of each major version. `npm run cli packages:update` asks
 * again.
 */
import type { VersionName } from '../../../config/versions';
import { majorOf } from '../history/model';
import { readPins } from '../packages';
import data from './npm-registry.json';

/** File with the answers of the registry, from the root of the project. */
export const npmReleasesFile = 'src/packages/reference/facts/npm-registry.json';

/** What the registry listed for a package. */
export interface ListedPackage {
  /** Releases by tag: `latest`, `next`, `latest-4`. */
  readonly tags: Readonly<Record<string, string>>;
  /** Newest release of each documented major version, by major. */
  readonly newest: Readonly<Record<string, string>>;
}

export interface NpmReleases {
  /** The day of the answers: `2026-11-29`. */
  readonly read: string;
  readonly packages: Readonly<Record<string, ListedPackage>>;
}

export const npmReleases: NpmReleases = data;

/** A package of a version, with the release that the pages describe. */
export interface DescribedPackage {
  readonly name: string;
  readonly described: string;
  /** Newest release of the same major version when npm was asked; undefined for a package that is newer here than the answers. */
  readonly newest: string | undefined;
}

/** Finds the newest release of the same major version; undefined when npm was not asked about it. */
export function findNewest(name: string, release: string, { packages }: NpmReleases = npmReleases): string | undefined {
  return packages[name]?.newest[majorOf(release)];
}

/** Lists the packages of a version as the pages describe them and as npm has them. */
export function listDescribed(version: VersionName, listed: NpmReleases = npmReleases): DescribedPackage[] {
  return readPins(version)
    .filter(({ name }) => name.startsWith('@capacitor/'))
    .map(({ name, version: described }) => ({ name, described, newest: findNewest(name, described, listed) }));
}
