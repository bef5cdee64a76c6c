import { stem } from './english';
import { symptomLevel } from './index-files';
import { makeInvertedIndex } from './inverted-index';
import type { Section } from './sections';
import { appendTo } from './word-index';
import { fold, readRuns, splitIdentifier } from './words';

/** How well words match one section. */
export interface Match {
  /** BM25+ score. */
  readonly score: number;
  /** Best place where they occur: 2 in the heading, 1 in the names of the page and the headings above, 0 in the text. */
  readonly place: number;
}

/** Matches by section number, and the words of the shard that were found there. */
export interface Found {
  readonly matches: ReadonlyMap<number, Match>;
  readonly forms: ReadonlySet<string>;
}

/** A `Found` while it is being collected. */
export interface Draft extends Found {
  readonly matches: Map<number, Match>;
  readonly forms: Set<string>;
}

/** Search for single words in a shard. */
export interface WordSearch {
  /** Adds sections; their numbers follow those that the index has. */
  readonly addSections: (sections: readonly Section[]) => void;
  /** Finds words of the shard with the same stem as a word, including the word itself if the shard has it. */
  readonly findRelated: (word: string) => readonly string[];
  /** Adds the sections that have a word. */
  readonly add: (found: Draft, word: string, weight: number, how?: Difference) => void;
}

/** How words of the shard may differ from a query word. Without it, they must be the same. */
export interface Difference {
  /** Also matches longer words that start with the word. */
  readonly prefix?: boolean;
  /** Also matches words that differ in up to this many letters. */
  readonly edits?: number;
  /** Searches only names. This is for the first letters of a word, which are in every second text. */
  readonly namesOnly?: boolean;
}

/**
 * How much a word counts by where it occurs, and its place there (see `Match`). Parts of identifiers have their own fields, so that
 * `photo` finds `getPhoto`, but after sections about photos. Tuned with the judged queries (npm run cli search:eval).
 */
const fields = [
  { name: 'heading', boost: 4, place: 2, isName: true },
  { name: 'headingParts', boost: 2, place: 2, isName: true },
  { name: 'page', boost: 3, place: 1, isName: true },
  { name: 'readerWords', boost: 3.5, place: 0, isName: true },
  { name: 'text', boost: 1, place: 0, isName: false },
  { name: 'textParts', boost: 0.4, place: 0, isName: false },
] as const;

const fieldNumbers = Object.fromEntries(fields.map(({ name }, number) => [name, number])) as Record<
  (typeof fields)[number]['name'],
  number
>;

/** A word as it is written: its number, and those of the parts of an identifier. */
interface Run {
  readonly word: number;
  readonly parts: readonly number[];
}

/** Makes an index of the words of sections, which has none yet. */
export function makeWordSearch(): WordSearch {
  const byStem = new Map<string, string[]>();
  const index = makeInvertedIndex(fields.length);

  let words = 0;
  const noteWord = (word: string): number => {
    const number = index.numberOf(word);
    if (number === words) {
      words += 1;
      appendTo(byStem, stem(word), word);
    }
    return number;
  };

  /** Cache of words as they are written. Most of them occur many times. */
  const known = new Map<string, Run>();
  const readRun = (run: string): Run => {
    let read = known.get(run);
    if (read === undefined) {
      read = { word: noteWord(fold(run)), parts: splitIdentifier(run).map(noteWord) };
      known.set(run, read);
    }
    return read;
  };

  const addWords = (section: number, runs: readonly string[], field: number, partsField?: number): void => {
    for (const run of runs) index.add(section, field, readRun(run).word);
    if (partsField === undefined) return;
    for (const run of runs) for (const part of readRun(run).parts) index.add(section, partsField, part);
  };

  /** Neighboring parts of a heading's identifier belong together: `userAgent` finds `overrideUserAgent`. Two parts alone are the word itself. */
  const addPairs = (section: number, runs: readonly string[]): void => {
    for (const run of runs) {
      const parts = splitIdentifier(run);
      if (parts.length < 3) continue;
      parts.slice(1).forEach((part, at) => {
        index.add(section, fieldNumbers.headingParts, noteWord(`${parts[at]}${part}`));
      });
    }
  };

  const addSection = (section: Section): void => {
    const { id, rest } = section;
    const heading = readRuns(readHeading(section));
    addWords(id, heading, fieldNumbers.heading, fieldNumbers.headingParts);
    addPairs(id, heading);
    addWords(id, readRuns(readPageNames(section)), fieldNumbers.page);
    addWords(id, readRuns(section.readerWords), fieldNumbers.readerWords);
    addWords(id, [...readRuns(readText(section)), ...rest], fieldNumbers.text, fieldNumbers.textParts);
  };

  /** Scores and places of a word that is being looked for, by section. */
  let scores = new Float64Array(0);
  let places = new Uint8Array(0);

  return {
    addSections(sections) {
      index.grow(sections.length);
      sections.forEach(addSection);
      scores = new Float64Array(scores.length + sections.length);
      places = new Uint8Array(scores.length);
    },
    findRelated: (word) => (byStem.get(stem(word)) ?? []).filter(index.has),
    add({ matches, forms }, word, weight, { prefix = false, edits = 0, namesOnly = false } = {}) {
      const found = new Set<number>();
      const visit = (form: string, formWeight: number): void => {
        index.visit(form, (section, number, score) => {
          const field = fields[number] as (typeof fields)[number];
          if (namesOnly && !field.isName) return;
          forms.add(form);
          found.add(section);
          scores[section] = (scores[section] as number) + score * field.boost * formWeight;
          if (field.place > (places[section] as number)) places[section] = field.place;
        });
      };
      visit(word, 1);
      if (prefix) for (const [form, formWeight] of index.findLonger(word)) visit(form, formWeight);
      if (edits > 0) for (const [form, formWeight] of index.findSimilar(word, edits)) visit(form, formWeight);
      for (const section of found) {
        addMatch(matches, section, { score: (scores[section] as number) * weight, place: places[section] as number });
        scores[section] = 0;
        places[section] = 0;
      }
    },
  };
}

export function makeDraft(): Draft {
  return { matches: new Map(), forms: new Set() };
}

/** Adds a match for a section. If there is one already, the better score and the better place are kept. */
export function addMatch(matches: Map<number, Match>, id: number, { score, place }: Match): void {
  const known = matches.get(id);
  matches.set(id, { score: Math.max(score, known?.score ?? 0), place: Math.max(place, known?.place ?? 0) });
}

function readHeading({ heading, level, page }: Section): string {
  // A symptom is a sentence, not a name.
  return level === symptomLevel ? '' : level === 1 ? `${heading} ${page.label}` : heading;
}

/** Returns the names of the page and the headings above. */
function readPageNames({ page, trail }: Section): string {
  return `${page.route} ${page.label} ${page.label.replaceAll(' ', '')} ${page.group} ${trail.join(' ')}`;
}

function readText({ level, heading, text, code }: Section): string {
  return `${level === symptomLevel ? heading : ''} ${text} ${code}`;
}
