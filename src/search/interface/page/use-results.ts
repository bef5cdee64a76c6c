import { useIsHydrated } from '@site/src/browser/use-address';
import { makeFilters } from '@site/src/search/client/filters';
import type { Provider } from '@site/src/search/client/hosted-client';
import { type SearchOptions, searchOptions } from '@site/src/search/client/options';
import type { SearchHit } from '@site/src/search/engine/response';
import type { EndedSearch } from '@site/src/search/interface/dialog/use-advice';
import { listTags, type Scope } from '@site/src/search/interface/scope';
import { useCallback, useEffect, useRef, useState } from 'react';

const hitsPerPage = 20;

/** Results of the query so far. */
export interface Results {
  readonly kind: 'none' | 'searching' | 'found' | 'failed';
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly hasMore: boolean;
  readonly provider: Provider;
  /** The search that the results belong to; undefined before it ends. */
  readonly ended: EndedSearch | undefined;
  /** Fetches the next results, or tries again after a failure. */
  readonly goOn: () => void;
  readonly options: SearchOptions;
}

interface State {
  /** What was searched. */
  readonly scope: Scope | undefined;
  readonly kind: Results['kind'];
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly pages: number;
  /** Number of pages of the answer that are loaded. */
  readonly loaded: number;
  readonly provider: Provider;
  readonly ended: EndedSearch | undefined;
}

const nothing: State = {
  ended: undefined,
  scope: undefined,
  kind: 'none',
  hits: [],
  count: 0,
  pages: 0,
  loaded: 0,
  provider: 'embedded',
};

/** Searches whenever the query or scope changes. Results of the previous query stay until the new ones arrive, those of another scope do not. */
export function useResults(query: string, scope: Scope): Results {
  const options = searchOptions;
  // The address and the stored choice are read only after the page is hydrated.
  const isReady = useIsHydrated();
  const [state, setState] = useState<State>(nothing);
  const newest = useRef(0);
  const lastProvider = useRef<Provider>(nothing.provider);

  const ask = useCallback(
    async (page: number) => {
      newest.current += 1;
      const number = newest.current;
      setState((now) => ({ ...now, kind: 'searching' }));
      try {
        const facetFilters = makeFilters(options, listTags(scope));
        const { indexName } = options;
        const search = await options.getSearch();
        const request = { query, indexName, page, hitsPerPage, facetFilters, ...snippets };
        const { answer, provider } = await search.search(request);
        if (number !== newest.current) return;
        if (answer.query !== query) {
          // The dialog shares the search, and its question was newer while both waited (see `keepLatest`).
          await ask(page);
          return;
        }
        if (page > 0 && provider !== lastProvider.current) {
          // Each provider has its own order, so pages from both would repeat some results and miss others.
          await ask(0);
          return;
        }
        lastProvider.current = provider;
        setState(({ hits }) => ({
          scope,
          kind: 'found',
          hits: page === 0 ? answer.hits : [...hits, ...answer.hits],
          count: answer.nbHits,
          pages: answer.nbPages,
          loaded: page + 1,
          provider,
          ended: { query, scope, count: answer.nbHits, understanding: answer.understanding },
        }));
      } catch {
        if (number !== newest.current) return;
        // No results of the previous query may stay. Those of this query do.
        setState((now) => ({ ...(page === 0 ? nothing : now), scope, kind: 'failed' }));
      }
    },
    [query, scope],
  );

  useEffect(() => {
    newest.current += 1;
    if (query.trim() === '') setState(nothing);
    else if (isReady) ask(0);
  }, [query, ask, isReady]);

  // Results of another scope must not be shown below the name of this one.
  const isOther = state.scope !== undefined && state.scope !== scope;
  const shown: State = isOther ? { ...nothing, kind: 'searching' } : state;
  const { kind, loaded, pages } = shown;
  const hasMore = loaded < pages;
  return {
    ...shown,
    hasMore: hasMore && kind !== 'failed',
    options,
    goOn: () => {
      if (kind === 'failed' || (kind === 'found' && hasMore)) ask(loaded);
    },
  };
}

/** Parameters that request snippets from the hosted service. The embedded index always returns them. */
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
