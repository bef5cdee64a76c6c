/** Asks npm for the tags and the newest releases of the documented packages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareReleases,
  isRelease,
  type ListedPackage,
  majorOf,
  type NpmReleases,
  npmReleasesFile,
  readPins,
} from '@capacitor-docs/reference';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { knownVersions } from '../../../config/versions';
import { mapWithLimit } from '../map-with-limit';
import { viewPackage } from '../versions/npm-packages';

/** Lists the major versions of each documented package. */
function listMajors(): Map<string, string[]> {
  const majors = new Map<string, string[]>();
  for (const { name, version } of knownVersions.flatMap(readPins)) {
    if (name.startsWith('@capacitor/')) majors.set(name, [...(majors.get(name) ?? []), majorOf(version)]);
  }
  return new Map([...majors].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Reads npm's answer about one package.
 *
 * @param majors major versions that the pages describe
 * @throws when the answer has no tags or no releases
 */
export function readAnswer(name: string, answer: unknown, majors: readonly string[]): ListedPackage {
  const { 'dist-tags': tags, versions } = (answer ?? {}) as {
    'dist-tags'?: Record<string, string>;
    versions?: string[];
  };
  if (tags === undefined || !Array.isArray(versions)) throw inputError(`npm can't say which tags ${name} has.`);
  const newest = majors.flatMap((major) => {
    const own = versions.filter((release) => isRelease(release) && majorOf(release) === major).sort(compareReleases);
    return own.length === 0 ? [] : [[major, own.at(-1) ?? '']];
  });
  return { tags, newest: Object.fromEntries(newest) };
}

/**
 * Keeps the tags from before if the registry lists only `latest` for every package: some mirrors leave the others out, so their list says nothing
 * about them.
 *
 * @returns the packages to save, and whether their other tags are those from before
 */
export function keepTags(
  before: NpmReleases['packages'],
  now: NpmReleases['packages'],
): { packages: NpmReleases['packages']; isPartial: boolean } {
  const isPartial = Object.values(now).every(({ tags }) => Object.keys(tags).every((tag) => tag === 'latest'));
  if (!isPartial) return { packages: now, isPartial };
  const merged = Object.entries(now).map(([name, listed]) => [
    name,
    { ...listed, tags: { ...before[name]?.tags, ...listed.tags } },
  ]);
  return { packages: Object.fromEntries(merged), isPartial };
}

/** Asks npm about each documented package, and saves what it lists. */
export async function updateNpmReleases(isDry: boolean): Promise<void> {
  const listed = await mapWithLimit([...listMajors()], 8, async ([name, majors]) => {
    return [name, readAnswer(name, await viewPackage(name, 'dist-tags', 'versions'), majors)] as const;
  });
  const path = join(projectRoot, npmReleasesFile);
  const before = JSON.parse(readFileSync(path, 'utf8')) as NpmReleases;
  const { packages, isPartial } = keepTags(before.packages, Object.fromEntries(listed));
  const isNew = JSON.stringify(packages) !== JSON.stringify(before.packages);
  // The day alone is no change, or each week would bring one.
  const read = new Date().toISOString().slice(0, 10);
  if (isNew && !isDry) writeFileSync(path, `${JSON.stringify({ read, packages }, null, 2)}\n`);
  console.log(`${npmReleasesFile}: ${isNew ? 'changed' : 'as before'}`);
  if (isPartial) console.log('  This registry lists no tag but latest. Other tags stay as they were read before.');
}
