/**
 * The numbers that decide the order of results. `npm run cli search:tune` tries others with the judged queries and says whether
 * they hold for queries that it has not seen.
 */
export interface Ranking {
  /** How much a word of the query counts by what it is; a plain word counts 1. */
  readonly word: number;
  readonly identifier: number;
  readonly platform: number;
  /** The same where the query tells of a failure: then it says where somebody is, not what they look for. */
  readonly failingPlatform: number;
  readonly framework: number;
  /** What somebody does, such as `add`, where it is not the name of a command. */
  readonly task: number;
  readonly intent: number;
  readonly failure: number;
  /** Versions and other numbers. */
  readonly number: number;
  /** Identifiers that the shard does not have, and their parts. */
  readonly part: number;
  /** Words of a pasted text on lines that do not tell what went wrong. */
  readonly quiet: number;
  /** Words such as `how` and `the`, which need not match. */
  readonly stopWord: number;
  /** How much rarer words count more; 0 for all the same. */
  readonly rarity: number;
  /** How much a section loses that lacks words of the query. */
  readonly coverage: number;
  /** The same for all sections of a page together. */
  readonly pageCoverage: number;
  /** How much a page loses whose sections together have less of the words than those of another one. */
  readonly pageWords: number;
  /** How much it adds to each section of a page that the query has a phrase that readers use for the page. */
  readonly pagePhrase: number;
  /** How much it adds that neighbours in the query are neighbours in a section. */
  readonly near: number;
  /** The same for words in a row that a pasted text has, too. */
  readonly sharedRun: number;
  /** The page itself. */
  readonly page: number;
  /** A row of a reference table. */
  readonly row: number;
  /** All words are in the heading, or in the heading and the names of the page; or readers call the page so. */
  readonly title: number;
  /** How much it adds that the query has the whole name of the page. */
  readonly name: number;
  /** How much it adds that the query has all words of a phrase that readers use for the page. */
  readonly phrase: number;
  /** How much it adds that the query has all words of the heading. */
  readonly heading: number;
  /** The same for the message of a row that explains it. */
  readonly message: number;
  /** The same in a text that was pasted, which holds more than the message. */
  readonly pastedMessage: number;
  /** A section of a page that lists messages with their causes, for queries that tell of a failure, and for others. */
  readonly help: number;
  readonly idleHelp: number;
  /** The same for texts that were pasted. */
  readonly pastedHelp: number;
  /** A section of the page of messages of the platform, for a pasted text whose message no page has. */
  readonly unexplained: number;
  /** A section of an upgrade guide: it names every file and member that once changed, and what they do is explained elsewhere. */
  readonly upgrade: number;
  /** A section about the extension of one editor: it names every task, and the pages of the platforms explain them to all readers. */
  readonly editor: number;
  /** A section about the platform of the query, and one about the other. */
  readonly samePlatform: number;
  readonly otherPlatform: number;
  /** What the second best section adds to its page; the third adds this part of that, and so on. */
  readonly further: number;
}

export const ranking: Ranking = {
  word: 1,
  identifier: 3.2,
  platform: 0.95,
  failingPlatform: 0.18,
  framework: 0.32,
  task: 0.5,
  intent: 0.192,
  failure: 0.192,
  number: 0.313,
  part: 0.42,
  quiet: 0.47,
  stopWord: 0.156,
  rarity: 0.74,
  coverage: 1.67,
  pageCoverage: 1,
  pageWords: 0.25,
  pagePhrase: 0.4,
  near: 0.47,
  sharedRun: 1,
  page: 2.4,
  row: 0.9,
  title: 1.75,
  name: 1,
  phrase: 1,
  heading: 0.625,
  message: 4.8,
  pastedMessage: 20,
  help: 3.2,
  idleHelp: 2.1,
  pastedHelp: 3.5,
  unexplained: 3.5,
  upgrade: 0.75,
  editor: 0.41,
  samePlatform: 1.3,
  otherPlatform: 0.3,
  further: 0.5,
};
