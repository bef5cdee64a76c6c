import { type Candidate, type Collected, collect } from './candidates';
import { makeExpander } from './expand';
import { makeHeadingIndex } from './headings';
import { type Fragment, rowLevel, type Shard, symptomLevel } from './index-files';
import { makePageNames } from './page-names';
import { readLexicon, readQuery } from './query';
import { ranking } from './ranking';
import { type Page, readSections, type Section } from './sections';
import { joinUnderstandings, readUnderstanding, type Understanding } from './understanding';
import { appendTo } from './word-index';
import { makeWordSearch } from './word-search';

/** A searchable shard. */
export interface Engine {
  readonly sections: readonly Section[];
  /** Finds the sections that have at least one word of a query. */
  readonly collect: (query: string) => Collected;
  /** Pages on which more than three in four sections are rows of symptoms. */
  readonly helpPages: ReadonlySet<Page>;
  /** Makes further pages of the version searchable. */
  readonly add: (fragment: Fragment) => void;
  /** True when a page has the word in some form. */
  readonly isKnown: (word: string) => boolean;
}

/** A section that answers a query. */
export interface Result {
  readonly section: Section;
  readonly score: number;
  /** Words to mark in it; the same set for all results of a shard. */
  readonly forms: ReadonlySet<string>;
}

/** Number of a page's sections that are listed together at its place. Its other sections follow after all pages. */
const firstRun = 3;

/**
 * Minimum score of sections that lack some of the words, as a share of the best section's score. They may still be what the reader is looking for:
 * a question has words that no section has.
 */
const requiredShare = 0.05;

/** Number of best sections that are checked for words close together. Sections that tie with the last of them are checked, too. */
const readLimit = 40;

/** Number of words beyond two at which `pageWords` counts in full. A few words are found in one section; more of them need the whole page. */
const longQuery = 2;

/** A pasted text that contains more than this share of the message of a row counts as having that message. */
const knownMessage = 0.5;

/** Makes a shard searchable. For 3,600 sections, this takes a quarter of a second, most of it for the words. */
export function makeEngine(shard: Shard): Engine {
  const sections: Section[] = [];
  const helpPages = new Set<Page>();
  const stopWords = new Set(shard.stopWords.split(' '));
  const headings = makeHeadingIndex(stopWords);
  const words = makeWordSearch();
  const expander = makeExpander(words);
  const pageNames = makePageNames(stopWords);
  const lexicon = readLexicon(stopWords, shard.synonyms, headings.identifiers, headings.plugins);
  const add = (fragment: Fragment): void => {
    const added = readSections(fragment, sections.length);
    for (const section of added) sections.push(section);
    headings.addSections(added);
    words.addSections(added);
    pageNames.addPages(added.filter(({ level }) => level === 1));
    for (const page of findHelpPages(added)) helpPages.add(page);
    expander.forget();
  };
  add(shard);
  return {
    sections,
    collect: (query) => collect(query, readQuery(query, expander, lexicon), sections, headings, pageNames.read),
    helpPages,
    add,
    isKnown: expander.isKnown,
  };
}

function findHelpPages(sections: readonly Section[]): Page[] {
  const balance = new Map<Page, number>();
  for (const { page, level } of sections) {
    balance.set(page, (balance.get(page) ?? 0) + (level === symptomLevel ? 1 : -3));
  }
  return [...balance].flatMap(([page, sum]) => (sum > 0 ? [page] : []));
}

/**
 * Searches one or several shards.
 *
 * @param engines one for each shard; their order decides between results that are otherwise equal
 * @returns all sections that match, best first, the best sections of a page together
 */
export function search(engines: readonly Engine[], query: string): Result[] {
  return searchAndExplain(engines, query).results;
}

/** Does the same as `search`, and reports what became of the words of the query. */
export function searchAndExplain(
  engines: readonly Engine[],
  query: string,
): { results: Result[]; understanding: Understanding } {
  const found = engines.map((engine) => ({ engine, collected: engine.collect(query) }));
  const results = found.flatMap(({ engine, collected }) => {
    const ranked = rank(engine, collected);
    // A word scores higher in a shard where it is rare, so results are compared by their share of their shard's best score.
    const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
    return ranked.map((result) => ({ ...result, score: result.score / best }));
  });
  const understandings = found.map(({ collected }) => readUnderstanding(query, collected.words));
  return { results: orderByPage(results), understanding: joinUnderstandings(understandings) };
}

