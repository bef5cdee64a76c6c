/** The numbers that decide the order of results. `npm run build && npm run cli search:eval` shows what another number does. */
export interface Ranking {
  /** How much a query word counts, by its kind. A plain word counts 1. */
  readonly word: number;
  readonly identifier: number;
  readonly platform: number;
  /** The same when the query is about a failure: then the platform says where readers are, not what they are looking for. */
  readonly failingPlatform: number;
  readonly framework: number;
  /** Something that readers do, such as `add`, unless it is the name of a command. */
  readonly task: number;
  readonly intent: number;
  readonly failure: number;
  /** Versions and other numbers. */
  readonly number: number;
  /** Identifiers that the shard does not have, and their parts. */
  readonly part: number;
  /** Words of a pasted text on lines that do not say what went wrong. */
  readonly quiet: number;
  /** Words such as `how` and `the`, which need not match. */
  readonly stopWord: number;
  /** How much more rare words count; with 0, all words count the same. */
  readonly rarity: number;
  /** How much a section loses when it lacks words of the query. */
  readonly coverage: number;
  /** The same for all sections of a page together. */
  readonly pageCoverage: number;
  /** How much a page loses when its sections together have less of the words than those of another page. */
  readonly pageWords: number;
  /** Bonus for each section of a page when the query has a phrase that readers use for the page. */
  readonly pagePhrase: number;
  /** How much it counts that the query has words of what readers call the page. */
  readonly pageNames: number;
  /** Bonus when neighboring words of the query are also neighbors in a section. */
  readonly near: number;
  /** The same for words in a row that a section shares with a pasted text. */
  readonly sharedRun: number;
  /** Factor for the page itself. */
  readonly page: number;
  /** Factor for a row of a reference table. */
  readonly row: number;
  /** Factor when all words are in the heading, or in the heading and the names of the page, or readers call the page exactly that. */
  readonly title: number;
  /** Bonus when the query has the whole name of the page. */
  readonly name: number;
  /** Bonus for the page itself when the query has all words of a phrase that readers use for it. */
  readonly phrase: number;
  /** Bonus when the query has all words of the heading. */
  readonly heading: number;
  /** The same for a message, in the row that explains it. */
  readonly message: number;
  /** The same in a pasted text, which contains more than the message. */
  readonly pastedMessage: number;
  /** Factors for a section of a page that lists messages with their causes: for queries about a failure, and for others. */
  readonly help: number;
  readonly idleHelp: number;
  /** The same for pasted texts. */
  readonly pastedHelp: number;
  /** Factor for a section of the platform's page of messages, for a pasted text whose message is on no page. */
  readonly unexplained: number;
  /** Factor for a section of an upgrade guide. It names every file and member that ever changed, but other pages explain what they do. */
  readonly upgrade: number;
  /** Factor for a section about the extension of one editor. It names every task, but the platforms' pages explain them to all readers. */
  readonly editor: number;
  /** Factors for a section about the platform of the query, and for one about the other platform. */
  readonly samePlatform: number;
  readonly otherPlatform: number;
  /** Share of its score that the second-best section adds to its page. The third adds this share of that share, and so on. */
  readonly further: number;
}

export const ranking: Ranking = {
  word: 1,
  identifier: 3.2,
  platform: 0.67,
  failingPlatform: 0.18,
  framework: 0.32,
  task: 0.5,
  intent: 0.192,
  failure: 0.27,
  number: 0.313,
  part: 0.42,
  quiet: 0.66,
  stopWord: 0.156,
  rarity: 1.04,
  coverage: 1.67,
  pageCoverage: 1,
  pageWords: 0.25,
  pagePhrase: 0.4,
  pageNames: 0.2,
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
