/** The engine: what makes an index, opens one and answers queries. It runs in browsers and in Node. */
export { type HostedHit, levels } from './client/read-answer';
export { type Engine, search } from './engine/engine';
export { stopWords } from './engine/english';
export { isIdentifier } from './engine/headings';
export { makeExcerpt } from './engine/hit';
export {
  anchorOf,
  type Fragment,
  formatVersion,
  indexFolder,
  type Manifest,
  type ManifestShard,
  rowLevel,
  type Shard,
  type ShardPage,
  type ShardSection,
  symptomLevel,
} from './engine/index-files';
export { escapeHtml, readPlain } from './engine/marked-text';
export { openIndex } from './engine/open-index';
export { appendTo, packWordIndex } from './engine/word-index';
export { findRuns, fold } from './engine/words';
