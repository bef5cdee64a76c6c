import MiniSearch, { type SearchOptions } from 'minisearch';
import { symptomLevel } from './index-files';
import type { Section } from './sections';
import { stem } from './stem';
import { readParts, readWords } from './words';

/** What words are worth in one section. */
export interface Match {
  /** Score of BM25+. */
  readonly score: number;
  /** Where they are at best: 2 in the heading, 1 in the names of the page and the headings above, 0 in the text. */
  readonly place: number;
}

/** Sections by their number, and the words of the shard that were found in them. */
export interface Found {
  readonly matches: ReadonlyMap<number, Match>;
  readonly forms: ReadonlySet<string>;
}

/** The same while it is being collected. */
export interface Draft extends Found {
  readonly matches: Map<number, Match>;
  readonly forms: Set<string>;
}

/** The words of a shard. */
export interface WordSearch {
  /** Words of the shard with the same stem as a word, itself included where the shard has it. */
  readonly findRelated: (word: string) => readonly string[];
  /** Adds the sections that have a word. */
  readonly add: (found: Draft, word: string, weight: number, how?: SearchOptions) => void;
}

/**
 * How much a word counts by where it stands. Parts of identifiers have fields of their own, so that `photo` finds
 * `getPhoto`, but after sections about photos. Tuned with the judged queries (npm run cli search:eval).
 */
const boost = { heading: 4, headingParts: 2, page: 3, readerWords: 4, text: 1, textParts: 0.4 };

/** Fields of names, where the first letters of a word are looked for: they are in every second text. */
export const nameFields = ['heading', 'headingParts', 'page', 'readerWords'];

/** Fields whose place counts, see `Match`. */
const places: Readonly<Record<string, number>> = { heading: 2, headingParts: 2, page: 1 };

/** Builds the index of a shard's words. */
export function makeWordSearch(sections: readonly Section[]): WordSearch {
  const byStem = new Map<string, string[]>();
  const known = new Set<string>();
  const index = new MiniSearch<Section>({
    fields: Object.keys(boost),
    extractField: readField,
    tokenize: (text, field) => {
      const words = field?.endsWith('Parts') ? readParts(text) : readWords(text);
      for (const word of words) {
        if (known.has(word)) continue;
        known.add(word);
        const key = stem(word);
        const related = byStem.get(key);
        if (related === undefined) byStem.set(key, [word]);
        else related.push(word);
      }
      return words;
    },
    processTerm: (word) => word,
    searchOptions: { boost, bm25: { k: 1.5, b: 0.5, d: 0.3 }, tokenize: (word) => [word] },
  });
  index.addAll(sections);

  return {
    findRelated: (word) => byStem.get(stem(word)) ?? [],
    add({ matches, forms }, word, weight, how) {
      for (const { id, score, match } of index.search(word, how)) {
        let place = 0;
        for (const form in match) {
          forms.add(form);
          for (const field of match[form] ?? []) place = Math.max(place, places[field] ?? 0);
        }
        addMatch(matches, id, { score: score * weight, place });
      }
    },
  };
}

export function makeDraft(): Draft {
  return { matches: new Map(), forms: new Set() };
}

/** Adds what is known of a section; where it is there already, the better of both stays. */
export function addMatch(matches: Map<number, Match>, id: number, { score, place }: Match): void {
  const known = matches.get(id);
  matches.set(id, { score: Math.max(score, known?.score ?? 0), place: Math.max(place, known?.place ?? 0) });
}

/** Text of a field; MiniSearch asks for the number of the section with the same function. */
function readField({ id, page, heading, text, code, rest, readerWords, trail, level }: Section, field: string): string {
  if (field === 'id') return id as unknown as string;
  if (field === 'page') {
    return `${page.route} ${page.label} ${page.label.replaceAll(' ', '')} ${page.group} ${trail.join(' ')}`;
  }
  if (field === 'readerWords') return readerWords;
  // A symptom is a sentence, not a name.
  if (field.startsWith('text')) return `${level === symptomLevel ? heading : ''} ${text} ${code} ${rest.join(' ')}`;
  return level === symptomLevel ? '' : level === 1 ? `${heading} ${page.label}` : heading;
}
