import type { DocSearchModalProps } from '@docsearch/react/modal';
import { makeFilters } from '@site/src/search/client/filters';
import type { Provider } from '@site/src/search/client/hosted-client';
import type { SearchOptions } from '@site/src/search/client/options';
import type { SearchAnswer, SearchRequest } from '@site/src/search/engine/response';
import type { EndedSearch } from '@site/src/search/interface/dialog/use-advice';
import { listTags, type Scope } from '@site/src/search/interface/scope';
import { useState } from 'react';
import { nameGroups } from './name-groups';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Where the search of the dialog stands. */
export interface ModalStatus {
  /** Without a query, waiting for an answer, or with one. */
  readonly kind: 'idle' | 'searching' | 'found';
  /** Results of the last answer; undefined before it, and when there was none. */
  readonly count: number | undefined;
  /** The last search that ended could not be answered. */
  readonly hasFailed: boolean;
  /** Who answered last. */
  readonly provider: Provider;
  /** The last search that was answered; undefined before it. */
  readonly ended: EndedSearch | undefined;
}

/** How the dialog searches. */
export interface ModalClient {
  readonly status: ModalStatus;
  /** Puts our search in the place of DocSearch's own client. */
  readonly transform: Transform;
  /** How many results a query has; undefined before its answer. DocSearch's own count adds up over the keys. */
  readonly readCount: (query: string) => number | undefined;
  readonly getScope: () => Scope;
  readonly setScope: (scope: Scope) => void;
  /** The query has become empty, for which DocSearch asks nobody. */
  readonly reset: () => void;
  /**
   * Keeps what needs the hits of the query until they are there, unless the query changes before.
   *
   * @returns false, and nothing is kept, when they are there
   */
  readonly keep: (action: () => void) => boolean;
}

const idle: ModalStatus = { kind: 'idle', count: undefined, hasFailed: false, provider: 'embedded', ended: undefined };

/**
 * Makes the client of one opening of the dialog. It never rejects: DocSearch shows a rejected search as one without
 * results, and its error screen never.
 *
 * @param start what is searched at first
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
      isSearching = true;
      kept = [];
      const facetFilters = makeFilters(options, listTags(asked));
      setStatus((now) => ({ ...now, kind: 'searching' }));
      try {
        const { answer, provider } = await (await options.getSearch()).search({ ...request, facetFilters });
        if (asked === scope) counts.set(answer.query, answer.nbHits);
        if (number === newest) {
          const { query, nbHits: count, understanding } = answer;
          setStatus({
            kind: 'found',
            count,
            hasFailed: false,
            provider,
            ended: { query, scope: asked, count, understanding },
          });
        }
        return nameGroups(answer);
      } catch {
        if (number === newest)
          setStatus((now) => ({ ...now, kind: 'found', count: undefined, hasFailed: true, ended: undefined }));
        return makeEmptyAnswer(request);
      } finally {
        // DocSearch has its hits some promises later.
        setTimeout(() => number === newest && settle());
      }
    };
    const settle = (): void => {
      isSearching = false;
      for (const action of kept.splice(0)) action();
    };

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
      getScope: () => scope,
      setScope: (chosen: Scope) => {
        scope = chosen;
        counts.clear();
        setStatus(({ provider }) => ({ ...idle, provider }));
      },
      keep: (action: () => void) => {
        if (isSearching) kept.push(action);
        return isSearching;
      },
      reset: () => {
        newest += 1;
        isSearching = false;
        setStatus(({ provider }) => ({ ...idle, provider }));
      },
    };
  });
  return { ...fixed, status };
}

function makeEmptyAnswer({ query, indexName }: SearchRequest): SearchAnswer {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    query,
    index: indexName,
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
