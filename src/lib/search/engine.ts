import { rowLevel, type Shard } from './index-files';
import { type Lexicon, readLexicon, readQuery } from './query';
import { readSections, type Section } from './sections';
import { makeWordSearch, type WordSearch } from './word-search';

/** A shard that can be searched. */
export interface Engine {
  readonly sections: readonly Section[];
  readonly words: WordSearch;
  readonly lexicon: Lexicon;
}

/** A section that answers a query. */
export interface Result {
  readonly section: Section;
  readonly score: number;
  /** Words to mark in it; the same set for all results of a shard. */
  readonly forms: ReadonlySet<string>;
}

/** How much more a section counts for what it is. Tuned with the judged queries (npm run search:eval). */
const factors = {
  /** The page itself. */
  page: 1.5,
  /** A row of a reference table. */
  row: 0.9,
  /** All words are in the heading, or in the heading and the names of the page. */
  title: 1.8,
  /** What the second best section adds to its page; the third adds this part of that, and so on. */
  further: 0.4,
};

/** Sections of a page that stand together at its place; its other ones follow after all pages. */
const firstRun = 3;

/** Sections must have this share of the words, when any section has. */
const requiredCoverage = 0.6;

/** Makes a shard searchable; takes about 150 ms for 2,000 sections. */
export function makeEngine(shard: Shard): Engine {
  const sections = readSections(shard);
  return { sections, words: makeWordSearch(sections), lexicon: readLexicon(shard.stopWords, shard.synonyms) };
}

/**
 * Searches one or several shards.
 *
 * @param engines with several, equally good answers come in their order
 * @returns all sections that match, best first, the best sections of a page together
 */
export function search(engines: readonly Engine[], query: string): Result[] {
  return orderByPage(
    engines.flatMap((engine) => {
      const results = scoreSections(engine, query);
      // A word is worth more in a shard where it is rare; compared are therefore shares of each shard's best score.
      const best = results.reduce((most, { score }) => Math.max(most, score), 0);
      return results.map((result) => ({ ...result, score: result.score / best }));
    }),
  );
}

function scoreSections(engine: Engine, text: string): Result[] {
  const words = readQuery(text, engine.words, engine.lexicon);
  const counting = words.filter(({ counts }) => counts);
  const forms = new Set(counting.flatMap((word) => [...word.forms]));
  const scored: (Result & { coverage: number })[] = [];
  for (const id of new Set(counting.flatMap(({ matches }) => [...matches.keys()]))) {
    const section = engine.sections[id];
    if (section === undefined) continue;
    const matches = counting.flatMap((word) => word.matches.get(id) ?? []);
    const coverage = matches.length / counting.length;
    const isTitle = coverage === 1 && matches.every(({ place }) => place > 0) && matches.some(({ place }) => place > 1);
    // A single letter is in most sections; only headings with it as a word are worth showing.
    if (text.trim().length < 2 && !isTitle) continue;
    const sum = words.reduce((total, word) => total + (word.matches.get(id)?.score ?? 0), 0);
    scored.push({ section, forms, coverage, score: sum * coverage ** 2 * weigh(section, isTitle) });
  }
  const best = scored.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return best < requiredCoverage ? scored : scored.filter(({ coverage }) => coverage >= requiredCoverage);
}

function weigh({ level }: Section, isTitle: boolean): number {
  const kind = level === 1 ? factors.page : level === rowLevel ? factors.row : 1;
  return kind * (isTitle ? factors.title : 1);
}

/** Puts the best sections of a page together, at a place that its further ones better a little. */
function orderByPage(results: readonly Result[]): Result[] {
  const pages = new Map<unknown, Result[]>();
  for (const result of [...results].sort(compareResults)) {
    const page = pages.get(result.section.page);
    if (page === undefined) pages.set(result.section.page, [result]);
    else page.push(result);
  }
  const groups = [...pages.values()]
    .map((group) => ({
      group,
      score: group.reduce((sum, { score }, index) => sum + score * factors.further ** index, 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
  return [...groups.flatMap((group) => group.slice(0, firstRun)), ...groups.flatMap((group) => group.slice(firstRun))];
}

function compareResults(a: Result, b: Result): number {
  return b.score - a.score || a.section.level - b.section.level || a.section.id - b.section.id;
}
