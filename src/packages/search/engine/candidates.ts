import { failureWords } from '../../../config/search-intents';
import type { HeadingIndex, Likeness } from './headings';
import type { ReadPageNames } from './page-names';
import { cleanPasted, isPasted, readPassages } from './pasted';
import { findPastedPlatform, findPlatform, type QueryWord, type WordKind } from './query';
import type { Page, Platform, Section } from './sections';
import { readWords } from './words';

/** A section that has at least one word of a query, and what is known about it before weighing. */
export interface Candidate {
  readonly section: Section;
  /** Score of each counting word in the section, in the order of the words; 0 for words that it lacks. */
  readonly scores: readonly number[];
  /** Total score of the words that need not match. */
  readonly extra: number;
  /** Whether it has all words that the query is about. */
  readonly isComplete: boolean;
  /** Whether these words are all in its heading, or in its heading and the names of the page, or readers call the page exactly that. */
  readonly isTitle: boolean;
  /** How much of its heading the query has. */
  readonly likeness: Likeness;
  /**
   * Share of the query's neighboring words that are neighbors here, too. For a pasted text: how much of it is here word for word. Computed
   * only for the best candidates.
   */
  readonly readNearness: () => number;
}

/** Everything that a query finds in a shard. */
export interface Collected {
  /** Words that should match. */
  readonly words: readonly QueryWord[];
  /** Rarity of each of these words: higher for words that few sections have. */
  readonly rarities: readonly number[];
  /** What the query is about: the words that count fully, or all of them when none does. */
  readonly subject: readonly QueryWord[];
  /** The platform that the query is about, if it is exactly one. */
  readonly platform: Platform | undefined;
  /** Whether the query is about something that does not work. */
  readonly tellsOfFailure: boolean;
  readonly wasPasted: boolean;
  /** How much the names of each page have of the query; nothing for a query that is a name itself. */
  readonly pageNames: ReadonlyMap<Page, number>;
  readonly candidates: readonly Candidate[];
}

/** A candidate while it is being collected. Only words that the query is about are counted. */
interface Row {
  readonly scores: number[];
  /** How many of these words it has. */
  count: number;
  /** How many are in its heading or the names of its page. */
  named: number;
  isInHeading: boolean;
}

/** Kinds of words that a section may lack and still answer the query. */
const lightKinds: ReadonlySet<WordKind> = new Set([
  'platform',
  'framework',
  'task',
  'intent',
  'failure',
  'number',
  'part',
  'quiet',
  'stopWord',
]);

const failures = new Set(failureWords.split(' '));

/** Finds the sections that have at least one word of a query. */
export function collect(
  text: string,
  all: readonly QueryWord[],
  sections: readonly Section[],
  headings: HeadingIndex,
  readPageNames: ReadPageNames,
): Collected {
  const wasPasted = isPasted(text);
  const words = all.filter(({ counts }) => counts);
  const others = all.filter(({ counts }) => !counts);
  const full = words.filter(({ kind }) => !lightKinds.has(kind));
  const subject = full.length > 0 ? full : words;
  const passages = wasPasted ? readPassages(cleanPasted(text)).map(readWords) : [all.map(({ word }) => word)];
  const readLikeness = headings.compareTo(passages);
  const runs = wasPasted ? listRuns(passages) : new Set<string>();
  const phrase = all.map(({ word }) => word).join(' ');
  // A single letter is in most sections; only headings with it as a word are worth showing.
  const titlesOnly = text.trim().length < 2;
  const rows = new Map<number, Row>();
  words.forEach(({ matches, kind }, index) => {
    const isSubject = full.length === 0 || !lightKinds.has(kind);
    for (const [id, { score, place }] of matches) {
      let row = rows.get(id);
      if (row === undefined) {
        row = { scores: new Array(words.length).fill(0), count: 0, named: 0, isInHeading: false };
        rows.set(id, row);
      }
      row.scores[index] = score;
      if (!isSubject) continue;
      row.count += 1;
      if (place > 0) row.named += 1;
      if (place > 1) row.isInHeading = true;
    }
  });
  const candidates: Candidate[] = [];
  for (const [id, { scores, count, named, isInHeading }] of rows) {
    const section = sections[id];
    const isTitle = (named === subject.length && isInHeading) || headings.isNamed(id, phrase);
    if (section === undefined || (titlesOnly && !isTitle)) continue;
    let extra = 0;
    for (const { matches } of others) extra += matches.get(id)?.score ?? 0;
    candidates.push({
      section,
      scores,
      extra,
      isComplete: count === subject.length,
      isTitle,
      likeness: readLikeness(id),
      readNearness: () => (wasPasted ? readSharedRun(section, runs) : readNearness(section, subject)),
    });
  }
  return {
    words,
    rarities: words.map(({ matches }) => {
      return Math.log(1 + (sections.length - matches.size + 0.5) / (matches.size + 0.5));
    }),
    subject,
    platform: wasPasted ? findPastedPlatform(text) : findPlatform(all.map(({ word }) => word)),
    tellsOfFailure: all.some(({ word, kind }) => kind === 'failure' || failures.has(word)),
    wasPasted,
    pageNames: isName(subject, candidates) ? new Map() : readPageNames(text),
    candidates,
  };
}

/** True for a query about one name that headings have, or about identifiers alone. It leads to what is called so, whatever readers call a page. */
function isName(subject: readonly QueryWord[], candidates: readonly Candidate[]): boolean {
  if (subject.every(({ kind }) => kind === 'identifier')) return true;
  return subject.length === 1 && candidates.some(({ isTitle }) => isTitle);
}

/** Number of words in a row that a section must share with a pasted text. Fewer are coincidence. */
const runLength = 3;

/** Lists each run of words in the passages as one text. */
function listRuns(passages: readonly (readonly string[])[]): Set<string> {
  return new Set(
    passages.flatMap((words) => words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '))),
  );
}

/** Number of overlapping runs, each starting one word after the last, that make up a whole message. */
const wholeMessage = 4;

/** Measures how much of a pasted message a section has word for word: 0 for nothing, 1 for six words in a row or more. */
function readSharedRun({ heading, text, code }: Section, runs: ReadonlySet<string>): number {
  const words = readWords(`${heading} ${text} ${code}`);
  let most = 0;
  let inRow = 0;
  for (let at = 0; at + runLength <= words.length; at += 1) {
    inRow = runs.has(words.slice(at, at + runLength).join(' ')) ? inRow + 1 : 0;
    most = Math.max(most, inRow);
  }
  return Math.min(1, most / wholeMessage);
}

/** Maximum distance, in words, of two words that count as neighbors. */
const nearDistance = 3;

/** Maximum number of neighboring pairs to look for. Longer queries have too many. */
const mostPairs = 12;

function readNearness({ heading, page, text, code }: Section, subject: readonly QueryWord[]): number {
  const pairs = subject.slice(1).map((word, index) => [subject[index], word] as const);
  if (pairs.length === 0 || pairs.length > mostPairs) return 0;
  const placesOf = new Map<string, number[]>();
  readWords(`${heading || page.title} ${text} ${code}`).forEach((word, place) => {
    if (!subject.some(({ forms }) => forms.has(word))) return;
    placesOf.set(word, [...(placesOf.get(word) ?? []), place]);
  });
  const find = (word: QueryWord | undefined): number[] => {
    return [...placesOf].flatMap(([form, places]) => (word?.forms.has(form) === true ? places : []));
  };
  const together = pairs.filter(([first, second]) => {
    const seconds = find(second);
    return find(first).some((place) => seconds.some((other) => Math.abs(other - place) <= nearDistance));
  });
  return together.length / pairs.length;
}
