/** The numbers that decide the order of results. `npm run build && npm run cli search:eval` shows what another number does. */
export const ranking = {
  /** How much a query word counts, by its kind. A plain word counts 1. */
  word: 1,
  identifier: 3.2,
  platform: 0.67,
  /** The same when the query is about a failure: then the platform says where readers are, not what they are looking for. */
  failingPlatform: 0.18,
  framework: 0.32,
  /** Something that readers do, such as `add`, unless it is the name of a command. */
  task: 0.5,
  intent: 0.192,
  failure: 0.27,
  /** Versions and other numbers. */
  number: 0.313,
  /** Identifiers that the shard does not have, and their parts. */
  part: 0.42,
  /** Words of a pasted text on lines that do not say what went wrong. */
  quiet: 0.66,
  /** Words such as `how` and `the`, which need not match. */
  stopWord: 0.156,
  /** How much more rare words count; with 0, all words count the same. */
  rarity: 1.04,
  /** How much a section loses when it lacks words of the query. */
  coverage: 1.67,
  /** The same for all sections of a page together. */
  pageCoverage: 1,
  /** How much a page loses when its sections together have less of the words than those of another page. */
  pageWords: 0.25,
  /** Bonus for each section of a page when the query has a phrase that readers use for the page. */
  pagePhrase: 0.4,
  /** How much it counts that the query has words of what readers call the page. */
  pageNames: 0.2,
  /** Bonus when neighboring words of the query are also neighbors in a section. */
  near: 0.47,
  /** The same for words in a row that a section shares with a pasted text. */
  sharedRun: 1,
  /** Factor for the page itself. */
  page: 2.4,
  /** Factor for a row of a reference table. */
  row: 0.9,
  /** Factor when all words are in the heading, or in the heading and the names of the page, or readers call the page exactly that. */
  title: 1.75,
  /** Bonus when the query has the whole name of the page. */
  name: 1,
  /** Bonus for the page itself when the query has all words of a phrase that readers use for it. */
  phrase: 1,
  /** Bonus when the query has all words of the heading. */
  heading: 0.625,
  /** The same for a message, in the row that explains it. */
  message: 4.8,
  /** The same in a pasted text, which contains more than the message. */
  pastedMessage: 20,
  /** Factors for a section of a page that lists messages with their causes: for queries about a failure, and for others. */
  help: 3.2,
  idleHelp: 2.1,
  /** The same for pasted texts. */
  pastedHelp: 3.5,
  /** Factor for a section of the platform's page of messages, for a pasted text whose message is on no page. */
  unexplained: 3.5,
  /** Factor for a section of an upgrade guide. It names every file and member that ever changed, but other pages explain what they do. */
  upgrade: 0.75,
  /** Factor for a section about the extension of one editor. It names every task, but the platforms' pages explain them to all readers. */
  editor: 0.41,
  /** Factors for a section about the platform of the query, and for one about the other platform. */
  samePlatform: 1.3,
  otherPlatform: 0.3,
  /** Share of its score that the second-best section adds to its page. The third adds this share of that share, and so on. */
  further: 0.5,
} as const;
