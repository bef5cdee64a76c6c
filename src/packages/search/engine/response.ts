/**
 * Requests and answers in the format of Algolia's search API, as far as the dialog and the search page use it. The
 * embedded index uses the same format, so that neither of them needs to know who answers.
 */

import type { HitGroup, HitKind } from './kinds';
import type { Understanding } from './understanding';

/** Levels of a hit's headings, outermost first. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly Level[];

/** Conditions on a hit. All of the list must match, and one of each inner list. Each is `attribute:value` or `attribute:-value`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters?: FacetFilters;
  readonly hitsPerPage?: number;
  /** Counted from 0. */
  readonly page?: number;
  /** Kinds of hits to return; all without it. The hosted search does not know them. */
  readonly group?: HitGroup | undefined;
}

/** `lvl1` is a page, `lvl2` to `lvl6` a section by its heading, `content` a section by its text. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface HighlightedValue {
  readonly value: string;
  readonly matchLevel: 'full' | 'none' | 'partial';
  readonly matchedWords: string[];
}

/** One hit. All texts are HTML with marks (see marked-text.ts), even those in which nothing is marked. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly content: string | null;
  /** Text that answers directly: a signature, a type, a cause. The hosted index has none. */
  readonly answer?: string;
  /** The hosted index does not say it. */
  readonly kind?: HitKind;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly _highlightResult?: { readonly hierarchy?: Partial<Record<Level, HighlightedValue>> };
  readonly _snippetResult?: {
    readonly hierarchy?: Partial<Record<Level, HighlightedValue>>;
    readonly content?: HighlightedValue;
  };
}

export interface SearchAnswer {
  readonly hits: SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
  /** What became of the words of the query. The hosted search does not report it. */
  readonly understanding?: Understanding;
  /** Number of hits of each group. The hosted search does not count them. */
  readonly counts?: Readonly<Record<HitGroup, number>>;
}
