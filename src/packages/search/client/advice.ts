import { type DocsVersion, docsVersions } from '../../../config/versions';
import { keepLatin } from '../engine/latin';
import { findNamedMajor } from '../engine/understanding';
import { fold, readRuns } from '../engine/words';
import type { SearchAnswer } from './answer';
import type { Scope } from './scope';

/** A search that has ended. */
export interface EndedSearch extends SearchAnswer {
  readonly scope: Scope;
}

/** Advice for a reader whose search found nothing, or something other than what they asked for. */
export interface Advice {
  /** Words that the version does not have, as typed. */
  readonly missing: readonly string[];
  /** Words that were corrected: what was typed, and what was searched for instead. */
  readonly corrected: readonly (readonly [typed: string, searched: string])[];
  /** Other versions that have the missing words; undefined until they have been searched. */
  readonly versions?: readonly DocsVersion[];
  /** A major version of Capacitor that the query names and that is newer than all versions of the site. */
  readonly newer: number | undefined;
  /** Whether the query has words in another script than Latin, which were not searched for. */
  readonly isForeign: boolean;
}

const newest = Math.max(...docsVersions.map(({ name }) => Number(name.slice(1))));

/** @returns the advice that needs no further search; undefined when there is nothing to say */
export function readAdvice({ query, count, understanding }: EndedSearch): Advice | undefined {
  const typed = new Map(readRuns(query).map((run) => [fold(run), run]));
  const asTyped = (word: string): string => typed.get(word) ?? word;
  const missing = (understanding?.missing ?? []).map(asTyped);
  const corrected = (understanding?.corrected ?? []).map(([word, searched]) => [asTyped(word), searched] as const);
  const { major = 0, isCertain = false } = findNamedMajor(query) ?? {};
  const newer = isCertain && major > newest ? major : undefined;
  const isForeign = keepLatin(query) !== query;
  const isNeeded = count === 0 || isForeign || missing.length + corrected.length > 0 || newer !== undefined;
  return isNeeded ? { missing, corrected, newer, isForeign } : undefined;
}
