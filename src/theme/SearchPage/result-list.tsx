import Translate, { translate } from '@docusaurus/Translate';
import type { DocsVersion } from '@site/src/config/versions';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ResultItem } from './result-item';
import styles from './styles.module.css';
import type { Results } from './use-results';

interface ResultListProps {
  readonly query: string;
  /** Undefined for all versions. */
  readonly version: DocsVersion | undefined;
  readonly results: Results;
}

/** How many results there are, the results, and what there is to say when there are none. */
export function ResultList({ query, version, results }: ResultListProps): ReactNode {
  const { kind, hits, count, hasMore, provider, goOn, options } = results;
  const latestGoOn = useRef(goOn);
  useEffect(() => {
    latestGoOn.current = goOn;
  });
  // Scrolling to the end shows more; the button is for keyboards.
  const watch = useCallback((button: HTMLButtonElement | null): (() => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latestGoOn.current();
      },
      { rootMargin: '200px' },
    );
    if (button !== null) observer.observe(button);
    return () => observer.disconnect();
  }, []);

  const place = version?.name ?? translate({ id: 'theme.SearchPage.everywhere', message: 'all versions' });
  return (
    <>
      <div className={styles.status}>
        <p role="status">{describe(kind, count, place)}</p>
        {provider === 'hosted' && (
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            <Translate id="theme.SearchPage.algoliaLabel">Powered by Algolia</Translate>
          </a>
        )}
      </div>
      {kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>
            <Translate id="theme.SearchPage.failed">
              The search could not be loaded. Check your connection, then try again.
            </Translate>
          </p>
          <button type="button" className="button button--secondary" onClick={goOn}>
            <Translate id="theme.SearchPage.retry">Try again</Translate>
          </button>
        </div>
      )}
      {kind === 'found' && count === 0 && (
        <p className={styles.empty}>
          <Translate id="theme.SearchPage.noResultsText" values={{ query: <strong>{query}</strong> }}>
            {'Nothing was found for {query}. Try fewer or other words, or all versions.'}
          </Translate>
        </p>
      )}
      <ol className={styles.list} aria-busy={kind === 'searching'}>
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} isVersionShown={version === undefined} options={options} />
        ))}
      </ol>
      {hasMore && (
        <button ref={watch} type="button" data-more className="button button--secondary" onClick={goOn}>
          <Translate id="theme.SearchPage.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

function describe(kind: Results['kind'], count: number, place: string): string {
  if (kind === 'none') return translate({ id: 'theme.SearchPage.start', message: 'Type to search.' });
  if (kind === 'failed') return '';
  if (kind === 'searching' && count === 0)
    return translate({ id: 'theme.SearchPage.searching', message: 'Searching…' });
  return count === 1
    ? translate({ id: 'theme.SearchPage.oneFound', message: 'One result in {place}' }, { place })
    : translate({ id: 'theme.SearchPage.found', message: '{count} results in {place}' }, { count, place });
}
