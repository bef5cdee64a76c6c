import { go as goTo } from '@site/src/browser/go';
import type { DocsVersion } from '@site/src/config/versions';
import { searchOptions } from '@site/src/search/client/options';
import { encodeText, nameScope, type Scope, scopeParameter } from '@site/src/search/client/scope';
import { SearchAdvice } from '@site/src/search/ui/dialog/search-advice';
import { useAdvice } from '@site/src/search/ui/dialog/use-advice';

import { type ReactNode, useEffect, useRef } from 'react';
import { ResultItem } from './result-item';
import styles from './styles.module.css';
import type { Results } from './use-results';

interface ResultListProps {
  readonly query: string;
  readonly scope: Scope;
  readonly results: Results;
}

/** Shows the number of results, the results, and a message when there are none. */
export function ResultList({ query, scope, results }: ResultListProps): ReactNode {
  const { kind, hits, count, hasMore, provider, goOn, ended } = results;
  const advice = useAdvice(searchOptions, ended);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number>(undefined);

  const showMore = (): void => {
    focusNext.current = hits.length;
    goOn();
  };
  useEffect(() => {
    // Readers who pressed the button continue with the first of the new results.
    const index = focusNext.current;
    if (index === undefined || hits.length <= index) return;
    focusNext.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('[data-result] a')[index]?.focus();
  }, [hits]);

  return (
    <>
      <div className={styles.status}>
        <p role="status">{describe(results, scope)}</p>
        {provider === 'hosted' && (
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            Powered by Algolia
          </a>
        )}
      </div>
      {kind === 'found' && count === 0 && (
        <p className={styles.empty}>
          No results for <strong>{query}</strong>. Try fewer or other words, or another version.
        </p>
      )}
      {advice !== undefined && ended !== undefined && kind === 'found' && (
        <SearchAdvice advice={advice} {...ended} linkTo={(version) => linkToVersion(version, query)} onFollow={goTo} />
      )}
      <ol ref={list} className={styles.list} aria-busy={kind === 'searching'}>
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} isVersionShown={scope === 'all'} />
        ))}
      </ol>
      {kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>The search could not be loaded. Check your connection, then try again.</p>
          <button type="button" className="button button--secondary" onClick={goOn}>
            Try again
          </button>
        </div>
      )}
      {hasMore && (
        <button
          ref={(button) => watchEnd(button, goOn)}
          type="button"
          data-more
          className="button button--secondary"
          onClick={showMore}
        >
          Show more results
        </button>
      )}
    </>
  );
}

/** Makes the address of the same search in another version. It names the version even if it is the usual one. */
function linkToVersion({ name }: DocsVersion, query: string): string {
  return `${searchOptions.searchPage}?q=${encodeText(query)}&${scopeParameter}=${name}`;
}

/** Shows more when the reader scrolls to the end. It is called after each rendering, because an observer reports a button only once. The button there is for keyboard users, and for browsers without the observer. */
function watchEnd(button: HTMLElement | null, goOn: () => void): (() => void) | undefined {
  if (button === null || !('IntersectionObserver' in window)) return undefined;
  const show = (entries: readonly IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting) && goOn();
  const observer = new IntersectionObserver(show, { rootMargin: '200px' });
  observer.observe(button);
  return () => observer.disconnect();
}

function describe({ kind, count }: Results, scope: Scope): string {
  if (kind === 'none') return 'Type to search.';
  if (kind === 'failed') return '';
  if (kind === 'searching' && count === 0) return 'Searching…';
  const place = scope === 'all' ? 'all versions' : nameScope(scope);
  return count === 1 ? `One result in ${place}` : `${count} results in ${place}`;
}
