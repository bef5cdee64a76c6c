import type { SearchMethodParams } from 'algoliasearch/lite';
import { embeddedAppId } from '../../../config/search';
import { lightWords } from '../../../config/search-intents';
import type { DocsVersion } from '../../../config/versions';
import { tagOfVersion } from '../../../lib/version-of-url';
import { stopWords } from '../engine/english';
import { indexFolder } from '../engine/index-files';
import { keepLatin } from '../engine/latin';
import { cleanPasted, isPasted, readErrorLines } from '../engine/pasted';
import type { SearchAnswer, SearchRequest } from '../engine/response';
import { fold, readRuns } from '../engine/words';
import { makeWorkerAsker } from './ask-worker';
import { type EmbeddedClient, makeEmbeddedClient } from './embedded-client';
import { type HostedService, type ProvidedAnswer, withFallback } from './hosted-client';
import { keepLatest } from './newest-only';

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
  readonly warm: (request: Pick<SearchRequest, 'facetFilters'>) => Promise<void>;
  /** Searches for the words in Latin letters. Rejects when neither the service nor the embedded index can answer; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<ProvidedAnswer>;
  /** Finds which of some versions have all words of a query, and loads their indexes for that. Rejects when one can't be read. */
  readonly findVersions: (query: string, versions: readonly DocsVersion[]) => Promise<DocsVersion[]>;
}

/** Settings from the configuration: which service searches, and how. */
export interface SearchAccount {
  readonly appId: string;
  readonly apiKey: string;
  /** Version of Docusaurus, which is sent to the service. */
  readonly generatorVersion: string;
  /** Settings of every request. They override those of the dialog and the search page. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

let current: { key: string; search: DocsSearch } | undefined;

/**
 * Returns the search of this page load. The dialog and the search page share it, including its worker and its cache.
 *
 * @param baseUrl base path of the site, with slashes around it
 */
export function getDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  const key = JSON.stringify([baseUrl, account]);
  if (current?.key !== key) current = { key, search: makeDocsSearch(baseUrl, account) };
  return current.search;
}

function makeDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  const client = makeEmbeddedClient(new URL(`${baseUrl}${indexFolder}/`, location.origin).href, makeWorkerAsker());
  const embedded = { ...client, search: keepLatest(client.search, isOutdated) };
  const { warm, search } = account.appId === embeddedAppId ? makeEmbedded(embedded) : makeHosted(embedded, account);
  return {
    warm,
    search: async (request) => {
      const query = keepLatin(request.query);
      if (query === '') return { answer: makeEmptyAnswer(request), provider: 'embedded' };
      const asked = { ...request, query, ...account.parameters };
      // The service does not know the kinds of its hits.
      const ask = request.group === undefined ? search : makeEmbedded(embedded).search;
      const { answer, provider } = await ask(asked);
      // Those who asked compare it with what they asked for. A newer question may have been answered instead (see `keepLatest`).
      return { answer: answer.query === query ? { ...answer, query: request.query } : answer, provider };
    },
    findVersions: async (query, versions) => {
      const answers = await Promise.all(versions.map((version) => client.search(makeCheck(query, version))));
      return versions.filter((_, index) => hasAll(answers[index]));
    },
  };
}

/** The dialog and the search page may ask the same words of two versions, or for two pages of results. Both want their own answer. */
function isOutdated(waiting: SearchRequest, next: SearchRequest): boolean {
  return waiting.query !== next.query || JSON.stringify(waiting) === JSON.stringify(next);
}

function makeCheck(query: string, version: DocsVersion): SearchRequest {
  return { query, indexName: '', facetFilters: [`docusaurus_tag:${tagOfVersion(version)}`], hitsPerPage: 1 };
}

function hasAll(answer: SearchAnswer | undefined): boolean {
  const { missing = [], corrected = [] } = answer?.understanding ?? {};
  return (answer?.nbHits ?? 0) > 0 && missing.length === 0 && corrected.length === 0;
}

type Searching = Pick<DocsSearch, 'warm' | 'search'>;

function makeEmbedded({ warm, search }: EmbeddedClient): Searching {
  return {
    warm: (request) => warm(request).catch(() => undefined),
    search: async (request) => ({ answer: await search(request), provider: 'embedded' }),
  };
}

function makeHosted(embedded: EmbeddedClient, account: SearchAccount): Searching {
  let loaded: Promise<HostedService> | undefined;
  const load = (): Promise<HostedService> => {
    loaded ??= loadHostedService(account).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    warm: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    search: withFallback(
      { search: async ({ requests }) => (await load()).search({ requests: requests.map(rewrite) }) },
      embedded,
    ),
  };
}

/** Requests snippets, which the embedded index always returns. The dialog requests its own. */
const snippets = {
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
};

function rewrite(request: SearchRequest): SearchRequest {
  return { ...snippets, ...request, ...rewriteForService(request.query) };
}

async function loadHostedService({ appId, apiKey, generatorVersion }: SearchAccount): Promise<HostedService> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', generatorVersion);
  return {
    // The client's types require mutable lists, but it does not change them.
    search: (query) => client.search(query as unknown as SearchMethodParams),
  };
}

/** Makes an answer without hits. */
function makeEmptyAnswer({ query, indexName }: SearchRequest): SearchAnswer {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    query,
    index: indexName,
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
