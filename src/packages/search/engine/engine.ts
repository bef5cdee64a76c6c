import { type Candidate, type Collected, collect } from './candidates';
import { makeExpander } from './expand';
import { makeHeadingIndex } from './headings';
import { type Fragment, rowLevel, type Shard, symptomLevel } from './index-files';
import { makePageNames } from './page-names';
import { readLexicon, readQuery } from './query';
import { type Ranking, ranking as usualRanking } from './ranking';
import { type Page, type Platform, readSections, type Section } from './sections';
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
  const lexicon = readLexicon(shard.stopWords, shard.synonyms, headings.identifiers, headings.plugins);
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
export function search(engines: readonly Engine[], query: string, ranking: Ranking = usualRanking): Result[] {
  return searchAndExplain(engines, query, ranking).results;
}

/** Does the same as `search`, and reports what became of the words of the query. */
export function searchAndExplain(
  engines: readonly Engine[],
  query: string,
  ranking: Ranking = usualRanking,
): { results: Result[]; understanding: Understanding } {
  const found = engines.map((engine) => ({ engine, collected: engine.collect(query) }));
  const results = found.flatMap(({ engine, collected }) => {
    const ranked = rank(engine, collected, ranking);
    // A word scores higher in a shard where it is rare, so results are compared by their share of their shard's best score.
    const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
    return ranked.map((result) => ({ ...result, score: result.score / best }));
  });
  const understandings = found.map(({ collected }) => readUnderstanding(query, collected.words));
  return { results: orderByPage(results, ranking), understanding: joinUnderstandings(understandings) };
}

/** Factors whose product is the score of a section. */
export interface Rules {
  /** How much its words are worth. */
  readonly words: number;
  /** Whether it has all words of the query or lacks some. */
  readonly coverage: number;
  /** The same for its page. */
  readonly pageCoverage: number;
  /** The same, with each word scored in the section of the page that has it best. */
  readonly pageWords: number;
  /** The query has a phrase that readers use for the page that the section is on. */
  readonly pagePhrase: number;
  /** The query has words of what readers call the page that the section is on. */
  readonly pageNames: number;
  /** The query is its title, or what readers call the page. */
  readonly title: number;
  /** The query has its whole heading. */
  readonly heading: number;
  /** For the page itself: the query has a phrase that readers use for it. */
  readonly phrase: number;
  /** Neighboring words of the query are also neighbors in the section. */
  readonly nearness: number;
  /** Whether it is a page, a section or a row. */
  readonly kind: number;
  /** Whether its page lists messages and their causes. */
  readonly help: number;
  /** Whether it is about messages of the platform, when no page has the pasted message. */
  readonly unexplained: number;
  /** Whether it is about the platform of the query or the other one. */
  readonly platform: number;
  /** Whether it is in an upgrade guide or on the pages about an editor. */
  readonly folder: number;
}

/** Returns a function that weighs a section found in a shard by all rules except nearness. */
function makeScorer(
  { helpPages }: Engine,
  { words, rarities, subject, platform, tellsOfFailure, wasPasted, pageNames, candidates }: Collected,
  ranking: Ranking,
): (candidate: Candidate) => Rules {
  const weights = words.map(({ kind }) => {
    return kind === 'platform' && tellsOfFailure ? ranking.failingPlatform : ranking[kind];
  });
  const masses = words.map((_, index) => (weights[index] ?? 0) * (rarities[index] ?? 0) ** ranking.rarity);
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  // An identifier says more about the platform than a word that only says where somebody came across the identifier.
  const isNamed = words.some(({ kind }) => kind === 'identifier');
  const namesVersion = words.some(({ kind }) => kind === 'number');
  const helpWeight = wasPasted ? ranking.pastedHelp : tellsOfFailure ? ranking.help : ranking.idleHelp;
  const isUnexplained =
    wasPasted &&
    platform !== undefined &&
    !candidates.some(({ section, likeness }) => section.level === symptomLevel && likeness.heading > knownMessage);
  const pageWords = ranking.pageWords * Math.min(1, Math.max(0, subject.length - 2) / longQuery);
  const pages = weighPages(sumPages(candidates, weights, masses), whole, pageWords, namesVersion, ranking);
  return (candidate) => {
    const { level, page } = candidate.section;
    const { pageCoverage, pageWords, folder } = pages.get(page) as PageRules;
    const isMessage = level === symptomLevel || (level > 2 && helpPages.has(page));
    const headingWeight = isMessage
      ? wasPasted
        ? ranking.pastedMessage
        : ranking.message
      : level === 1
        ? ranking.name
        : ranking.heading;
    let sum = candidate.extra * ranking.stopWord;
    let covered = 0;
    for (let index = 0; index < candidate.scores.length; index += 1) {
      const score = candidate.scores[index] ?? 0;
      if (score === 0) continue;
      sum += score * (weights[index] ?? 0);
      covered += masses[index] ?? 0;
    }
    return {
      words: sum,
      coverage: (covered / whole) ** ranking.coverage,
      pageCoverage,
      pageWords,
      pagePhrase: 1 + candidate.likeness.pagePhrase * ranking.pagePhrase,
      pageNames: Math.exp((pageNames.get(page) ?? 0) * ranking.pageNames),
      title: candidate.isTitle ? ranking.title : 1,
      heading: 1 + candidate.likeness.heading * headingWeight,
      phrase: 1 + candidate.likeness.phrase * ranking.phrase,
      nearness: 1,
      kind: level === 1 ? ranking.page : level === rowLevel ? ranking.row : 1,
      help: helpPages.has(page) ? helpWeight : 1,
      unexplained:
        isUnexplained && helpPages.has(page) && candidate.section.platform === platform ? ranking.unexplained : 1,
      platform: weighPlatform(candidate.section.platform, platform, isNamed, ranking),
      folder,
    };
  };
}

