import { type SearchHit, shortenTitle } from '../engine/hit';
import { readMarked, readPlain } from '../engine/marked-text';
import type { SearchAnswer, SearchRequest } from './answer';

/** Levels of the headings above a record of the hosted index, outermost first: the sidebar category, the page, then its headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** What a record of the hosted index and a hit there have in common. Texts are HTML. */
export interface HostedHit {
  readonly objectID: string;
  readonly url: string;
  /** `lvl1` is a page, `lvl2` to `lvl6` a section by its heading, `content` a section by its text. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
}

/** The same as the service returns it, with the part of each text that has words of the query, and marks around them. */
interface MarkedHit extends HostedHit {
  readonly _snippetResult?: {
    readonly hierarchy?: Partial<Record<Level, { readonly value: string }>>;
    readonly content?: { readonly value: string };
  };
}

/**
 * Reads the hosted service's answer to a request. Nothing in its texts but the marks is taken as HTML, because somebody else may have put content
 * into the index.
 *
 * @throws when it is not a list of hits, or when a hit can't be shown or leads to something other than a web page
 */
export function readAnswer(result: unknown, { query }: SearchRequest): SearchAnswer {
  if (typeof result !== 'object' || result === null || !('hits' in result) || !Array.isArray(result.hits)) {
    throw new Error('The search service returned no list of hits.');
  }
  const { hits, nbHits, nbPages } = result as { hits: MarkedHit[]; nbHits?: number; nbPages?: number };
  return { query, hits: hits.map(readHit), count: nbHits ?? hits.length, pages: nbPages ?? 1 };
}

function readHit({ objectID, url, type, content, hierarchy, _snippetResult: snippets }: MarkedHit): SearchHit {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A hit leads to ${protocol}`);
  const names = levels.flatMap((level) => hierarchy[level] ?? []);
  const [group = '', page = ''] = names.map((name) => readPlain(readMarked(name)));
  const own = names.at(-1) ?? '';
  const marked = snippets?.hierarchy?.[levels[names.length - 1] ?? 'lvl1']?.value ?? own;
  // The service may have cut it.
  const isWhole = readPlain(readMarked(marked)) === readPlain(readMarked(own));
  return {
    id: objectID,
    url,
    kind: type === 'lvl1' ? 'page' : 'section',
    title: readMarked(shortenTitle(isWhole ? marked : own)),
    text: readMarked(snippets?.content?.value ?? content ?? ''),
    page,
    group,
  };
}
