/** What the published releases of a package say about its members: what changed from each release to the next. */
import { platforms } from '../../../lib/platform-names';
import type { ApiChange, Platform } from '../types';

/** A change of a member between a release and the one before it. */
export interface ReleaseChange extends Pick<ApiChange, 'id' | 'before' | 'after'> {
  /** `platforms`: a method works on other platforms than before; `before` and `after` name them, separated by spaces. */
  readonly kind: ApiChange['kind'] | 'platforms';
  /** For `moved`: the previous id. */
  readonly from?: string;
}

/** The history of one plugin in one package, as stored in `data/`. */
export interface PluginHistory {
  readonly package: string;
  /** Name of its page. */
  readonly page: string;
  /** The first release with the plugin that was read. */
  readonly first: string;
  /** Set when earlier releases of the package were read that didn't have the plugin. Otherwise its members may be older than `first`. */
  readonly isNew?: true;
  /** The last release that was read for each major version. These are the releases that the pages describe. */
  readonly last: readonly string[];
  /** Changes by release, oldest first; releases without changes are left out. */
  readonly changes: Readonly<Record<string, readonly ReleaseChange[]>>;
}

/** Whether a version is a release and not a prerelease (`4.0.0-beta.1`). */
export function isRelease(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}

/** Whether a release is a core of v2, which declares all plugins in one registry and shares nothing with later cores. */
export function hasRegistry(packageName: string, release: string): boolean {
  return packageName === '@capacitor/core' && release.startsWith('2.');
}

/** @returns the major version of a release, as text */
export const majorOf = (release: string): string => release.split('.')[0] ?? '';

/** @returns a negative number when release `a` comes before release `b` */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  return (
    (left ?? []).map((number, place) => number - (right?.[place] ?? 0)).find((difference) => difference !== 0) ?? 0
  );
}

/** What changed in one release. */
export interface DatedChanges {
  readonly release: string;
  readonly changes: readonly ReleaseChange[];
}

/**
 * All changes of a plugin up to a release, oldest first. Of a change that two major versions got, each in its own release, only the later one counts:
 * the line of releases that leads here had it from there on.
 */
export function listChangesUntil({ changes }: Pick<PluginHistory, 'changes'>, release: string): DatedChanges[] {
  const all = Object.entries(changes)
    .filter(([name]) => Number(majorOf(name)) <= Number(majorOf(release)))
    .sort(([a], [b]) => compareReleases(a, b))
    .map(([name, own]) => ({ release: name, changes: own }));
  return all
    .map(({ release: name, changes: own }, index) => ({
      release: name,
      changes: own.filter((change) => {
        const next = all.slice(index + 1).flatMap((one) => one.changes.filter(({ id }) => id === change.id))[0];
        return next === undefined || !isSameChange(next, change);
      }),
    }))
    .filter((one) => one.changes.length > 0 && compareReleases(one.release, release) <= 0);
}

/** Lists the platforms on which a change of platforms made a method work, and those on which it works no longer. */
export const listGained = ({ before = '', after = '' }: ReleaseChange): Platform[] =>
  platforms.filter((platform) => after.includes(platform) && !before.includes(platform));
export const listLost = ({ before = '', after = '' }: ReleaseChange): Platform[] =>
  listGained({ kind: 'platforms', id: '', before: after, after: before });

/** Whether two releases changed a member in the same way. */
const isSameChange = (a: ReleaseChange, b: ReleaseChange): boolean =>
  a.id === b.id && a.kind === b.kind && a.before === b.before && a.after === b.after;

/** Whether one release took back what another one did to a member. */
const isInverse = (a: ReleaseChange, b: ReleaseChange): boolean =>
  a.id === b.id && a.before === b.after && a.after === b.before;

/**
 * Leaves out of the first release of a major version what it seems to take back: a change that the major version before got later, from a release of
 * the new one. The numbers of releases don't say which came first, but the new major version makes the same change itself.
 *
 * @param changes changes by release, oldest first
 */
export function leaveOutBackports(changes: readonly DatedChanges[]): DatedChanges[] {
  const seenMajors = new Set<string>();
  return changes.map(({ release, changes: own }, index) => {
    const isFirst = !seenMajors.has(majorOf(release));
    seenMajors.add(majorOf(release));
    const earlier = changes.slice(0, index).flatMap((one) => one.changes);
    const later = changes.slice(index + 1).filter((one) => majorOf(one.release) === majorOf(release));
    const isBackport = (change: ReleaseChange): boolean =>
      isFirst &&
      earlier.some(
        (old) => isInverse(old, change) && later.some((one) => one.changes.some((again) => isSameChange(old, again))),
      );
    return { release, changes: own.filter((change) => !isBackport(change)) };
  });
}

/** Leaves out members that were added or removed with the type or property that contains them. They need no entry of their own. */
export function leaveOutParts(changes: readonly ReleaseChange[]): ReleaseChange[] {
  return changes.filter(
    ({ kind, id }) =>
      !changes.some((other) => other.kind === kind && /added|removed/.test(kind) && id.startsWith(`${other.id}.`)),
  );
}
