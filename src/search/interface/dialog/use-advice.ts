import { type DocsVersion, docsVersions } from '@site/src/config/versions';
import { isIdentifier } from '@site/src/search/engine/headings';
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

/** What helps a reader whose search found nothing, or something else than they asked for. */
export interface Advice {
  /** Words that the version does not have, as typed. */
  readonly missing: readonly string[];
  /** Words that were read as others: what was typed, and what was searched. */
  readonly corrected: readonly (readonly [typed: string, searched: string])[];
  /** Other versions that have the missing words; undefined while nobody has looked. */
  readonly versions: readonly DocsVersion[] | undefined;
  /** A version that the query names and that was not searched. */
  readonly named: DocsVersion | undefined;
  /** A major of Capacitor that the query names and that is newer than all versions of the site. */
  readonly newer: number | undefined;
}

/** Other versions are looked through when the reader has stopped typing for so long, in milliseconds: each of them is a file of its own. */
const pause = 600;

/** Where missing words were looked for, and what came of it. */
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
        // Advice that can't be had is none.
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

/** What can be said at once. */
function readAdvice({ query, scope, count, understanding }: EndedSearch): Advice | undefined {
  const typed = new Map(readRuns(query).map((run) => [fold(run), run]));
  const asTyped = (word: string): string => typed.get(word) ?? word;
  const missing = (understanding?.missing ?? []).map(asTyped);
  const corrected = (understanding?.corrected ?? []).map(([word, searched]) => [asTyped(word), searched] as const);
  const major = findNamedMajor(query);
  const named = docsVersions.find(({ name }) => name === `v${major}`);
  const advice: Advice = {
    missing,
    corrected,
    versions: undefined,
    named: scope === 'all' || named?.name === nameOf(scope) ? undefined : named,
    newer: major !== undefined && major > Math.max(...majors) ? major : undefined,
  };
  const isEmpty =
    count > 0 &&
    missing.length === 0 &&
    corrected.length === 0 &&
    advice.named === undefined &&
    advice.newer === undefined;
  return isEmpty ? undefined : advice;
}
