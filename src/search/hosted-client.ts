import { cleanMarked, escapeHtml } from '@site/src/lib/search/marked-text';
import type { Level, SearchAnswer, SearchHit, SearchRequest } from '@site/src/lib/search/response';

/** The hosted service, as far as it is needed here; Algolia's `liteClient` is one. */
export interface HostedService {
  search: (query: { requests: SearchRequest[] }) => Promise<{ results: unknown[] }>;
}

/** The service has this long to answer before the embedded index takes over, in milliseconds. */
export const patience = 1500;

/** After a failure the service is left alone for this long, in milliseconds, unless a late answer shows that it is back. */
export const rest = 60_000;

/** Who gave an answer. */
export type Provider = 'hosted' | 'embedded';

export interface ProvidedAnswer {
  readonly answer: SearchAnswer;
  readonly provider: Provider;
}

/**
 * Asks the hosted service, and the embedded index when the service fails, is slow or rests.
 *
 * @param embedded rejects when it can't answer either
 */
export function withFallback(
  hosted: HostedService,
  embedded: (request: SearchRequest) => Promise<SearchAnswer>,
  now: () => number = Date.now,
): (request: SearchRequest) => Promise<ProvidedAnswer> {
  let restUntil = 0;

  const askHosted = (request: SearchRequest): Promise<SearchAnswer> => {
    const answer = hosted.search({ requests: [request] }).then(({ results }) => readAnswer(results[0]));
    const slow = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The search service does not answer.')), patience);
    });
    // Where the service answers after all, it need not rest on.
    answer.then(
      () => {
        restUntil = 0;
      },
      () => undefined,
    );
    return Promise.race([answer, slow]);
  };

  return async (request) => {
    if (now() >= restUntil) {
      try {
        return { answer: await askHosted(request), provider: 'hosted' };
      } catch {
        restUntil = now() + rest;
      }
    }
    return { answer: await embedded(request), provider: 'embedded' };
  };
}

/** Checks the shape of an answer and makes its texts safe. */
function readAnswer(result: unknown): SearchAnswer {
  if (typeof result !== 'object' || result === null || !('hits' in result) || !Array.isArray(result.hits)) {
    throw new Error('The search service gave no list of hits.');
  }
  const answer = result as SearchAnswer;
  return { ...answer, nbHits: answer.nbHits ?? answer.hits.length, hits: answer.hits.map(cleanHit) };
}

/** The dialog puts these texts into the page as HTML; the index may hold what somebody else put there. */
function cleanHit(hit: SearchHit): SearchHit {
  const cleanValues = <Values extends Partial<Record<Level, { value: string }>>>(values: Values | undefined): Values =>
    Object.fromEntries(
      Object.entries(values ?? {}).map(([level, entry]) => [level, { ...entry, value: cleanMarked(entry.value) }]),
    ) as Values;
  const cleanText = (text: string | null | undefined): string | null =>
    text === null || text === undefined ? null : cleanMarked(text);
  const snippet = hit._snippetResult?.content;
  return {
    ...hit,
    objectID: escapeHtml(hit.objectID),
    content: cleanText(hit.content),
    hierarchy: Object.fromEntries(
      Object.entries(hit.hierarchy).map(([level, text]) => [level, cleanText(text)]),
    ) as SearchHit['hierarchy'],
    _highlightResult: { hierarchy: cleanValues(hit._highlightResult?.hierarchy) },
    _snippetResult: {
      hierarchy: cleanValues(hit._snippetResult?.hierarchy),
      ...(snippet === undefined ? {} : { content: { ...snippet, value: cleanMarked(snippet.value) } }),
    },
  };
}
