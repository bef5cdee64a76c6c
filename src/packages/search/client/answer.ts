import type { SearchHit } from '../engine/hit';
import type { HitGroup } from '../engine/kinds';
import type { Understanding } from '../engine/understanding';
import type { Scope } from './scope';

/** Maximum number of hits in an answer. */
export const hitsPerPage = 20;

/** What is asked, whichever index answers. */
export interface SearchRequest {
  readonly query: string;
  readonly scope: Scope;
  /** Counted from 0. */
  readonly page?: number;
  /** Kinds of hits to return; all without it. The hosted search does not know them. */
  readonly group?: HitGroup | undefined;
}

/** Index that gave an answer. */
export type Provider = 'hosted' | 'embedded';

export interface ProvidedAnswer extends SearchAnswer {
  readonly provider: Provider;
}

export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Number of all hits. */
  readonly count: number;
  readonly pages: number;
  /** What became of the words of the query. The hosted search does not report it. */
  readonly understanding?: Understanding;
  /** Number of hits of each group. The hosted search does not count them. */
  readonly counts?: Readonly<Record<HitGroup, number>>;
}
