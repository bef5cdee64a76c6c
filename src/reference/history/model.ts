/** What the published releases of a package say about its members: what changed from each release to the next. */
import type { ApiChange } from '../types';

/** A change of a member between a release and the one before it. */
export interface ReleaseChange extends Pick<ApiChange, 'kind' | 'id' | 'before' | 'after'> {
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

/** All changes of a plugin up to a release, oldest first. */
export function listChangesUntil({ changes }: Pick<PluginHistory, 'changes'>, release: string): DatedChanges[] {
  return Object.entries(changes)
    .filter(([name]) => compareReleases(name, release) <= 0)
    .sort(([a], [b]) => compareReleases(a, b))
    .map(([name, own]) => ({ release: name, changes: own }));
}

/** Leaves out members that were added or removed with the type or property that contains them. They need no entry of their own. */
export function leaveOutParts(changes: readonly ReleaseChange[]): ReleaseChange[] {
  return changes.filter(
    ({ kind, id }) =>
      !changes.some((other) => other.kind === kind && /added|removed/.test(kind) && id.startsWith(`${other.id}.`)),
  );
}
