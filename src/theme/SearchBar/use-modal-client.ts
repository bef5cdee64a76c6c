import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { SearchAnswer, SearchRequest } from '@site/src/lib/search/response';
import type { Provider } from '@site/src/search/hosted-client';
import { makeFilters, type SearchOptions } from '@site/src/search/use-search-options';
import { versionOfUrl } from '@site/src/search/versions';
import { useState } from 'react';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** How the dialog searches. */
export interface ModalClient {
  /** Puts our search in the place of DocSearch's own client. */
  readonly transform: Transform;
  /** How many results a query has; undefined before its answer. DocSearch's own count adds up over the keys. */
  readonly readCount: (query: string) => number | undefined;
  readonly isEverywhere: () => boolean;
  readonly setEverywhere: (isEverywhere: boolean) => void;
  /** The last search could not be answered. */
  readonly hasFailed: boolean;
  /** Who answered last. */
  readonly provider: Provider;
}

/**
 * Makes the client of one opening of the dialog. It never rejects: DocSearch shows a rejected search as one without
 * results, and its error screen never.
 *
 * @param tags of the versions that the reader is in
 */
export function useModalClient(options: SearchOptions, tags: readonly string[]): ModalClient {
  const [status, setStatus] = useState<{ hasFailed: boolean; provider: Provider }>({
    hasFailed: false,
    provider: 'embedded',
  });
  const [fixed] = useState(() => {
    const counts = new Map<string, number>();
    let everywhere = false;

    const search = async (request: SearchRequest): Promise<SearchAnswer> => {
      const facetFilters = makeFilters(options, everywhere ? undefined : ['default', ...tags]);
      const wasEverywhere = everywhere;
      try {
        const { answer, provider } = await options.getSearch().search({ ...request, facetFilters });
        if (wasEverywhere === everywhere) counts.set(answer.query, answer.nbHits);
        setStatus((now) => (now.hasFailed || now.provider !== provider ? { hasFailed: false, provider } : now));
        return wasEverywhere ? divideByVersion(answer) : answer;
      } catch {
        setStatus((now) => ({ ...now, hasFailed: true }));
        return makeEmptyAnswer(request);
      }
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
      isEverywhere: () => everywhere,
      setEverywhere: (isEverywhere: boolean) => {
        everywhere = isEverywhere;
        counts.clear();
      },
    };
  });
  return { ...fixed, ...status };
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

/** Gives the groups of each version names of their own: DocSearch groups by name, and draws pages of one name as one tree. */
function divideByVersion(answer: SearchAnswer): SearchAnswer {
  const hits = answer.hits.map((hit) => {
    const version = versionOfUrl(hit.url)?.name;
    const group = hit._highlightResult?.hierarchy?.lvl0;
    if (version === undefined || group === undefined) return hit;
    const named = { ...group, value: `${version} · ${group.value}` };
    return { ...hit, _highlightResult: { hierarchy: { ...hit._highlightResult?.hierarchy, lvl0: named } } };
  });
  return { ...answer, hits };
}
