import type { Expander } from './expand';
import { stem } from './stem';
import { addMatch, type Found, makeDraft } from './word-search';
import { fold, readRuns, readWords, splitIdentifier } from './words';

/** What the words of a query may be, beside what they are. */
export interface Lexicon {
  /** Words that need not match. */
  readonly stopWords: ReadonlySet<string>;
  /** Groups of phrases that mean the same; a phrase is a list of words. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
}

/** A word of a query. */
export interface QueryWord extends Found {
  /** False for words like `how` and `the`, which need not match. */
  readonly counts: boolean;
}

/** One of the things that a word of a query may mean, and how much that counts. */
interface Meaning {
  readonly found: Found;
  readonly weight: number;
}

/** How much a synonym counts. Tuned with the judged queries (npm run search:eval). */
const weights = {
  synonym: 0.6,
  /** For a synonym of words that no section has. */
  onlySynonym: 0.9,
};

/** Longest run of words that may be one identifier: `app url open` is `appUrlOpen`. */
const gluedLimit = 4;

/** Reads the lexicon of a shard. */
export function readLexicon(stopWords: string, synonyms: readonly (readonly string[])[]): Lexicon {
  return { stopWords: new Set(stopWords.split(' ')), synonyms: synonyms.map((group) => group.map(readWords)) };
}

/** Finds out what each word of a query may mean in a shard. */
export function readQuery(query: string, expander: Expander, { stopWords, synonyms }: Lexicon): QueryWord[] {
  const words = readRuns(query).flatMap((run) => splitUnknown(run, expander));
  const isAllStopWords = words.every((word) => stopWords.has(word));
  const counts = words.map((word) => isAllStopWords || !stopWords.has(word));
  const meanings = words.map((word, index): Meaning[] => [
    { found: expander.expandWord(word, index === words.length - 1), weight: 1 },
  ]);
  words.forEach((_, from) => {
    for (let length = 2; length <= gluedLimit && from + length <= words.length; length += 1) {
      const found = expander.expandGlued(words.slice(from, from + length).join(''), from + length === words.length);
      if (found.matches.size === 0) continue;
      for (const list of meanings.slice(from, from + length)) list.push({ found, weight: 1 });
    }
  });
  for (const { members, ...meaning } of findSynonyms(words, synonyms, expander)) {
    for (const index of members) meanings[index]?.push(meaning);
  }
  return meanings.map((list, index) => ({ ...combine(list), counts: counts[index] ?? false }));
}

/** A run of the query as words: as it is when the shard may have it, else its parts or the two known words it is made of. */
function splitUnknown(run: string, { expandWord, isKnown }: Expander): string[] {
  const word = fold(run);
  if (expandWord(word, true).matches.size > 0) return [word];
  const parts = splitIdentifier(run);
  if (parts.length > 0 && parts.every(isKnown)) return parts;
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isKnown)) return halves;
  }
  return [word];
}

/** What phrases of a query may mean as well; the words of a phrase may stand anywhere in the query, in any form. */
function findSynonyms(
  words: readonly string[],
  synonyms: Lexicon['synonyms'],
  { expandPhrase }: Expander,
): (Meaning & { members: readonly number[] })[] {
  const stems = words.map(stem);
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const members = phrase.map((word) => stems.indexOf(stem(word)));
      if (members.includes(-1)) return [];
      const weight = expandPhrase(phrase).matches.size > 0 ? weights.synonym : weights.onlySynonym;
      return group.flatMap((other) => (other === phrase ? [] : { members, found: expandPhrase(other), weight }));
    }),
  );
}

/** Takes the best of all meanings, section by section. */
function combine(meanings: readonly Meaning[]): Found {
  const [first, ...others] = meanings;
  if (first !== undefined && others.length === 0) return first.found;
  const all = makeDraft();
  for (const { found, weight } of meanings) {
    for (const form of found.forms) all.forms.add(form);
    for (const [id, { score, place }] of found.matches) addMatch(all.matches, id, { score: score * weight, place });
  }
  return all;
}
