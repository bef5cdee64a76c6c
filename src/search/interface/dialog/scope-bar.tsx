import Translate, { translate } from '@docusaurus/Translate';
import { nameScope, type Scope } from '@site/src/search/interface/scope';
import { type ReactNode, useEffect, useState } from 'react';
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

/** The line below the input: what is searched, what was found, and what went wrong. */
export function ScopeBar({ status, scope, onScope, onRetry }: ScopeBarProps): ReactNode {
  const isSlow = useIsSlow(status.kind === 'searching');
  return (
    <>
      <div className="search-scope">
        <span role="status">{describeStatus(status, isSlow, scope)}</span>
        {onScope !== undefined && (
          <label>
            <input type="checkbox" checked={scope === 'all'} onChange={(event) => onScope(event.target.checked)} />
            <Translate id="theme.SearchModal.searchEverywhere">Search all versions</Translate>
          </label>
        )}
      </div>
      {status.hasFailed && (
        <div role="alert" className="search-failure">
          <p>{describeFailure()}</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            <Translate id="theme.SearchModal.retry">Try again</Translate>
          </button>
        </div>
      )}
    </>
  );
}

/** Returns true once something has been going on for a long time. */
function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowness);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isSlow;
}

/** Names what is searched, for use within a sentence. */
function describeScope(scope: Scope): string {
  const name =
    scope === 'all' ? translate({ id: 'theme.SearchModal.everywhere', message: 'all versions' }) : nameScope(scope);
  return process.env.NODE_ENV === 'development' ? `${name} (last build)` : name;
}

/** Says that nothing was found. */
export function describeNothing(scope: Scope): string {
  return scope === 'all'
    ? translate({ id: 'theme.SearchModal.nowhere', message: 'No results in any version' })
    : translate({ id: 'theme.SearchModal.none', message: 'No results in {place}' }, { place: describeScope(scope) });
}

function describeStatus({ count }: ModalStatus, isSlow: boolean, scope: Scope): string {
  const place = describeScope(scope);
  if (isSlow) {
    return translate({ id: 'theme.SearchModal.slow', message: 'Still loading the search of {place}…' }, { place });
  }
  // The last answer stays until the next one arrives: a line that changes twice per key press can't be read.
  if (count === undefined) {
    return translate({ id: 'theme.SearchModal.searching', message: 'Searching {place}' }, { place });
  }
  if (count === 0) return describeNothing(scope);
  return count === 1
    ? translate({ id: 'theme.SearchModal.one', message: 'One result in {place}' }, { place })
    : translate({ id: 'theme.SearchModal.found', message: '{count} results in {place}' }, { count, place });
}

function describeFailure(): string {
  return process.env.NODE_ENV === 'development'
    ? translate({
        id: 'theme.SearchModal.noIndex',
        message: 'The dev server searches the pages of the last build. If there is none yet, run: npm run build',
      })
    : translate({
        id: 'theme.SearchModal.failed',
        message: 'The search couldn’t be loaded. Check your connection. It tries again when you type.',
      });
}
