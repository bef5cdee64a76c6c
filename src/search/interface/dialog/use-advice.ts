import { type DocsVersion, docsVersions } from '@site/src/config/versions';
import { isIdentifier } from '@site/src/search/engine/headings';
import { keepLatin } from '@site/src/search/engine/latin';
import { findNamedMajor, type Understanding } from '@site/src/search/engine/understanding';
import { fold, readRuns } from '@site/src/search/engine/words';
import { useEffect, useState } from 'react';
import type { SearchOptions } from '../../client/options';
import type { Scope } from '../scope';

/** A search that has ended. */
export interface EndedSearch {
  readonly query: string;
  readonly scope: Scope;
  readonly count: number;
  readonly understanding: Understanding | undefined;
}

/** Advice for a reader whose search found nothing, or something other than what they asked for. */
export interface Advice {
  /** Words that the version does not have, as typed. */
  readonly missing: readonly string[];
  /** Words that were corrected: what was typed, and what was searched for instead. */
  readonly corrected: readonly (readonly [typed: string, searched: string])[];
  /** Other versions that have the missing words; undefined until they have been searched. */
  readonly versions: readonly DocsVersion[] | undefined;
  /** A version that the query names and that was not searched. */
  readonly named: DocsVersion | undefined;
  /** A major version of Capacitor that the query names and that is newer than all versions of the site. */
  readonly newer: number | undefined;
  /** Whether the query has words in another script than Latin, which were not searched for. */
  readonly isForeign: boolean;
}

/** Pause in typing after which other versions are searched, in milliseconds. Each of them is a separate file. */
const pause = 600;

/** Result of searching the other versions for missing words. */
interface Looked {
  readonly place: string;
  readonly words: string;
  readonly versions: readonly DocsVersion[];
}

const majors = docsVersions.map(({ name }) => Number(name.slice(1)));

/** @returns undefined when there is nothing to say */
export function useAdvice(options: SearchOptions, ended: EndedSearch | undefined): Advice | undefined {
  const found = ended && readAdvice(ended);
  const place = ended === undefined ? '' : nameOf(ended.scope);
  const isWorthLooking = ended?.count === 0 || found?.missing.some(isIdentifier) === true;
  const words = place !== 'all' && isWorthLooking ? (found?.missing.join(' ') ?? '') : '';
  const [looked, setLooked] = useState<Looked>();

  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const others = docsVersions.filter(({ name }) => name !== place);
    const timer = setTimeout(async () => {
      try {
        const versions = await (await options.getSearch()).findVersions(words, others);
        if (isWanted) setLooked({ place, words, versions });
      } catch {
        // Without the other versions, the advice just does not mention them.
      }
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [options, place, words]);

  if (found === undefined) return undefined;
  const hasLooked = words !== '' && looked?.words === words && looked.place === place;
  return hasLooked ? { ...found, versions: looked.versions } : found;
}

function nameOf(scope: Scope): string {
  return scope === 'all' ? scope : scope.name;
}

/** Returns the advice that needs no further search. */
function readAdvice({ query, scope, count, understanding }: EndedSearch): Advice | undefined {
  const typed = new Map(readRuns(query).map((run) => [fold(run), run]));
  const asTyped = (word: string): string => typed.get(word) ?? word;
  const missing = (understanding?.missing ?? []).map(asTyped);
  const corrected = (understanding?.corrected ?? []).map(([word, searched]) => [asTyped(word), searched] as const);
  const { major = 0, isCertain = false } = findNamedMajor(query) ?? {};
  const named = docsVersions.find(({ name }) => name === `v${major}`);
  const advice: Advice = {
    missing,
    corrected,
    versions: undefined,
    named: scope === 'all' || named?.name === nameOf(scope) ? undefined : named,
    newer: isCertain && major > Math.max(...majors) ? major : undefined,
    isForeign: keepLatin(query) !== query,
  };
  const isEmpty =
    count > 0 &&
    !advice.isForeign &&
    missing.length === 0 &&
    corrected.length === 0 &&
    advice.named === undefined &&
    advice.newer === undefined;
  return isEmpty ? undefined : advice;
}
