import type { SearchAnswer, SearchRequest } from '@site/src/search/engine/response';

/** Makes an answer without hits. */
export function makeEmptyAnswer({ query, indexName }: SearchRequest): SearchAnswer {
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
