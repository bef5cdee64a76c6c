import { useIsHydrated } from '@site/src/browser/use-address';
import type { EndedSearch } from '@site/src/search/client/advice';
import { makeFilters } from '@site/src/search/client/filters';
import type { Provider } from '@site/src/search/client/hosted-client';
import { searchOptions as options } from '@site/src/search/client/options';
import { listTags, type Scope } from '@site/src/search/client/scope';
import type { SearchHit } from '@site/src/search/engine/response';
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
}

interface State extends Omit<Results, 'hasMore' | 'goOn'> {
  /** What was searched. */
  readonly query: string;
  readonly scope: Scope | undefined;
  readonly pages: number;
  /** Number of pages of the answer that are loaded. */
  readonly loaded: number;
}

const nothing: State = {
  ended: undefined,
  query: '',
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
  // The address and the stored choice are read only after the page is hydrated.
  const isReady = useIsHydrated();
  const [state, setState] = useState<State>(nothing);
  const newest = useRef(0);
  const lastProvider = useRef<Provider>(nothing.provider);

  const ask = useCallback(
    async (page: number) => {
      newest.current += 1;
      const number = newest.current;
      try {
        const facetFilters = makeFilters(options, listTags(scope));
        const request = { query, indexName: options.indexName, page, hitsPerPage, facetFilters };
        const { answer, provider } = await (await options.getSearch()).search(request);
        if (number !== newest.current) return;
        // The dialog shares the search, and its question was newer while both waited (see `keepLatest`).
        if (answer.query !== query) return await ask(page);
        // Each provider has its own order, so pages from both would repeat some results and miss others.
        if (page > 0 && provider !== lastProvider.current) return await ask(0);
        lastProvider.current = provider;
        const { nbHits: count, nbPages: pages, understanding } = answer;
        const ended = { query, scope, count, understanding };
        setState((before) => {
          const hits = page === 0 ? answer.hits : [...before.hits, ...answer.hits];
          return { query, scope, kind: 'found', hits, count, pages, loaded: page + 1, provider, ended };
        });
      } catch {
        if (number !== newest.current) return;
        // No results of the previous query may stay. Those of this query do.
        setState((now) => ({ ...(page === 0 ? nothing : now), query, scope, kind: 'failed' }));
      }
    },
    [query, scope],
  );

  useEffect(() => {
    newest.current += 1;
    if (query.trim() === '') setState(nothing);
    else if (isReady) ask(0);
  }, [query, ask, isReady]);

  const shown = isReady ? showState(state, query, scope) : nothing;
  const { kind, loaded, pages } = shown;
  const hasMore = loaded < pages;
  return {
    ...shown,
    hasMore: hasMore && kind !== 'failed',
    goOn: () => {
      if (kind !== 'failed' && !(kind === 'found' && hasMore)) return;
      setState((now) => ({ ...now, kind: 'searching' }));
      ask(loaded);
    },
  };
}

/**
 * Returns what to show while the state still belongs to another query. An effect that set the state with each key would do the same, but React
 * gives up when fifty keys in a row do that before it has time to render, as they may while the index loads.
 */
function showState(state: State, query: string, scope: Scope): State {
  if (query.trim() === '') return nothing;
  // Results of another scope must not be shown below the name of this one.
  if (state.scope !== scope) return { ...nothing, kind: 'searching' };
  return state.query === query ? state : { ...state, kind: 'searching' };
}
