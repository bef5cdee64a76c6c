/**
 * Finds pages that a shard has no room for. Their words are in chunks, a sorted list in pieces, and the pages in fragments. A query loads the
 * chunks of its words, and the fragments that have most of them; the engine then ranks these pages together with those of the shard.
 */

import { stem } from './english';
import type { WordChunk } from './index-files';
import { countEdits, findPlace } from './inverted-index';
import { cleanPasted, isPasted, readErrorLines } from './pasted';
import { unpackNumbers } from './word-index';
import { fold, readRuns, splitIdentifier } from './words';

/** How strongly a page has a word, by where it occurs; in a text, a repeated word counts up to `text.length` times. */
export const strengths = { name: 7, heading: 5, text: [1, 2, 3] } as const;

/** A number in a chunk is `fragment * strengthSteps + strength`. */
export const strengthSteps = 8;

/** Maximum number of fragments that a query loads. With eight, no more queries lead to the right page (README), and the engine has more pages to read. */
const mostFragments = 4;

/** A fragment is loaded when it has this share of what the best one has of the query. */
const leastShare = 0.4;

/** Maximum number of words that are looked up. A pasted text has more; its longest words say most. */
const mostWords = 12;

/** How much a word counts that is not the word of the query: the same stem, a longer word, similar letters, a word that means the same. */
const weights = { stem: 0.85, longer: 0.45, similar: 0.4, synonym: 0.6 };

/** Minimum number of letters of a word to look for longer ones (with fewer, half of the list begins with it), and for similar ones. */
const leastLetters = 3;
const leastTypo = 4;

/** A word to look up, and how much it counts. Words of a group are alternatives, and the best of them counts. */
interface Lookup {
  readonly word: string;
  readonly weight: number;
}

/** Phrases that mean the same. */
interface Synonyms {
  /** Stems of the words of each phrase. */
  readonly phrases: readonly (readonly string[])[];
  readonly lookups: readonly Lookup[];
}

/** Prepares groups of phrases once, because each key of a query is compared with all of them. */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms[] {
  return groups.map((group) => {
    const phrases = group.map((phrase) => readRuns(phrase).map(fold));
    return {
      phrases: phrases.map((words) => words.map(stem)),
      lookups: phrases.flat().map((word) => ({ word, weight: weights.synonym })),
    };
  });
}

/**
 * Lists what to look up for a query.
 *
 * @returns a group for each word of the query: the word, the parts of an identifier, and the word together with the next one
 */
export function listLookups(
  query: string,
  stopWords: ReadonlySet<string>,
  synonyms: readonly Synonyms[],
): (readonly Lookup[])[] {
  const wasPasted = isPasted(query);
  const runs = readRuns(wasPasted ? readErrorLines(cleanPasted(query)) : query);
  const folded = runs.map(fold);
  const groups = runs.flatMap((run, index): Lookup[][] => {
    const word = folded[index] ?? '';
    if (stopWords.has(word)) return [];
    const glued = wasPasted || folded[index + 1] === undefined ? [] : [`${word}${folded[index + 1]}`];
    return [[word, ...splitIdentifier(run), ...glued].map((one) => ({ word: one, weight: 1 }))];
  });
  const stems = new Set(folded.map(stem));
  const isMeant = ({ phrases }: Synonyms) => phrases.some((phrase) => phrase.every((word) => stems.has(word)));
  const others = wasPasted ? [] : synonyms.filter(isMeant).map(({ lookups }) => lookups);
  const longest = [...groups].sort(([a], [b]) => (b?.word.length ?? 0) - (a?.word.length ?? 0)).slice(0, mostWords);
  return [...longest, ...others];
}

/**
 * @param borders first word of each chunk
 * @returns the numbers of the chunks that may have the words of a lookup, or words that begin like them
 */
