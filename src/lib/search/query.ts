import { addMatch, type Found, type Match, type WordSearch } from './word-search';
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

/** How much a way of matching counts. Tuned with the judged queries (npm run search:eval). */
const weights = {
  stem: 0.85,
  /** For words that begin so. */
  prefix: 0.45,
  /** The same for the last word, which may still be being typed. */
  lastPrefix: 0.6,
  typo: 0.65,
  synonym: 0.6,
  /** For a synonym of words that no section has. */
  onlySynonym: 0.9,
};

/** Longest run of words that may be one identifier: `app url open` is `appUrlOpen`. */
const gluedLimit = 4;

/** Finds out what each word of a query may mean in a shard. */
export function readQuery(query: string, search: WordSearch, { stopWords, synonyms }: Lexicon): QueryWord[] {
  const words = readRuns(query).flatMap((run) => splitUnknown(run, search));
  const isAllStopWords = words.every((word) => stopWords.has(word));
  const result = words.map((word, index) => ({
    ...expandWord(word, index === words.length - 1, search),
    counts: isAllStopWords || !stopWords.has(word),
  }));

  /** Adds what some neighbours mean together. */
  const addSpan = (from: number, length: number, found: Found, weight: number): void => {
    for (const word of result.slice(from, from + length)) merge(word, found, weight);
  };
  words.forEach((_, from) => {
    for (let length = 2; length <= gluedLimit && from + length <= words.length; length += 1) {
      const isLast = from + length === words.length;
      addSpan(from, length, expandGlued(words.slice(from, from + length).join(''), isLast, search), 1);
    }
    for (const group of synonyms) {
      for (const phrase of group) {
        if (!phrase.every((word, index) => words[from + index] === word)) continue;
        const weight = matchPhrase(phrase, search).matches.size > 0 ? weights.synonym : weights.onlySynonym;
        for (const other of group) {
          if (other !== phrase) addSpan(from, phrase.length, matchPhrase(other, search), weight);
        }
      }
    }
  });
  return result;
}

/** A run of the query as words: as it is when the shard may have it, else its parts or the two known words it is made of. */
function splitUnknown(run: string, search: WordSearch): string[] {
  const word = fold(run);
  if (expandWord(word, true, search).matches.size > 0) return [word];
  const isKnown = (part: string): boolean => search.findRelated(part).length > 0;
  const parts = splitIdentifier(run);
  if (parts.length > 0 && parts.every(isKnown)) return parts;
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isKnown)) return halves;
  }
  return [word];
}

/** Sections that have a word, related ones, longer ones, or, where there is none of these, similar ones. */
function expandWord(word: string, isLast: boolean, search: WordSearch): Found {
  const found = matchWord(word, search);
  if (word.length > (isLast ? 1 : 2)) {
    search.add(found, word, isLast ? weights.lastPrefix : weights.prefix, { prefix: true });
  }
  const edits = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (found.matches.size === 0 && edits > 0) search.add(found, word, weights.typo, { fuzzy: edits });
  return found;
}

/** Neighbours that are one word of the shard when written together. */
function expandGlued(word: string, isLast: boolean, search: WordSearch): Found {
  const found = matchWord(word, search, 1);
  if (isLast && word.length > 4) search.add(found, word, weights.lastPrefix, { prefix: true });
  return found;
}

function matchWord(word: string, search: WordSearch, stemWeight = weights.stem): Found {
  const found: Found = { matches: new Map(), forms: new Set() };
  for (const form of search.findRelated(word)) search.add(found, form, form === word ? 1 : stemWeight);
  return found;
}

/** Sections that have all words of a phrase, in whatever order. */
function matchPhrase(phrase: readonly string[], search: WordSearch): Found {
  const members = phrase.map((word) => matchWord(word, search, 1));
  const matches = new Map<number, Match>();
  for (const id of members[0]?.matches.keys() ?? []) {
    const own = members.flatMap((member) => member.matches.get(id) ?? []);
    if (own.length < members.length) continue;
    matches.set(id, {
      score: own.reduce((sum, { score }) => sum + score, 0) / own.length,
      place: Math.min(...own.map(({ place }) => place)),
    });
  }
  return { matches, forms: new Set(members.flatMap(({ forms }) => [...forms])) };
}

function merge(into: Found, { matches, forms }: Found, weight: number): void {
  for (const form of forms) into.forms.add(form);
  for (const [id, { score, place }] of matches) addMatch(into.matches, id, { score: score * weight, place });
}

/** Reads the lexicon of a shard. */
export function readLexicon(stopWords: string, synonyms: readonly (readonly string[])[]): Lexicon {
  return { stopWords: new Set(stopWords.split(' ')), synonyms: synonyms.map((group) => group.map(readWords)) };
}
