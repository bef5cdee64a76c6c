/** What became of the words of a query, for readers who found nothing or something else. */
import { isIdentifier } from './headings';
import { isPasted } from './pasted';
import type { QueryWord } from './query';
import { stem } from './stem';
import { fold, readRuns } from './words';

export interface Understanding {
  /** Words that the searched versions do not have, as typed, in lower case. */
  readonly missing: readonly string[];
  /** Words that were read as others: what was typed, and what was searched. */
  readonly corrected: readonly (readonly [typed: string, searched: string])[];
}

const nothingToTell: Understanding = { missing: [], corrected: [] };

/** Words of every question; that none of them is in a version tells readers nothing. */
const tellingKinds: ReadonlySet<string> = new Set(['word', 'identifier', 'part']);

/** Shorter words are still being typed. */
const leastLength = 3;

/** A correction is as long as what was typed, but for so many letters. */
const mostEdits = 2;

/** Finds out what a shard made of the words of a query. */
export function readUnderstanding(query: string, words: readonly QueryWord[]): Understanding {
  if (isPasted(query)) return nothingToTell;
  const own = new Set(words.map(({ word }) => word));
  // An identifier that the shard does not have was searched by its parts.
  const divided = readRuns(query).filter((run) => isIdentifier(run) && !own.has(fold(run)));
  const telling = words.filter(({ word, kind }) => tellingKinds.has(kind) && word.length >= leastLength);
  return {
    missing: [...divided.map(fold), ...telling.flatMap(({ word, matches }) => (matches.size === 0 ? [word] : []))],
    corrected: telling.flatMap((word): [string, string][] => {
      const searched = findCorrection(word);
      return searched === undefined ? [] : [[word.word, searched]];
    }),
  };
}

/** The word that was searched in the place of a typed one; undefined where the typed one was. */
function findCorrection({ word, forms }: QueryWord): string | undefined {
  const all = [...forms];
  const root = stem(word);
  if (all.some((form) => form.includes(word) || stem(form) === root)) return undefined;
  return all.find((form) => form.charAt(0) === word.charAt(0) && Math.abs(form.length - word.length) <= mostEdits);
}

/** What several shards made of the same query: a word is missing that none of them has. */
export function joinUnderstandings([first, ...others]: readonly Understanding[]): Understanding {
  if (first === undefined) return nothingToTell;
  return {
    missing: first.missing.filter((word) => others.every(({ missing }) => missing.includes(word))),
    corrected: first.corrected.filter(([typed]) =>
      others.every(({ corrected, missing }) => missing.includes(typed) || corrected.some(([other]) => other === typed)),
    ),
  };
}

/** `Capacitor 6`, `@capacitor/camera@3`, `v5`; not `50 %`. */
const majors = /(?:\bcap(?:acitor)?[\s-]*v?|@capacitor\/[\w-]+(?:@|\s+)v?|\bv)(\d{1,2})(?![\w%-])/gi;

/**
 * The major version of Capacitor that a query names: `Capacitor 6`, `@capacitor/camera@3`, `v5`.
 *
 * @returns undefined when it names none, or several
 */
export function findNamedMajor(query: string): number | undefined {
  const found = new Set([...query.matchAll(majors)].map(([, digits]) => Number(digits)));
  const [major] = found;
  return found.size === 1 && major !== undefined && major >= 2 && major <= 12 ? major : undefined;
}
