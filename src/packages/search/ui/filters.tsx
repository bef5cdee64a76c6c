import type { ReactNode } from 'react';
import { docsVersions } from '../../../config/versions';
import type { SearchAnswer } from '../client/answer';
import { findScope, nameScope, type Scope } from '../client/scope';
import { type HitGroup, hitGroups } from '../engine/kinds';

interface VersionFilterProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** Chooses the version to search, or all of them. */
export function VersionFilter({ scope, onScope }: VersionFilterProps): ReactNode {
  return (
    <span className="search-version">
      <select
        aria-label="Version"
        value={nameScope(scope)}
        onChange={({ target }) => {
          const next = findScope(target.value);
          if (next !== undefined) onScope(next);
        }}
      >
        {docsVersions.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="all">All</option>
      </select>
      <span className="chevron" />
    </span>
  );
}

interface KindFilterProps {
  readonly group: HitGroup | undefined;
  readonly onGroup: (group: HitGroup | undefined) => void;
  /** Number of hits of each group, where they are shown. */
  readonly counts?: SearchAnswer['counts'];
  readonly className: string;
}

/** Chooses the kind of hits. */
export function KindFilter({ group, onGroup, counts, className }: KindFilterProps): ReactNode {
  const all = counts && hitGroups.reduce((sum, name) => sum + counts[name], 0);
  return (
    <fieldset className={className} aria-label="Kind of result">
      {[undefined, ...hitGroups].map((name) => (
        <button key={name ?? 'all'} type="button" aria-pressed={group === name} onClick={() => onGroup(name)}>
          {name === undefined ? 'All' : name.charAt(0).toUpperCase() + name.slice(1)}
          {counts !== undefined && ` ${name === undefined ? all : counts[name]}`}
        </button>
      ))}
    </fieldset>
  );
}
