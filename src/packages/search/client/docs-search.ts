import type { LiteClient, SearchQuery } from 'algoliasearch/lite';
import { embeddedAppId } from '../../../config/search';
import { lightWords } from '../../../config/search-intents';
import type { DocsVersion } from '../../../config/versions';
import { stopWords } from '../engine/english';
import { indexFolder } from '../engine/index-files';
import { keepLatin } from '../engine/latin';
import { loadOnce } from '../engine/load-once';
import { cleanPasted, isPasted, readErrorLines } from '../engine/pasted';
import { fold, readRuns } from '../engine/words';
import { hitsPerPage, type ProvidedAnswer, type SearchAnswer, type SearchRequest } from './answer';
import { makeWorkerAsker } from './ask-worker';
import { type IndexClient, makeEmbeddedClient } from './embedded-client';
import { type FilterOptions, makeFilters } from './filters';
import { withFallback } from './hosted-client';
import { keepLatest } from './newest-only';
import type { Scope } from './scope';

/** Query for the hosted search, in place of what a reader typed. */
interface ServiceQuery {
  readonly query: string;
  /** Words that a record need not have. */
  readonly optionalWords?: readonly string[];
}

/** Maximum length of a query that the service accepts, in bytes. Letters outside of ASCII take several. */
const longestQuery = 500;

const optional = new Set([stopWords, ...Object.values(lightWords)].join(' ').split(' '));

/**
 * Rewrites a query for the hosted search, which requires a record to have every word. Of a pasted message, it gets only the
 * lines that say what went wrong, without paths and numbers. In a sentence, the words that say little are optional.
 */
export function rewriteForService(query: string): ServiceQuery {
  if (isPasted(query)) {
    const words = readRuns(readErrorLines(cleanPasted(query)));
    return { query: cut([...new Set(words)].join(' ')), optionalWords: [...new Set(words)] };
  }
  const runs = readRuns(query);
  const light = runs.filter((run) => optional.has(fold(run)));
  return light.length === 0 || light.length === runs.length ? { query } : { query, optionalWords: light };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longestQuery) return text;
  return new TextDecoder().decode(bytes.slice(0, longestQuery)).replace(/\s?\S*$/, '');
}

/** The site's search, whichever index answers. */
export interface DocsSearch {
  /** Preloads what the first search will need. Never rejects. */
  readonly warm: (scope: Scope) => Promise<void>;
  /** Searches for the words in Latin letters. Rejects when neither the service nor the embedded index can answer; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<ProvidedAnswer>;
  /** Finds which of some versions have all words of a query, and loads their indexes for that. Rejects when one can't be read. */
  readonly findVersions: (query: string, versions: readonly DocsVersion[]) => Promise<DocsVersion[]>;
}

/** Settings from the configuration: which service searches, and how. */
export interface SearchAccount extends FilterOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Version of Docusaurus, which is sent to the service. */
  readonly generatorVersion: string;
  /** Settings of every request. They override those of the site. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

let current: DocsSearch | undefined;

/**
 * Returns the search of this page load. The dialog and the search page share it, including its worker.
 *
 * @param baseUrl base path of the site, with slashes around it
 */
export function getDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  current ??= makeDocsSearch(baseUrl, account);
  return current;
}

function makeDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  const client = makeEmbeddedClient(new URL(`${baseUrl}${indexFolder}/`, location.origin).href, makeWorkerAsker());
  const embedded = { ...client, search: keepLatest(client.search, isOutdated) };
  const { warm, search } = account.appId === embeddedAppId ? embedded : makeHosted(embedded, account);
  return {
    warm: (scope) => warm(scope).catch(() => undefined),
    search: async (request) => {
      const query = keepLatin(request.query);
      if (query === '') {
        return { query: request.query, hits: [], count: 0, pages: 0, provider: 'embedded' };
      }
      const scope = account.isContextual ? request.scope : 'all';
      // The service does not know the kinds of its hits.
      const ask = request.group === undefined ? search : embedded.search;
      const answer = await ask({ ...request, query, scope });
      // Those who asked compare it with what they asked for. A newer question may have been answered instead (see `keepLatest`).
      return answer.query === query ? { ...answer, query: request.query } : answer;
    },
    findVersions: async (query, versions) => {
      const answers = await Promise.all(versions.map((scope) => client.search({ query, scope })));
      return versions.filter((_, index) => hasAll(answers[index]));
    },
  };
}

/** The dialog and the search page may ask the same words of two versions, or for two pages of results. Both want their own answer. */
function isOutdated(waiting: SearchRequest, next: SearchRequest): boolean {
  return waiting.query !== next.query || JSON.stringify(waiting) === JSON.stringify(next);
}

function hasAll(answer: SearchAnswer | undefined): boolean {
  const { missing = [], corrected = [] } = answer?.understanding ?? {};
  return (answer?.count ?? 0) > 0 && missing.length === 0 && corrected.length === 0;
}

function makeHosted(embedded: IndexClient, account: SearchAccount): IndexClient {
  const load = loadOnce(() => loadService(account));
  const ask = async (request: SearchRequest): Promise<unknown> => {
    const { results } = await (await load()).search({ requests: [toServiceRequest(request, account)] });
    return results[0];
  };
  return {
    warm: async () => void (await load()),
    search: withFallback(ask, embedded),
  };
}

async function loadService({ appId, apiKey, generatorVersion }: SearchAccount): Promise<LiteClient> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', generatorVersion);
  return client;
}

function toServiceRequest({ query, scope, page = 0 }: SearchRequest, account: SearchAccount): SearchQuery {
  const request = {
    indexName: account.indexName,
    page,
    hitsPerPage,
    facetFilters: makeFilters(account, scope),
    attributesToSnippet: [
      'content:20',
      'hierarchy.lvl1:20',
      'hierarchy.lvl2:20',
      'hierarchy.lvl3:20',
      'hierarchy.lvl4:20',
    ],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    ...account.parameters,
    ...rewriteForService(query),
  };
  // The client's types require mutable lists, but it does not change them.
  return request as unknown as SearchQuery;
}
