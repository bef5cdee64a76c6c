import type { BrowserContext } from '@playwright/test';
import { pushSearch } from '../../src/packages/docs-cli/push-search';
import { listen, StubService } from '../unit/search-hosted/stub-service';
import { expect } from './fixtures';
import { test as base, indexName } from './second-site';

/** Matches the addresses of all hosts of the service. */
const serviceHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)\//;

/** Fills the index of the stub with `npm run cli search:push`. */
async function fillIndex(service: StubService, folder: string): Promise<void> {
  const { host, close } = await listen(service);
  const env = { ALGOLIA_APP_ID: service.appId, ALGOLIA_INDEX_NAME: indexName, ALGOLIA_ADMIN_API_KEY: service.adminKey };
  await pushSearch({}, env, { outDir: folder, hosts: [host] });
  await close();
  expect(service.indexes.get(indexName)?.records.size).toBeGreaterThan(1000);
}

/** Answers the browser's requests to the service with the stub, so that none gets out. */
async function routeToStub(context: BrowserContext, service: StubService): Promise<void> {
  await context.route(serviceHosts, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const answer = service.handle({
      method: request.method(),
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: { ...request.headers(), host: url.hostname },
      body: JSON.parse(request.postData() ?? 'null'),
    });
    if (answer === 'silence') return;
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: answer.status, headers, json: answer.body });
  });
}

interface HostedFixtures {
  /** The service, with faults and recorded requests reset at the start of each test. */
  service: StubService;
}

interface HostedWorkerFixtures {
  /** The service with everything that the site has pushed to it. */
  filledService: StubService;
}

/** The test function of tests against a site with a hosted search. A stub replaces the service. */
export const test = base.extend<HostedFixtures, HostedWorkerFixtures>({
  filledService: [
    async ({ secondSite }, use) => {
      const service = new StubService();
      await fillIndex(service, secondSite.folder);
      await use(service);
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  service: [
    async ({ filledService: service, context }, use) => {
      const records = new Map(service.indexes.get(indexName)?.records);
      service.fault = () => undefined;
      service.requests.length = 0;
      await routeToStub(context, service);
      await use(service);
      const index = service.indexes.get(indexName);
      if (index !== undefined) service.indexes.set(indexName, { ...index, records });
    },
    { auto: true },
  ],
});
