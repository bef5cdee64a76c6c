import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../../browser/use-address';
import type { DocsVersion } from '../../../config/versions';
import type { EndedSearch } from '../client/advice';
import type { Provider } from '../client/answer';
import { type Comparison, findComparison, findNamedVersion } from '../client/named-versions';
import { searchOptions as options } from '../client/options';
import type { Scope } from '../client/scope';
import type { SearchHit } from '../engine/hit';
import type { HitGroup } from '../engine/kinds';

/** What is searched. */
interface Asked {
  readonly query: string;
  readonly scope: Scope;
  /** Kinds of hits; all without it. */
  readonly group?: HitGroup | undefined;
}

/** What was found so far. */
interface Found {
  readonly kind: 'none' | 'searching' | 'found' | 'failed';
  /** Those of all pages that are loaded. */
  readonly hits: readonly SearchHit[];
  readonly provider: Provider;
  /** The search that the hits belong to; undefined before it ends. */
  readonly ended: EndedSearch | undefined;
  /** The comparison that a query with two versions asks for. */
  readonly comparison: Comparison | undefined;
  readonly asked: Asked | undefined;
  /** Number of pages of the answer that are loaded. */
  readonly loaded: number;
}

/** Results of the query so far. */
export interface Results extends Found {
  readonly count: number;
  readonly hasMore: boolean;
  /** The version that is searched because the query names it; undefined for the chosen one. */
  readonly named: DocsVersion | undefined;
  /** Searches the chosen version all the same. */
  readonly decline: () => void;
  /** Fetches the next results, or tries again after a failure. */
  readonly goOn: () => void;
}

const nothing: Found = {
  kind: 'none',
  hits: [],
  provider: 'embedded',
  ended: undefined,
  comparison: undefined,
  asked: undefined,
  loaded: 0,
};

/**
 * Searches whenever the query or scope changes, in the version that the query names if it names one. Results of the previous query stay until the
 * new ones arrive, those of another scope do not.
 */
export function useResults(query: string, chosen: Scope, group?: HitGroup): Results {
  // The address and the stored choice are read only after the page is hydrated.
  const isReady = useIsHydrated();
  const [state, setState] = useState(nothing);
  const [declined, setDeclined] = useState<DocsVersion>();
  if (declined !== undefined && query.trim() === '') setDeclined(undefined);
  const newest = useRef(0);
  const lastProvider = useRef<Provider>(nothing.provider);
  const named = findNamedVersion(query, chosen, declined);
  const scope = named ?? chosen;

  const ask = useCallback(
    async (page: number) => {
      newest.current += 1;
      const number = newest.current;
      const asked = { query, scope, group };
      try {
        const search = await options.getSearch();
        const answer = await search.search({ ...asked, page });
        const { provider } = answer;
        const comparison = page === 0 ? await findComparison(query, search).catch(() => undefined) : undefined;
        if (number !== newest.current) return;
        // The dialog shares the search, and its question was newer while both waited (see `keepLatest`).
        if (answer.query !== query) return await ask(page);
        // Each provider has its own order, so pages from both would repeat some results and miss others.
        if (page > 0 && provider !== lastProvider.current) return await ask(0);
        lastProvider.current = provider;
        setState((before) => ({
          asked,
          kind: 'found',
          hits: page === 0 ? answer.hits : [...before.hits, ...answer.hits],
          loaded: page + 1,
          provider,
          ended: { ...answer, scope },
          comparison: page === 0 ? comparison : before.comparison,
        }));
      } catch {
        if (number !== newest.current) return;
        // No results of the previous query may stay. Those of this query do.
        setState((now) => ({ ...(page === 0 ? nothing : now), asked, kind: 'failed' }));
      }
    },
    [query, scope, group],
  );

  useEffect(() => {
    newest.current += 1;
    if (query.trim() === '') setState(nothing);
    else if (isReady) ask(0);
  }, [query, ask, isReady]);

  const shown = isReady ? showState(state, { query, scope, group }) : nothing;
  const { kind, loaded, ended } = shown;
  const hasMore = loaded < (ended?.pages ?? 0);
  return {
    ...shown,
    count: ended?.count ?? 0,
    named,
    decline: () => named && setDeclined(named),
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
function showState(state: Found, { query, scope, group }: Asked): Found {
  if (query.trim() === '') return nothing;
  // Results of another scope must not be shown below the name of this one.
  if (state.asked?.scope !== scope || state.asked.group !== group) return { ...nothing, kind: 'searching' };
  return state.asked.query === query ? state : { ...state, kind: 'searching' };
}
