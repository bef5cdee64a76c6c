import { embeddedAppId } from '@site/src/config/search';
import { indexFolder } from '@site/src/lib/search/index-files';
import type { SearchRequest } from '@site/src/lib/search/response';
import type { SearchMethodParams } from 'algoliasearch/lite';
import { makeWorkerAsker } from './ask-worker';
import { makeEmbeddedClient } from './embedded-client';
import { type HostedService, type ProvidedAnswer, withFallback } from './hosted-client';
import { askNewestOnly } from './newest-only';

/** The site's search, whoever answers. */
export interface DocsSearch {
  /** Loads what the first search will need, so that it need not wait. Never rejects. */
  readonly warm: (request: Pick<SearchRequest, 'facetFilters'>) => Promise<void>;
  /** Rejects when neither the service nor the embedded index can answer; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<ProvidedAnswer>;
}

export interface SearchAccount {
  readonly appId: string;
  readonly apiKey: string;
  /** Version of Docusaurus, which the service is told. */
  readonly generatorVersion: string;
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
  const embedded = makeEmbeddedClient(new URL(`${baseUrl}${indexFolder}/`, location.origin).href, makeWorkerAsker());
  const searchEmbedded = askNewestOnly(embedded.search);
  if (account.appId === embeddedAppId) {
    return {
      warm: (request) => embedded.warm(request).catch(() => undefined),
      search: async (request) => ({ answer: await searchEmbedded(request), provider: 'embedded' }),
    };
  }
  let hosted: Promise<HostedService> | undefined;
  const service: HostedService = {
    async search(query) {
      hosted ??= makeHostedService(account).catch((error: unknown) => {
        hosted = undefined;
        throw error;
      });
      return (await hosted).search(query);
    },
  };
  return {
    warm: () => Promise.resolve(),
    search: withFallback(service, searchEmbedded),
  };
}

async function makeHostedService({ appId, apiKey, generatorVersion }: SearchAccount): Promise<HostedService> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', generatorVersion);
  return {
    // The client's types want lists that may be changed; it does not change them.
    search: (query) => client.search(query as unknown as SearchMethodParams),
  };
}
