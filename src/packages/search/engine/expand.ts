import { addMatch, type Draft, type Found, type Match, makeDraft, type WordSearch } from './word-search';

/** Finds what words may mean in a shard. Results are cached, because a key press leaves most words of a query as they were. */
export interface Expander {
  /** Forgets results, after sections were added. */
  readonly forget: () => void;
  /** True when the shard has the word in some form. */
  readonly isKnown: (word: string) => boolean;
  /**
   * Finds sections that have a word, related words, longer words, or, if there are none of these, similar words.
   *
   * @param isLast whether the reader may still be typing the word
   */
  readonly expandWord: (word: string, isLast: boolean) => Found;
  /** Finds sections that have a word that was glued together from several words of the query. */
  readonly expandGlued: (word: string, isLast: boolean) => Found;
  /** Finds sections that have all words of a phrase, in any order. */
  readonly expandPhrase: (words: readonly string[]) => Found;
}

/** How much each way of matching counts. Tuned with the judged queries (npm run cli search:eval). */
const weights = {
  stem: 0.85,
  /** For words that start with the word. */
  prefix: 0.45,
  /** The same for the last word, which the reader may still be typing. */
  lastPrefix: 0.6,
  typo: 0.65,
};

/** Maximum number of cached results. */
const memoSize = 300;

export function makeExpander(search: WordSearch): Expander {
  const memo = new Map<string, Found>();
  const remember = (key: string, find: () => Found): Found => {
    const found = memo.get(key) ?? find();
    memo.set(key, found);
    const oldest = memo.keys().next().value;
    if (memo.size > memoSize && oldest !== undefined) memo.delete(oldest);
    return found;
  };
  return {
    forget: () => memo.clear(),
    isKnown: (word) => search.findRelated(word).length > 0,
    expandWord: (word, isLast) => remember(`word ${word} ${isLast}`, () => findWord(word, isLast, search)),
    expandGlued: (word, isLast) => remember(`glued ${word} ${isLast}`, () => findGlued(word, isLast, search)),
    expandPhrase: (words) => remember(`phrase ${words.join(' ')}`, () => findPhrase(words, search)),
  };
}

function findWord(word: string, isLast: boolean, search: WordSearch): Found {
  const found = findForms(word, search, weights.stem);
  if (word.length > (isLast ? 1 : 2)) {
    search.add(found, word, isLast ? weights.lastPrefix : weights.prefix, { prefix: true, namesOnly: word.length < 3 });
  }
  const edits = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (found.matches.size === 0 && edits > 0) {
    for (const other of swapNeighbors(word)) search.add(found, other, weights.typo);
  }
  if (found.matches.size === 0 && edits > 0) search.add(found, word, weights.typo, { edits });
  return found;
}

/** Lists the word with two neighboring letters swapped, which would otherwise count as two mistakes: `snyc`, `relaod`. */
function swapNeighbors(word: string): string[] {
  return Array.from(word.slice(1), (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });
}

function findGlued(word: string, isLast: boolean, search: WordSearch): Found {
  const found = findForms(word, search, 1);
  if (isLast && word.length > 4) search.add(found, word, weights.lastPrefix, { prefix: true });
  return found;
}

function findPhrase(phrase: readonly string[], search: WordSearch): Found {
  const members = phrase.map((word) => findForms(word, search, 1));
  const matches = new Map<number, Match>();
  for (const id of members[0]?.matches.keys() ?? []) {
    const own = members.flatMap((member) => member.matches.get(id) ?? []);
    if (own.length < members.length) continue;
    addMatch(matches, id, {
      score: own.reduce((sum, { score }) => sum + score, 0) / own.length,
      place: Math.min(...own.map(({ place }) => place)),
    });
  }
  return { matches, forms: new Set(members.flatMap(({ forms }) => [...forms])) };
}

/** Finds sections that have a word in any of its forms. */
function findForms(word: string, search: WordSearch, stemWeight: number): Draft {
  const found = makeDraft();
  for (const form of search.findRelated(word)) search.add(found, form, form === word ? 1 : stemWeight);
  return found;
}
