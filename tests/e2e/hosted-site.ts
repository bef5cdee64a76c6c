import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { hashInputs } from '../../src/build/cache/build-stamp';
import { projectRoot } from '../../src/build/files/project-root';
import { pushSearch } from '../../src/cli/search/push-search';
import { createSiteServer } from '../../src/cli/serve/static-site';
import { listen, StubService } from '../unit/search-hosted/stub-service';
import { test as base, expect as baseExpect } from './fixtures';

/** Patient, because the index is made again in each test, on a machine that may be busy with other tests. */
export const expect = baseExpect.configure({ timeout: 15_000 });

export const indexName = 'capacitor';

const configFile = join('tests', 'fixtures', 'hosted-site', 'docusaurus.config.ts');

/** Address of every host of the service. */
const serviceHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)\//;

/**
 * Builds the site with a hosted search, unless it has been built from the same files before.
 *
 * @returns folder of the build
 */
async function buildHostedSite({ appId, searchKey }: StubService): Promise<string> {
  const hash = createHash('sha256')
    .update(hashInputs(projectRoot))
    .update(readFileSync(join(projectRoot, configFile), 'utf8'));
  const parent = join(projectRoot, 'node_modules', '.cache', 'hosted-site');
  const folder = join(parent, hash.digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;
  removeOldBuilds(parent);
  const unfinished = `${folder}.unfinished`;
  const { GOOGLE_TAG_MANAGER_ID, ALGOLIA_ADMIN_API_KEY, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [
      join(projectRoot, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'build',
      '--config',
      configFile,
      '--out-dir',
      unfinished,
    ],
    {
      cwd: projectRoot,
      env: {
        ...env,
        ALGOLIA_APP_ID: appId,
        ALGOLIA_SEARCH_API_KEY: searchKey,
        ALGOLIA_INDEX_NAME: indexName,
        // The latest one, and one that is not.
        DOCS_VERSIONS: 'v4,v2',
        // What is generated for the ordinary build stays as it is.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/hosted-site',
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  renameSync(unfinished, folder);
  return folder;
}

/** Another run may be using what is younger than an hour. */
function removeOldBuilds(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const folder = join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > 3_600_000) rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the index of the stub with `npm run cli search:push`. */
async function fillIndex(service: StubService, folder: string): Promise<void> {
  const { host, close } = await listen(service);
  const env = { ALGOLIA_APP_ID: service.appId, ALGOLIA_INDEX_NAME: indexName, ALGOLIA_ADMIN_API_KEY: service.adminKey };
  await pushSearch([], env, { outDir: folder, hosts: [host] });
  await close();
  expect(service.indexes.get(indexName)?.records.size).toBeGreaterThan(1000);
}

/** Lets the stub answer what a browser asks the service; nothing gets out. */
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
  /** The service, without faults and without memory of requests at the begin of each test. */
  service: StubService;
}

interface HostedWorkerFixtures {
  hostedSite: { readonly url: string; readonly service: StubService };
}

/** The test function of tests against a site whose search is hosted; a stub is the service. */
export const test = base.extend<HostedFixtures, HostedWorkerFixtures>({
  hostedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const service = new StubService();
      const folder = await buildHostedSite(service);
      await fillIndex(service, folder);
      const server = createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const { port } = server.address() as AddressInfo;
      await use({ url: `http://localhost:${port}`, service });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ hostedSite }, use) => use(hostedSite.url),

  service: [
    async ({ hostedSite: { service }, context }, use) => {
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
