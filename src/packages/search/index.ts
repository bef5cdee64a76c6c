/** The engine: what makes an index, opens one and answers queries. It runs in browsers and in Node. */
export { type HostedHit, levels } from './client/read-answer';
export { search } from './engine/engine';
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
  type MorePages,
  rowLevel,
  type Shard,
  type ShardPage,
  type ShardSection,
  symptomLevel,
  type WordChunk,
} from './engine/index-files';
export { escapeHtml, readPlain } from './engine/marked-text';
export { strengthSteps, strengths } from './engine/more-pages';
export { openIndex, type SearchIndex } from './engine/open-index';
export { appendTo, packNumbers, packWordIndex } from './engine/word-index';
export { findRuns, fold, readRuns, splitIdentifier } from './engine/words';
