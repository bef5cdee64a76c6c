/** Explains what became of the words of a query, for readers who found nothing or something else. */
import { lightWords } from '../../../config/search-intents';
import { stem } from './english';
import { isIdentifier } from './headings';
import { isPasted } from './pasted';
import type { QueryWord } from './query';
import { fold, readRuns, readWords } from './words';

export interface Understanding {
  /** Words that the searched versions do not have, as typed, in lower case. */
  readonly missing: readonly string[];
  /** Words that were corrected: what was typed, and what was searched for instead. */
  readonly corrected: readonly (readonly [typed: string, searched: string])[];
}

const nothingToTell: Understanding = { missing: [], corrected: [] };

/** Kinds of words to report. The others are part of every question, so readers learn nothing when a version lacks them. */
const tellingKinds: ReadonlySet<string> = new Set(['word', 'identifier', 'part']);

/** Minimum length of a word to report. Readers may still be typing shorter ones. */
const leastLength = 3;

/** Maximum difference in length between a typed word and its correction, in letters. */
const mostEdits = 2;

/** Finds out what a shard made of the words of a query. */
export function readUnderstanding(query: string, words: readonly QueryWord[]): Understanding {
  if (isPasted(query)) return nothingToTell;
  const own = new Set(words.map(({ word }) => word));
  // An identifier that the shard does not have was searched for by its parts.
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

/** Finds the word that was searched for in place of a typed one; undefined if the typed word itself was searched for. */
function findCorrection({ word, forms }: QueryWord): string | undefined {
  const all = [...forms];
  const root = stem(word);
  if (all.some((form) => form.includes(word) || stem(form) === root)) return undefined;
  return all.find((form) => form.charAt(0) === word.charAt(0) && Math.abs(form.length - word.length) <= mostEdits);
}

/** Combines what several shards made of the same query: a word is missing only if none of them has it. */
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
const majors = /(?:(\bcap(?:acitor)?[\s-]*v?|@capacitor\/[\w-]+(?:@|\s+)v?)|\bv)(\d{1,2})(?![\w%-])/gi;

/** Words that make a bare `v5` after them a version of another product. */
const otherProducts: ReadonlySet<string> = new Set(
  [
    ...lightWords.frameworks.split(' '),
    ...'bootstrap gradle java js kotlin node swift tailwind xcode'.split(' '),
  ].filter((word) => !['capacitor', 'app', 'apps'].includes(word)),
);

export interface NamedMajor {
  readonly major: number;
  /** Whether the query names Capacitor with it. A bare `v5` may be a version of something else. */
  readonly isCertain: boolean;
}

/** Lists the major versions of Capacitor that a query names, in the order of the query. */
export function listNamedMajors(query: string): NamedMajor[] {
  const named = new Map<number, NamedMajor>();
  for (const { 1: name, 2: digits, index } of query.matchAll(majors)) {
    const major = Number(digits);
    const isOther = name === undefined && otherProducts.has(readWords(query.slice(0, index)).pop() ?? '');
    if (isOther || major < 2 || major > 12) continue;
    named.set(major, { major, isCertain: name !== undefined || named.get(major)?.isCertain === true });
  }
  return [...named.values()];
}

/**
 * Finds the major version of Capacitor that a query names: `Capacitor 6`, `@capacitor/camera@3`, `v5`.
 *
 * @returns undefined when it names none, or several
 */
export function findNamedMajor(query: string): NamedMajor | undefined {
  const [named, ...others] = listNamedMajors(query);
  return others.length === 0 ? named : undefined;
}

/** Removes the versions that a query names, and the words that join them: `push` of `push v3 to v4`. */
export function dropMajors(query: string): string {
  return query
    .replace(majors, ' ')
    .replace(/\b(?:from|to|vs|versus|and|between|changes?|changed|since|what|in)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
