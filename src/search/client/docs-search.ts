import { embeddedAppId } from '@site/src/config/search';
import { indexFolder } from '@site/src/search/engine/index-files';
import type { SearchRequest } from '@site/src/search/engine/response';
import type { SearchMethodParams } from 'algoliasearch/lite';
import { makeWorkerAsker } from './ask-worker';
import { type EmbeddedClient, makeEmbeddedClient } from './embedded-client';
import { type HostedService, type ProvidedAnswer, withFallback } from './hosted-client';
import { askNewestOnly } from './newest-only';

/** The site's search, whoever answers. */
export interface DocsSearch {
  /** Loads what the first search will need, so that it need not wait. Never rejects. */
  readonly warm: (request: Pick<SearchRequest, 'facetFilters'>) => Promise<void>;
  /** Rejects when neither the service nor the embedded index can answer; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<ProvidedAnswer>;
}

/** What the configuration says about who searches, and how. */
export interface SearchAccount {
  readonly appId: string;
  readonly apiKey: string;
  /** Version of Docusaurus, which the service is told. */
  readonly generatorVersion: string;
  /** Settings of every request; they win over those of the dialog and the search page. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

let current: { key: string; search: DocsSearch } | undefined;

/**
 * The search of this page load; the dialog and the search page share it with its worker and its memory.
 *
 * @param baseUrl base path of the site, with slashes around it
 */
export function getDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  const key = JSON.stringify([baseUrl, account]);
  if (current?.key !== key) current = { key, search: makeDocsSearch(baseUrl, account) };
  return current.search;
}

function makeDocsSearch(baseUrl: string, account: SearchAccount): DocsSearch {
  const { warm, search } = account.appId === embeddedAppId ? makeEmbedded(baseUrl) : makeHosted(baseUrl, account);
  return { warm, search: (request) => search({ ...request, ...account.parameters }) };
}

function makeEmbedded(baseUrl: string): DocsSearch {
  const { warm, search } = makeEmbeddedSearch(baseUrl);
  return {
    warm: (request) => warm(request).catch(() => undefined),
    search: async (request) => ({ answer: await search(request), provider: 'embedded' }),
  };
}

function makeEmbeddedSearch(baseUrl: string): EmbeddedClient {
  const { warm, search } = makeEmbeddedClient(
    new URL(`${baseUrl}${indexFolder}/`, location.origin).href,
    makeWorkerAsker(),
  );
  return { warm, search: askNewestOnly(search) };
}

function makeHosted(baseUrl: string, account: SearchAccount): DocsSearch {
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
    search: withFallback({ search: async (query) => (await load()).search(query) }, makeEmbeddedSearch(baseUrl)),
  };
}

async function loadHostedService({ appId, apiKey, generatorVersion }: SearchAccount): Promise<HostedService> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', generatorVersion);
  return {
    // The client's types want lists that may be changed; it does not change them.
    search: (query) => client.search(query as unknown as SearchMethodParams),
  };
}
