/** What the published releases of a package say of its members: what changed from each release to the next. */
import type { ApiChange } from '../types';

/** A change of a member between a release and the one before it. */
export type ReleaseChange = Pick<ApiChange, 'kind' | 'id' | 'before' | 'after'>;

/** The history of one plugin in one package, as it is kept in `data/`. */
export interface PluginHistory {
  readonly package: string;
  /** Name of its page. */
  readonly page: string;
  /** The first release that was read: what it has may be older. */
  readonly first: string;
  /** The last release that was read for each major version: what the pages describe. */
  readonly last: readonly string[];
  /** Changes by release, oldest first; releases without changes are left out. */
  readonly changes: Readonly<Record<string, readonly ReleaseChange[]>>;
}

/** @returns negative when a release comes before another one, by their numbers */
export function compareReleases(a: string, b: string): number {
  const [one, other] = [a, b].map((release) => release.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A change with its release. */
export interface DatedChange extends ReleaseChange {
  readonly release: string;
}

/** All changes of a plugin up to a release, oldest first. */
export function listChangesUntil({ changes }: PluginHistory, release: string): DatedChange[] {
  return Object.entries(changes)
    .filter(([name]) => compareReleases(name, release) <= 0)
    .sort(([a], [b]) => compareReleases(a, b))
    .flatMap(([name, own]) => own.map((change) => ({ release: name, ...change })));
}
