import { cleanMarked, escapeHtml } from '../engine/marked-text';
import {
  type HighlightedValue,
  type Level,
  levels,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from '../engine/response';

type Values = Partial<Record<Level, HighlightedValue>>;

/**
 * Reads the hosted service's answer to a request and sanitizes its texts: the dialog puts them into the page as HTML, and
 * somebody else may have put content into the index.
 *
 * @throws when it is not a list of hits, or when a hit can't be shown or leads to something other than a web page
 */
export function readAnswer(result: unknown, request: SearchRequest): SearchAnswer {
  if (typeof result !== 'object' || result === null || !('hits' in result) || !Array.isArray(result.hits)) {
    throw new Error('The search service returned no list of hits.');
  }
  const { hits, nbHits, page, nbPages, hitsPerPage, processingTimeMS } = result as Partial<SearchAnswer> & {
    hits: SearchHit[];
  };
  return {
    hits: hits.map(readHit),
    nbHits: nbHits ?? hits.length,
    page: page ?? request.page ?? 0,
    nbPages: nbPages ?? 1,
    hitsPerPage: hitsPerPage ?? hits.length,
    query: request.query,
    index: request.indexName,
    params: '',
    processingTimeMS: processingTimeMS ?? 0,
    exhaustiveNbHits: true,
  };
}

function readHit(hit: SearchHit): SearchHit {
  const { protocol } = new URL(hit.url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A hit leads to ${protocol}`);
  const content = hit._snippetResult?.content;
  return {
    objectID: escapeHtml(hit.objectID),
    url: hit.url,
    url_without_anchor: hit.url_without_anchor,
    anchor: hit.anchor,
    type: hit.type,
    content: cleanText(hit.content),
    hierarchy: Object.fromEntries(
      levels.map((level) => [level, cleanText(hit.hierarchy[level])]),
    ) as SearchHit['hierarchy'],
    _highlightResult: { hierarchy: cleanValues(hit._highlightResult?.hierarchy) },
    _snippetResult: {
      hierarchy: cleanValues(hit._snippetResult?.hierarchy),
      ...(content === undefined ? {} : { content: cleanValue(content) }),
    },
  };
}

function cleanValues(values: Values | undefined): Values {
  return Object.fromEntries(Object.entries(values ?? {}).map(([level, value]) => [level, cleanValue(value)]));
}

function cleanValue(value: HighlightedValue): HighlightedValue {
  return { ...value, value: cleanMarked(value.value) };
}

function cleanText(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : cleanMarked(text);
}
