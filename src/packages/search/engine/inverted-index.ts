/**
 * An inverted index that is built in the browser: for each word, the sections and fields that contain it. MiniSearch walks its tree once
 * for each word of a text, which takes twice as long as everything here, and readers wait for the index with their first query.
 */

/** Where and how often a word occurs: pairs of a place (`section * fields + field`) and a count, one after the other, sorted by place. */
type Postings = number[];

/** Words of the index that match a query word, each with its weight, where the same word would have 1. */
export type Matching = readonly (readonly [word: string, weight: number])[];

export interface InvertedIndex {
  /** Makes room for sections that are added now, behind those that the index has. */
  readonly grow: (sections: number) => void;
  /** Returns the number of a word. A new word gets the next number, beginning with 0. */
  readonly numberOf: (word: string) => number;
  /** Records that a word occurs in a field of a section. Sections must be added in order, and so must the fields of each section. */
  readonly add: (section: number, field: number, word: number) => void;
  /** True when a section has the word. */
  readonly has: (word: string) => boolean;
  /** Finds longer words that start with a word. */
  readonly findLonger: (word: string) => Matching;
  /**
   * Finds words with a similar spelling.
   *
   * @param edits maximum number of letters that are missing, extra or different
   */
  readonly findSimilar: (word: string, edits: number) => Matching;
  /**
   * Scores each section and field that has a word.
   *
   * @param visit receives a BM25+ score that does not include the weight of the field yet
   */
  readonly visit: (word: string, visit: (section: number, field: number, score: number) => void) => void;
}

/** Parameters of BM25+: how soon a repeated word stops counting, how much long texts lose, and how much each match is worth at least. */
const bm25 = { k: 1.5, b: 0.5, d: 0.3 };

/** A longer or similar word counts less than the word itself: the more it differs, the less it counts. */
const longer = { weight: 0.375, perLetter: 0.3 };
const similar = { weight: 0.45, perEdit: 1 };

/** @param fields number of fields in each section */
export function makeInvertedIndex(fields: number): InvertedIndex {
  const numbers = new Map<string, number>();
  const postings: Postings[] = [];
  /** Number of different words in each field of each section. */
  let lengths = new Uint16Array(0);
  let sections = 0;
  /** Sum of the lengths of each field. */
  const sums = new Array<number>(fields).fill(0);
  const words: string[] = [];
  /** The words in order: those of the first query, and those that came later, which are few. */
  const sorted: [first: readonly string[], later: readonly string[]] = [[], []];

  /** Sorts the words with the first query after a change. */
  const finish = (): void => {
    const [first, later] = sorted;
    if (first.length + later.length === words.length) return;
    if (first.length === 0) sorted[0] = [...words].sort();
    else sorted[1] = words.slice(first.length).sort();
  };

  return {
    grow(count) {
      sections += count;
      const before = lengths;
      lengths = new Uint16Array(sections * fields);
      lengths.set(before);
    },
    numberOf(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, postings.length);
      words.push(word);
      return postings.push([]) - 1;
    },
    add(section, field, word) {
      const own = postings[word] as Postings;
      const place = section * fields + field;
      const last = own.length - 2;
      if (own[last] === place) own[last + 1] = (own[last + 1] as number) + 1;
      else {
        own.push(place, 1);
        lengths[place] = (lengths[place] as number) + 1;
        sums[field] = (sums[field] as number) + 1;
      }
    },
    has: (word) => (postings[numbers.get(word) ?? -1]?.length ?? 0) > 0,
    findLonger(word) {
      finish();
      const found: [string, number][] = [];
      for (const list of sorted) {
        for (let at = findPlace(list, word); list[at]?.startsWith(word); at += 1) {
          const other = list[at] as string;
          const more = other.length - word.length;
          if (more > 0) found.push([other, (longer.weight * other.length) / (other.length + longer.perLetter * more)]);
        }
      }
      return found;
    },
    findSimilar(word, edits) {
      const found: [string, number][] = [];
      for (const other of words) {
        const distance = countEdits(word, other, edits);
        if (distance > 0 && distance <= edits)
          found.push([other, (similar.weight * other.length) / (other.length + similar.perEdit * distance)]);
      }
      return found;
    },
    visit(word, visit) {
      const own = postings[numbers.get(word) ?? -1] ?? [];
      const counts = new Array<number>(fields).fill(0);
      for (let at = 0; at < own.length; at += 2) {
        const field = (own[at] as number) % fields;
        counts[field] = (counts[field] as number) + 1;
      }
      const rarities = counts.map((count) => Math.log(1 + (sections - count + 0.5) / (count + 0.5)));
      for (let at = 0; at < own.length; at += 2) {
        const place = own[at] as number;
        const often = own[at + 1] as number;
        const field = place % fields;
        const length = (lengths[place] as number) / ((sums[field] as number) / sections);
        const saturated = (often * (bm25.k + 1)) / (often + bm25.k * (1 - bm25.b + bm25.b * length));
        visit((place - field) / fields, field, (rarities[field] as number) * (bm25.d + saturated));
      }
    },
  };
}

/** Finds the place of the first word in a sorted list that does not come before a word. */
export function findPlace(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Counts the letters that are missing, extra or different in one word compared with another (Levenshtein distance).
 *
 * @param most if there are more, the result is some number above it
 */
export function countEdits(word: string, other: string, most: number): number {
  if (Math.abs(word.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const same = word.charCodeAt(at - 1) === other.charCodeAt(to - 1) ? 0 : 1;
      const edits = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same);
      next.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? 0;
}
