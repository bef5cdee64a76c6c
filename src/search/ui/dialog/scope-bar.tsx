import { type ReactNode, useEffect, useState } from 'react';
import { nameScope, type Scope } from '../../client/scope';
import type { ModalStatus } from './use-modal-client';

interface ScopeBarProps {
  readonly status: ModalStatus;
  readonly scope: Scope;
  /** Called when the reader chooses another scope; undefined when there is only one thing to search. */
  readonly onScope: ((isEverywhere: boolean) => void) | undefined;
  readonly onRetry: () => void;
}

/** Time after which a search says that it is still loading, in milliseconds. */
const slowness = 1500;

const isDevelopment = process.env.NODE_ENV === 'development';

const failure = isDevelopment
  ? 'The dev server searches the pages of the last build. If there is none yet, run: npm run build'
  : 'The search couldn’t be loaded. Check your connection. It tries again when you type.';

/** The line below the input: what is searched, what was found, and what went wrong. */
export function ScopeBar({ status, scope, onScope, onRetry }: ScopeBarProps): ReactNode {
  const isSearching = status.kind === 'searching';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(isSearching), isSearching ? slowness : 0);
    return () => clearTimeout(timer);
  }, [isSearching]);
  return (
    <>
      <div className="search-scope">
        <span role="status">{describeStatus(status, isSlow && isSearching, scope)}</span>
        {onScope !== undefined && (
          <label>
            <input type="checkbox" checked={scope === 'all'} onChange={(event) => onScope(event.target.checked)} />
            Search all versions
          </label>
        )}
      </div>
      {status.hasFailed && (
        <div role="alert" className="search-failure">
          <p>{failure}</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}

/** Names what is searched, for use within a sentence. */
function describeScope(scope: Scope): string {
  const name = scope === 'all' ? 'all versions' : nameScope(scope);
  return isDevelopment ? `${name} (last build)` : name;
}

/** Says that nothing was found. */
export function describeNothing(scope: Scope): string {
  return scope === 'all' ? 'No results in any version' : `No results in ${describeScope(scope)}`;
}

function describeStatus({ count }: ModalStatus, isSlow: boolean, scope: Scope): string {
  const place = describeScope(scope);
  if (isSlow) return `Still loading the search of ${place}…`;
  // The last answer stays until the next one arrives: a line that changes twice per key press can't be read.
  if (count === undefined) return `Searching ${place}`;
  if (count === 0) return describeNothing(scope);
  return count === 1 ? `One result in ${place}` : `${count} results in ${place}`;
}