interface Weighed {
  readonly candidate: Candidate;
  readonly score: number;
}

/** Weighs all sections that have at least one word of a query, in no particular order. The best of them are also weighed by nearness. */
function weighAll(engine: Engine, collected: Collected, ranking: Ranking): Weighed[] {
  const weigh = makeScorer(engine, collected, ranking);
  const weighed = collected.candidates.map((candidate): Weighed => ({ candidate, score: multiply(weigh(candidate)) }));
  const scores = new Float64Array(weighed.length);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (weighed[at] as Weighed).score;
  const least = scores.sort().at(-readLimit) ?? 0;
  return weighed.map((one) => {
    if (one.score < least) return one;
    return { ...one, score: one.score * weighNearness(one.candidate, collected.wasPasted, ranking) };
  });
}

function weighNearness(candidate: Candidate, wasPasted: boolean, { near, sharedRun }: Ranking): number {
  return 1 + (wasPasted ? sharedRun : near) * candidate.readNearness();
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

type PageRules = Pick<Rules, 'pageCoverage' | 'pageWords' | 'folder'>;

/** What a page as a whole adds to the score of each of its sections. */
function weighPages(
  sums: ReadonlyMap<Page, PageSum>,
  whole: number,
  wordsPower: number,
  namesVersion: boolean,
  ranking: Ranking,
): Map<Page, PageRules> {
  const most = Math.max(...[...sums.values()].map(({ sum }) => sum));
  return new Map(
    [...sums].map(([page, { sum, covered }]) => [
      page,
      {
        pageCoverage: (covered / whole) ** ranking.pageCoverage,
        pageWords: (sum / most) ** wordsPower,
        folder: weighFolder(page.route, namesVersion, ranking),
      },
    ]),
  );
}

/** Spelled out, because a key press weighs thousands of sections, and a loop over the names takes three times as long. */
function multiply(rules: Rules): number {
  const { words, coverage, pageCoverage, pageWords, pagePhrase, pageNames, title, heading, phrase, nearness } = rules;
  const { kind, help, unexplained, platform, folder } = rules;
  const own =
    words * coverage * pageCoverage * pageWords * pagePhrase * pageNames * title * heading * phrase * nearness;
  return own * kind * help * unexplained * platform * folder;
}

function weighFolder(route: string, namesVersion: boolean, { upgrade, editor }: Ranking): number {
  if (route.includes('/vscode/')) return editor;
  return route.includes('/updating/') && !namesVersion ? upgrade : 1;
}

function weighPlatform(
  own: Platform | undefined,
  asked: Platform | undefined,
  isNamed: boolean,
  ranking: Ranking,
): number {
  if (own === undefined || asked === undefined) return 1;
  return own === asked ? ranking.samePlatform : isNamed ? 1 : ranking.otherPlatform;
}

function rank(engine: Engine, collected: Collected, ranking: Ranking): Result[] {
  const forms = new Set(collected.words.flatMap((word) => [...word.forms]));
  const weighed = weighAll(engine, collected, ranking);
  const least = requiredShare * weighed.reduce((most, { score }) => Math.max(most, score), 0);
  return weighed
    .filter(({ candidate, score }) => candidate.isComplete || score >= least)
    .map(({ candidate: { section }, score }) => ({ section, score, forms }));
}

/**
 * Finds the rule that put a page ahead of others: the one in which its best section and theirs differ most.
 *
 * @param first route of the page that came first
 * @param others routes of the pages that should have
 * @returns undefined when the query finds nothing on the first page, or nothing on the others
 */
export function findDecidingRule(
  engine: Engine,
  query: string,
  first: string,
  others: readonly string[],
): keyof Rules | undefined {
  const collected = engine.collect(query);
  const weigh = makeScorer(engine, collected, usualRanking);
  const weighed = weighAll(engine, collected, usualRanking);
  const best = (routes: readonly string[]) => {
    return weighed
      .filter(({ candidate }) => routes.includes(candidate.section.page.route))
      .reduce<(typeof weighed)[number] | undefined>(
        (top, one) => (top && top.score >= one.score ? top : one),
        undefined,
      );
  };
  const [one, other] = [best([first]), best(others)];
  if (one === undefined || other === undefined) return undefined;
  const read = ({ candidate }: Weighed): Rules => ({
    ...weigh(candidate),
    nearness: weighNearness(candidate, collected.wasPasted, usualRanking),
  });
  const [ahead, behind] = [read(one), read(other)];
  const names = Object.keys(ahead) as (keyof Rules)[];
  const gain = (rule: keyof Rules): number => ahead[rule] / behind[rule];
  return names.reduce((top, rule) => (gain(rule) > gain(top) ? rule : top));
}

/** Puts the best sections of a page together. A page counts as much as its best section, and a little more for each further one. */
function orderByPage(results: readonly Result[], { further }: Ranking): Result[] {
  const pages = new Map<Page, Result[]>();
  for (const result of [...results].sort((a, b) => compare(a.score, a.section, b.score, b.section))) {
    appendTo(pages, result.section.page, result);
  }
  const groups = [...pages.values()]
    .map((group) => ({ group, score: group.reduce((sum, { score }, index) => sum + score * further ** index, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
  return [...groups.flatMap((group) => group.slice(0, firstRun)), ...groups.flatMap((group) => group.slice(firstRun))];
}

function compare(score: number, section: Section, otherScore: number, other: Section): number {
  return otherScore - score || section.level - other.level || section.id - other.id;
}
