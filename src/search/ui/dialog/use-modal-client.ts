import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { EndedSearch } from '@site/src/search/client/advice';
import { makeEmptyAnswer } from '@site/src/search/client/empty-answer';
import { makeFilters } from '@site/src/search/client/filters';
import type { Provider } from '@site/src/search/client/hosted-client';
import type { SearchOptions } from '@site/src/search/client/options';
import { listTags, type Scope } from '@site/src/search/client/scope';
import type { SearchAnswer, SearchRequest } from '@site/src/search/engine/response';
import { useState } from 'react';
import { nameGroups } from './name-groups';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** State of the dialog's search. */
export interface ModalStatus {
  /** Without a query, waiting for an answer, or with one. */
  readonly kind: 'idle' | 'searching' | 'found';
  /** Number of results in the last answer; undefined before it, and when a search failed. */
  readonly count: number | undefined;
  /** Whether the last search that ended could not be answered. */
  readonly hasFailed: boolean;
  /** Provider of the last answer. */
  readonly provider: Provider;
  /** The last search that was answered; undefined before it. */
  readonly ended: EndedSearch | undefined;
}

/** Search client of the dialog. */
export interface ModalClient {
  readonly status: ModalStatus;
  /** Replaces DocSearch's own client with our search. */
  readonly transform: Transform;
  /** Returns the number of results of a query; undefined before its answer. DocSearch's own count adds up with every key press. */
  readonly readCount: (query: string) => number | undefined;
  readonly setScope: (scope: Scope) => void;
  /** Resets the status when the query becomes empty, because DocSearch sends no request for that. */
  readonly reset: () => void;
  /**
   * Keeps an action that needs the hits of the query, and runs it when they arrive, unless the query changes before.
   *
   * @returns false when the hits are already there; then nothing is kept
   */
  readonly keep: (action: () => void) => boolean;
}

const idle: ModalStatus = { kind: 'idle', count: undefined, hasFailed: false, provider: 'embedded', ended: undefined };

/**
 * Creates the client for one opening of the dialog. Its searches never reject: DocSearch shows a rejected search as one
 * without results, and never shows its error screen.
 *
 * @param start scope to search at first
 */
export function useModalClient(options: SearchOptions, start: Scope): ModalClient {
  const [status, setStatus] = useState(idle);
  const [fixed] = useState(() => {
    const counts = new Map<string, number>();
    let scope = start;
    let newest = 0;
    let isSearching = false;
    let kept: (() => void)[] = [];

    const search = async (request: SearchRequest): Promise<SearchAnswer> => {
      newest += 1;
      const number = newest;
      const asked = scope;
      const tell = (next: Partial<ModalStatus>) => number === newest && setStatus((now) => ({ ...now, ...next }));
      isSearching = true;
      kept = [];
      tell({ kind: 'searching' });
      try {
        const facetFilters = makeFilters(options, listTags(asked));
        const { answer, provider } = await (await options.getSearch()).search({ ...request, facetFilters });
        const { query, nbHits: count, understanding } = answer;
        if (asked === scope) counts.set(query, count);
        const ended = { query, scope: asked, count, understanding };
        tell({ kind: 'found', count, hasFailed: false, provider, ended });
        return nameGroups(answer);
      } catch {
        tell({ kind: 'found', count: undefined, hasFailed: true, ended: undefined });
        return makeEmptyAnswer(request);
      } finally {
        // DocSearch receives its hits a few promises later.
        setTimeout(() => number === newest && settle());
      }
    };
    const settle = (): void => {
      isSearching = false;
      for (const action of kept.splice(0)) action();
    };
    const clear = (): void => setStatus(({ provider }) => ({ ...idle, provider }));

    const transform: Transform = (client) => ({
      addAlgoliaAgent: client.addAlgoliaAgent,
      transporter: client.transporter,
      search: (async ({ requests }: { requests: SearchRequest[] }) => ({
        results: await Promise.all(requests.map(search)),
      })) as unknown as typeof client.search,
    });
    return {
      transform,
      readCount: (query: string) => counts.get(query),
      setScope: (chosen: Scope) => {
        scope = chosen;
        counts.clear();
        clear();
      },
      keep: (action: () => void) => {
        if (isSearching) kept.push(action);
        return isSearching;
      },
      reset: () => {
        newest += 1;
        isSearching = false;
        clear();
      },
    };
  });
  return { ...fixed, status };
}