/** Returns a function that scores a section found in a shard by all that counts except nearness. */
function makeScorer(
  { helpPages }: Engine,
  { words, rarities, subject, platform, tellsOfFailure, wasPasted, pageNames, candidates }: Collected,
): (candidate: Candidate) => number {
  const weights = words.map(({ kind }) => {
    return kind === 'platform' && tellsOfFailure ? ranking.failingPlatform : ranking[kind];
  });
  const masses = words.map((_, index) => (weights[index] ?? 0) * (rarities[index] ?? 0) ** ranking.rarity);
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  // An identifier says more about the platform than a word that only says where somebody came across the identifier.
  const otherPlatform = words.some(({ kind }) => kind === 'identifier') ? 1 : ranking.otherPlatform;
  const namesVersion = words.some(({ kind }) => kind === 'number');
  const helpWeight = wasPasted ? ranking.pastedHelp : tellsOfFailure ? ranking.help : ranking.idleHelp;
  const isUnexplained =
    wasPasted &&
    platform !== undefined &&
    !candidates.some(({ section, likeness }) => section.level === symptomLevel && likeness.heading > knownMessage);
  const pageWords = ranking.pageWords * Math.min(1, Math.max(0, subject.length - 2) / longQuery);
  const sums = sumPages(candidates, weights, masses);
  const most = Math.max(...[...sums.values()].map(({ sum }) => sum));
  // What a page as a whole adds to the score of each of its sections.
  const pages = new Map(
    [...sums].map(([page, { sum, covered }]) => [
      page,
      {
        coverage: (covered / whole) ** ranking.pageCoverage,
        words: (sum / most) ** pageWords,
        folder: weighFolder(page.route, namesVersion),
      },
    ]),
  );
  return ({ section, scores, extra, isTitle, likeness }) => {
    const { level, page } = section;
    const ofPage = pages.get(page) as { coverage: number; words: number; folder: number };
    const isHelp = helpPages.has(page);
    const isMessage = level === symptomLevel || (level > 2 && isHelp);
    const headingWeight = isMessage
      ? wasPasted
        ? ranking.pastedMessage
        : ranking.message
      : level === 1
        ? ranking.name
        : ranking.heading;
    let sum = extra * ranking.stopWord;
    let covered = 0;
    for (let index = 0; index < scores.length; index += 1) {
      const score = scores[index] ?? 0;
      if (score === 0) continue;
      sum += score * (weights[index] ?? 0);
      covered += masses[index] ?? 0;
    }
    const samePlatform = section.platform === platform;
    const own =
      sum *
      (covered / whole) ** ranking.coverage *
      ofPage.coverage *
      ofPage.words *
      (1 + likeness.pagePhrase * ranking.pagePhrase) *
      Math.exp((pageNames.get(page) ?? 0) * ranking.pageNames) *
      (isTitle ? ranking.title : 1) *
      (1 + likeness.heading * headingWeight) *
      (1 + likeness.phrase * ranking.phrase);
    return (
      own *
      (level === 1 ? ranking.page : level === rowLevel ? ranking.row : 1) *
      (isHelp ? helpWeight : 1) *
      (isUnexplained && isHelp && samePlatform ? ranking.unexplained : 1) *
      (section.platform && platform ? (samePlatform ? ranking.samePlatform : otherPlatform) : 1) *
      ofPage.folder
    );
  };
}

/** How much of a query all sections of a page have together. */
interface PageSum {
  /** Sum of the words' scores, each in the section that has it best. */
  readonly sum: number;
  /** Sum of the masses of the words that the page has. */
  readonly covered: number;
}

function sumPages(
  candidates: readonly Candidate[],
  weights: readonly number[],
  masses: readonly number[],
): Map<Page, PageSum> {
  const best = new Map<Page, number[]>();
  for (const { section, scores } of candidates) {
    const own = best.get(section.page) ?? [];
    best.set(section.page, own);
    for (let at = 0; at < scores.length; at += 1) own[at] = Math.max(own[at] ?? 0, scores[at] ?? 0);
  }
  return new Map(
    [...best].map(([page, own]) => [
      page,
      {
        sum: own.reduce((sum, score, at) => sum + score * (weights[at] ?? 0), 0),
        covered: own.reduce((sum, score, at) => (score > 0 ? sum + (masses[at] ?? 0) : sum), 0),
      },
    ]),
  );
}

function weighFolder(route: string, namesVersion: boolean): number {
  if (route.includes('/vscode/')) return ranking.editor;
  return route.includes('/updating/') && !namesVersion ? ranking.upgrade : 1;
}

/** Lists the sections that answer a query, in no particular order. */
function rank(engine: Engine, collected: Collected): Result[] {
  const forms = new Set(collected.words.flatMap((word) => [...word.forms]));
  const nearWeight = collected.wasPasted ? ranking.sharedRun : ranking.near;
  const scores = Float64Array.from(collected.candidates, makeScorer(engine, collected));
  const near = scores.slice().sort().at(-readLimit) ?? 0;
  collected.candidates.forEach(({ readNearness }, at) => {
    const score = scores[at] as number;
    if (score >= near) scores[at] = score * (1 + nearWeight * readNearness());
  });
  const least = requiredShare * scores.reduce((most, score) => Math.max(most, score), 0);
  return collected.candidates.flatMap(({ section, isComplete }, at) => {
    const score = scores[at] as number;
    return isComplete || score >= least ? [{ section, score, forms }] : [];
  });
}

/** Puts the best sections of a page together. A page counts as much as its best section, and a little more for each further one. */
function orderByPage(results: readonly Result[]): Result[] {
  const pages = new Map<Page, Result[]>();
  for (const result of [...results].sort((a, b) => compare(a.score, a.section, b.score, b.section))) {
    appendTo(pages, result.section.page, result);
  }
  const groups = [...pages.values()]
    .map((group) => ({
      group,
      score: group.reduce((sum, { score }, index) => sum + score * ranking.further ** index, 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
  return [...groups.flatMap((group) => group.slice(0, firstRun)), ...groups.flatMap((group) => group.slice(firstRun))];
}

function compare(score: number, section: Section, otherScore: number, other: Section): number {
  return otherScore - score || section.level - other.level || section.id - other.id;
}
