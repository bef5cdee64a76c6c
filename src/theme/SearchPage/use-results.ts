import type { SearchHit } from '@site/src/lib/search/response';
import type { Provider } from '@site/src/search/hosted-client';
import { makeFilters, type SearchOptions, useSearchOptions } from '@site/src/search/use-search-options';
import { useCallback, useEffect, useRef, useState } from 'react';

const hitsPerPage = 20;

/** Results of the query so far. */
export interface Results {
  readonly kind: 'none' | 'searching' | 'found' | 'failed';
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly hasMore: boolean;
  readonly provider: Provider;
  /** Fetches the next results, or tries again after a failure. */
  readonly goOn: () => void;
  readonly options: SearchOptions;
}

interface State {
  readonly kind: Results['kind'];
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly pages: number;
  readonly page: number;
  readonly provider: Provider;
}

const nothing: State = { kind: 'none', hits: [], count: 0, pages: 0, page: -1, provider: 'embedded' };

/**
 * Searches whenever query or version change; results of the query before stay until the new ones are there.
 *
 * @param tag of the version; undefined for all
 */
export function useResults(query: string, tag: string | undefined): Results {
  const options = useSearchOptions();
  const [state, setState] = useState<State>(nothing);
  const newest = useRef(0);

  const ask = useCallback(
    async (page: number) => {
      newest.current += 1;
      const number = newest.current;
      setState((now) => ({ ...now, kind: 'searching' }));
      try {
        const facetFilters = makeFilters(options, tag === undefined ? undefined : ['default', tag]);
        const { indexName } = options;
        const { answer, provider } = await options
          .getSearch()
          .search({ query, indexName, page, hitsPerPage, facetFilters, ...snippets });
        if (number !== newest.current) return;
        setState(({ hits }) => ({
          kind: 'found',
          hits: page === 0 ? answer.hits : [...hits, ...answer.hits],
          count: answer.nbHits,
          pages: answer.nbPages,
          page,
          provider,
        }));
      } catch {
        if (number === newest.current) setState((now) => ({ ...now, kind: 'failed' }));
      }
    },
    [options, query, tag],
  );

  useEffect(() => {
    newest.current += 1;
    if (query.trim() === '') setState(nothing);
    else ask(0);
  }, [query, ask]);

  const { kind, page, pages } = state;
  return {
    ...state,
    hasMore: page + 1 < pages,
    options,
    goOn: () => {
      if (kind === 'failed') ask(Math.max(page, 0));
      else if (kind === 'found' && page + 1 < pages) ask(page + 1);
    },
  };
}

/** What the hosted service is asked for beside the hits; the embedded index gives it always. */
const snippets = {
  attributesToSnippet: [
    'content:20',
    'hierarchy.lvl1:20',
    'hierarchy.lvl2:20',
    'hierarchy.lvl3:20',
    'hierarchy.lvl4:20',
  ],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};