export function findChunks(borders: readonly string[], groups: readonly (readonly Lookup[])[]): number[] {
  const chunkOf = (word: string): number => Math.max(0, findPlace(borders, `${word} `) - 1);
  const found = new Set<number>();
  for (const { word } of groups.flat()) {
    const from = stem(word);
    const to = from.length < leastLetters ? from : `${from}\u{10ffff}`;
    for (let chunk = chunkOf(from); chunk <= chunkOf(to); chunk += 1) found.add(chunk);
  }
  return [...found].sort((a, b) => a - b);
}

/** The words of a chunk, sorted, and the places of each, still encoded. */
export interface WordList {
  readonly words: readonly string[];
  readonly places: readonly string[];
}

export function readChunk({ words, places }: WordChunk): WordList {
  return { words: words.split(' '), places: places.split(' ') };
}

/** A word of a chunk that matches a lookup. */
interface Form {
  readonly weight: number;
  readonly places: string;
}

/**
 * Chooses the fragments that have most of a query.
 *
 * @param chunks those that `findChunks` names
 * @param count number of all fragments
 * @param isKnown whether the shard has a word, so that it is no slip
 * @returns their numbers, best first
 */
export function chooseFragments(
  groups: readonly (readonly Lookup[])[],
  chunks: readonly WordList[],
  count: number,
  isKnown: (word: string) => boolean,
): number[] {
  const sums = new Float64Array(count);
  const best = makeScores(count);
  const own = makeScores(count);
  for (const group of groups) {
    for (const lookup of group) {
      for (const { weight, places } of findForms(lookup, chunks, isKnown))
        for (const number of unpackNumbers(places))
          own.raise(Math.floor(number / strengthSteps), weight * (number % strengthSteps));
      // All forms together are as rare as the word: a longer one is rare by its ending.
      const rarity = Math.log(1 + (count - own.size() + 0.5) / (own.size() + 0.5));
      own.empty((fragment, strength) => best.raise(fragment, rarity * strength));
    }
    best.empty((fragment, score) => {
      sums[fragment] = (sums[fragment] as number) + score;
    });
  }
  const least = leastShare * sums.reduce((most, score) => Math.max(most, score), 0);
  const chosen: number[] = [];
  // A key is pressed often, and few of thousands are chosen: only these become objects.
  sums.forEach((score, fragment) => {
    if (score > 0 && score >= least) chosen.push(fragment);
  });
  return chosen.sort((a, b) => (sums[b] as number) - (sums[a] as number) || a - b).slice(0, mostFragments);
}

/** Collects the best score of each fragment that has one. */
function makeScores(count: number) {
  const scores = new Float64Array(count);
  const found: number[] = [];
  return {
    size: () => found.length,
    raise(fragment: number, score: number): void {
      if (!(score > (scores[fragment] as number))) return;
      if (scores[fragment] === 0) found.push(fragment);
      scores[fragment] = score;
    },
    /** Visits the fragments that have a score, then forgets their scores. */
    empty(visit: (fragment: number, score: number) => void): void {
      for (const fragment of found) {
        visit(fragment, scores[fragment] as number);
        scores[fragment] = 0;
      }
      found.length = 0;
    },
  };
}

function findForms({ word, weight }: Lookup, lists: readonly WordList[], isKnown: (word: string) => boolean): Form[] {
  const root = stem(word);
  const edits = word.length < leastTypo || isKnown(word) ? 0 : word.length < 7 ? 1 : 2;
  /** Compares the words of the chunks that begin in the same way. */
  const list = (beginning: string, measure: (other: string) => number): Form[] =>
    lists.flatMap(({ words, places }) => {
      const forms: Form[] = [];
      for (let at = findPlace(words, beginning); words[at]?.startsWith(beginning); at += 1) {
        const share = measure(words[at] as string);
        if (share > 0) forms.push({ weight: weight * share, places: places[at] ?? '' });
      }
      return forms;
    });
  const forms = list(root, (other) => {
    if (other === word) return 1;
    if (stem(other) === root) return weights.stem;
    return word.length >= leastLetters && other.startsWith(word) ? weights.longer : 0;
  });
  if (forms.length > 0 || edits === 0) return forms;
  return list(word.charAt(0), (other) => (countEdits(word, other, edits) <= edits ? weights.similar : 0));
}
