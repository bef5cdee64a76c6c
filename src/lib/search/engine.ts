import { type Expander, makeExpander } from './expand';
import { rowLevel, type Shard, symptomLevel } from './index-files';
import { type Lexicon, type QueryWord, readLexicon, readQuery } from './query';
import { type Page, readSections, type Section } from './sections';
import { makeWordSearch } from './word-search';
import { readWords } from './words';

/** A shard that can be searched. */
export interface Engine {
  readonly sections: readonly Section[];
  readonly expander: Expander;
  readonly lexicon: Lexicon;
  /** How much more or less the sections of a page count for what the page is; 1 for those that are missing. */
  readonly pageWeights: ReadonlyMap<Page, number>;
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
  /** All words are in the heading, or in the heading and the names of the page; or readers call the page so. */
  title: 1.8,
  /** A section of a page that lists messages with their causes; other pages repeat some of them. */
  help: 1.5,
  /** A section of an upgrade guide: it names every file and member that once changed, and what they do is explained elsewhere. */
  upgrade: 0.85,
  /** A section about the extension of one editor: it names every task, and the pages of the platforms explain them to all readers. */
  editor: 0.35,
  /** What the second best section adds to its page; the third adds this part of that, and so on. */
  further: 0.4,
};

/** Sections of a page that stand together at its place; its other ones follow after all pages. */
const firstRun = 3;

/** Sections that lack some of the words are shown when they score this share of the best one. */
const requiredShare = 0.1;

/** Makes a shard searchable; takes about 150 ms for 2,000 sections. */
export function makeEngine(shard: Shard): Engine {
  const sections = readSections(shard);
  return {
    sections,
    expander: makeExpander(makeWordSearch(sections)),
    lexicon: readLexicon(shard.stopWords, shard.synonyms),
    pageWeights: weighPages(sections),
  };
}

/** A page of help is one of which more than three in four sections are rows of symptoms. */
function weighPages(sections: readonly Section[]): Map<Page, number> {
  const balance = new Map<Page, number>();
  for (const { page, level } of sections) {
    balance.set(page, (balance.get(page) ?? 0) + (level === symptomLevel ? 1 : -3));
  }
  return new Map([...balance].map(([page, sum]) => [page, (sum > 0 ? factors.help : 1) * weighFolder(page.route)]));
}

function weighFolder(route: string): number {
  return /\/updating\//.test(route) ? factors.upgrade : /\/vscode\//.test(route) ? factors.editor : 1;
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
  const words = readQuery(text, engine.expander, engine.lexicon);
  const counting = words.filter(({ counts }) => counts);
  const rarities = new Map(counting.map((word) => [word, rarityOf(word, engine.sections.length)]));
  const whole = sumOf(rarities.values());
  const phrase = readWords(text).join(' ');
  const forms = new Set(counting.flatMap((word) => [...word.forms]));
  const scored: (Result & { isComplete: boolean })[] = [];
  for (const id of new Set(counting.flatMap(({ matches }) => [...matches.keys()]))) {
    const section = engine.sections[id];
    if (section === undefined) continue;
    const matched = counting.filter(({ matches }) => matches.has(id));
    const places = matched.map(({ matches }) => matches.get(id)?.place ?? 0);
    const isComplete = matched.length === counting.length;
    const isTitle =
      (isComplete && places.every((place) => place > 0) && places.some((place) => place > 1)) ||
      isNamed(section, phrase);
    // A single letter is in most sections; only headings with it as a word are worth showing.
    if (text.trim().length < 2 && !isTitle) continue;
    const coverage = sumOf(matched.map((word) => rarities.get(word) ?? 0)) / whole;
    const sum = sumOf(words.map(({ matches }) => matches.get(id)?.score ?? 0));
    scored.push({ section, forms, isComplete, score: sum * coverage ** 2 * weigh(engine, section, isTitle) });
  }
  const required = requiredShare * scored.reduce((most, { score }) => Math.max(most, score), 0);
  return scored.filter(({ isComplete, score }) => isComplete || score >= required);
}

/** True for a page that readers call just so. */
function isNamed({ readerWords }: Section, phrase: string): boolean {
  return readerWords !== '' && readerWords.split(',').some((name) => readWords(name).join(' ') === phrase);
}

/** How much it tells that a section has a word: more for words of few sections. `user` and `app` should not count like `offline`. */
function rarityOf({ matches }: QueryWord, sections: number): number {
  return Math.sqrt(Math.log(1 + (sections - matches.size + 0.5) / (matches.size + 0.5)));
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

function weigh({ pageWeights }: Engine, { level, page }: Section, isTitle: boolean): number {
  const kind = level === 1 ? factors.page : level === rowLevel ? factors.row : 1;
  return kind * (isTitle ? factors.title : 1) * (pageWeights.get(page) ?? 1);
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
