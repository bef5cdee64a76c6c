import type { Page } from '@playwright/test';
import { makeRecord } from '../unit/search-hosted/pages';
import type { Fault, StubRequest, StubService } from '../unit/search-hosted/stub-service';
import { expect } from './fixtures';
import { test } from './hosted-site';
import { openSearch, type SearchDialog, visit } from './search-dialog';
import { indexName } from './second-site';

// A stopped clock outlives a reset.
test.use({ reuseContext: false });

// One worker for all tests, so that the site is built only once.
test.describe.configure({ mode: 'default' });

/** Longest time that readers wait for a service that does not respond, in milliseconds. */
const patienceOfReaders = 2000;

/** Time without requests to the service after a failure, in milliseconds, as in src/packages/search/client/hosted-client.ts. */
const rest = 60_000;

/** A word that no page contains. */
const onlyHosted = 'zzqxqzz';

/** Opens a page and the dialog on it, and types a query. */
async function search(page: Page, path: string, query: string): Promise<SearchDialog> {
  const dialog = await openSearch(page, path);
  await dialog.input.fill(query);
  return dialog;
}

/** Opens a page and the dialog on it, and finds what only the service has. On a busy machine its response can be too late for the site: then again. */
async function searchHosted(page: Page, path: string): Promise<SearchDialog> {
  let dialog!: SearchDialog;
  await expect(async () => {
    dialog = await search(page, path, onlyHosted);
    await expect(dialog.hits.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}

/** Adds a record that only the service has, with a word that occurs nowhere else. */
function addRecord(service: StubService, more: Parameters<typeof makeRecord>[1] = {}): void {
  const record = makeRecord(1, { objectID: onlyHosted, content: onlyHosted, ...more });
  service.indexes.get(indexName)?.records.set(record.objectID, { ...record });
}

function listSearches(service: StubService): StubRequest[] {
  return service.requests.filter(({ path }) => path === '/1/indexes/*/queries');
}

/** Returns the parameters of the last search request. */
function lastSearch(service: StubService): Record<string, unknown> {
  const body = listSearches(service).at(-1)?.body as { requests: Record<string, unknown>[] } | undefined;
  return body?.requests[0] ?? {};
}

test.describe('the dialog', () => {
  test('shows what the service finds, and who it is', async ({ page, service }) => {
    addRecord(service);
    const { hits } = await searchHosted(page, '/docs/apis/toast');
    await expect(hits).toHaveCount(1);
    await expect(hits.locator('mark')).toHaveText(onlyHosted);
    await expect(page.getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
  });

  test('asks the host of the account, with the version of the generator and all filters', async ({ page, service }) => {
    const { hits } = await search(page, '/docs/apis/toast', 'getPhoto');
    await expect(hits.first()).toBeVisible();
    const { headers, query } = listSearches(service).at(-1) as StubRequest;
    const generator = await page.locator('meta[name=generator]').getAttribute('content');
    expect(headers.host).toBe('stubapp-dsn.algolia.net');
    expect(query['x-algolia-agent']).toContain(`; docusaurus (${generator?.replace('Docusaurus v', '')})`);
    expect(query['x-algolia-api-key']).toBe(service.searchKey);
    expect(lastSearch(service)).toMatchObject({
      query: 'getPhoto',
      indexName,
      analyticsTags: ['docs'],
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v4'], 'type:-lvl6'],
    });
  });

  test('searches the version of the page', async ({ page, service }) => {
    const { hits } = await search(page, '/docs/next/apis/toast', 'camera');
    await expect(hits.first()).toBeVisible();
    expect(lastSearch(service).facetFilters).toContainEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
    ]);
    const addresses = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.filter((address) => !address?.startsWith('/docs/next/'))).toEqual([]);
  });

  test('leads to pages below the base path, without loading the site anew', async ({ page, service }) => {
    addRecord(service, { url: 'https://capacitorjs.com/apis/camera#getphoto' });
    const { hits } = await searchHosted(page, '/docs/');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await expect(hits).toHaveAttribute('href', '/docs/apis/camera#getphoto');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/apis\/camera#getphoto$/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  for (const way of ['click', 'key'] as const) {
    test(`loads external pages as a whole (${way})`, async ({ page, service }) => {
      await page.route('https://plugins.example/**', (route) => route.fulfill({ body: 'Another site' }));
      addRecord(service, { url: 'https://plugins.example/docs/camera' });
      const { hits } = await searchHosted(page, '/docs/');
      await expect(hits).toHaveAttribute('href', 'https://plugins.example/docs/camera');
      if (way === 'click') await hits.click();
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL('https://plugins.example/docs/camera');
      await expect(page.getByText('Another site')).toBeVisible();
    });
  }

  test('shows markup in a hit as text', async ({ page, service }) => {
    const attack = `${onlyHosted} <img src=x onerror="document.title='attacked'">`;
    addRecord(service, { content: attack, type: 'content' });
    const { hits } = await searchHosted(page, '/docs/');
    await expect(hits).toContainText('<img src=x');
    await expect(page.locator('.search-modal img')).toHaveCount(0);
    expect(await page.title()).not.toBe('attacked');
  });
});

test.describe('results without pages', () => {
  // Scrolling is an interaction, after which the pages of the results are prefetched. These results lead nowhere.
  test.use({ expectedMessages: /^Failed to load resource/ });

  test('the search page shows what the service finds, page by page, and who it is', async ({ page, service }) => {
    await visit(page, '/docs/search?q=camera');
    const results = page.locator('[data-result]');
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Algolia/ })).toBeVisible();
    expect(lastSearch(service)).toMatchObject({
      query: 'camera',
      indexName,
      analyticsTags: ['docs'],
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v4'], 'type:-lvl6'],
    });
    const first = await results.count();
    await results.last().scrollIntoViewIfNeeded();
    await expect.poll(() => results.count()).toBeGreaterThan(first);
    expect(lastSearch(service)).toMatchObject({ query: 'camera', page: 1 });
  });
});

test('the search page loads external pages as a whole', async ({ page, service }) => {
  await page.route('https://plugins.example/**', (route) => route.fulfill({ body: 'Another site' }));
  addRecord(service, { url: 'https://plugins.example/docs/camera' });
  await visit(page, `/docs/search?q=${onlyHosted}`);
  await page.locator('[data-result] a').click();
  await expect(page.getByText('Another site')).toBeVisible();
});

test.describe('when the service', () => {
  test.use({ expectedMessages: /^Failed to load resource/ });

  const refuse: Fault = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } });
  const silence: Fault = () => 'silence';
  const faults: Readonly<Record<string, Fault>> = {
    'refuses the key': refuse,
    'never answers': silence,
  };

  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}, the embedded index answers`, async ({ page, service }) => {
      service.fault = fault;
      const { hits, input } = await search(page, '/docs/apis/toast', 'getPhoto');
      await expect(hits.first()).toHaveAttribute('href', '/docs/apis/camera#getphoto');
      await expect(page.getByRole('link', { name: 'Powered by Algolia' })).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0);

      // Later searches do not wait for the service.
      await input.fill('statusbar');
      await expect(hits.first()).toHaveAttribute('href', /status-bar/);
      expect(listSearches(service).filter(({ body }) => JSON.stringify(body).includes('statusbar'))).toEqual([]);
    });
  }

  test('hangs, readers wait for two seconds at most', async ({ page, service }) => {
    await page.clock.install({ time: 0 });
    // The search is fully loaded before the clock stops, or its scripts would time out when the clock jumps.
    const { hits, input } = await search(page, '/docs/apis/toast', 'camera');
    await expect(hits.first()).toBeVisible();
    await input.fill('');
    await expect(hits).toHaveCount(0);
    service.fault = silence;
    const before = listSearches(service).length;
    // From here on, the test controls the clock, so that delays on a busy machine do not count.
    await page.clock.pauseAt(1_000_000);
    await input.fill('getPhoto');
    // On a busy machine, the page starts its timers, and the embedded index answers, after the clock has stopped: it moves on in steps until then.
    await expect(async () => {
      await page.clock.runFor(50);
      expect(listSearches(service).length).toBeGreaterThan(before);
    }).toPass();
    const asked = await page.evaluate(() => Date.now());
    await page.clock.runFor(patienceOfReaders / 2);
    await expect(hits).toHaveCount(0);
    await page.clock.runFor(patienceOfReaders / 2);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(hits.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate((since) => Date.now() - since, asked)).toBeLessThan(2 * patienceOfReaders);
  });

  test('is back after a rest, it answers again', async ({ page, service }) => {
    addRecord(service);
    service.fault = refuse;
    await page.clock.install();
    const { hits, input, status } = await search(page, '/docs/', 'camera');
    await expect(hits.first()).toBeVisible();
    service.fault = () => undefined;
    await input.fill(onlyHosted);
    await expect(status).toHaveText('0 results in v4');
    // The clock is stopped while the service answers, which may take longer on a busy machine than readers wait.
    await page.clock.pauseAt(Date.now() + 2 * rest);
    await input.fill(onlyHosted.slice(0, -1));
    await page.clock.runFor(patienceOfReaders / 4);
    await expect(hits).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
  });

  test('refuses, the search page answers from the embedded index', async ({ page, service }) => {
    service.fault = refuse;
    await visit(page, '/docs/search?q=getPhoto');
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Algolia/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('results that lead nowhere', () => {
  // The pages of the results are prefetched when the button is clicked.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('the search page begins again when another index gives the next results', async ({ page, service }) => {
    addRecord(service, { content: 'camera', weight: { level: 200, position: 0 } });
    await visit(page, '/docs/search?q=camera');
    const results = page.locator('[data-result]');
    await expect(results.first()).toContainText('Page 1');
    service.fault = () => ({ status: 200, body: {} });
    await page.locator('[data-more]').click();
    await expect(page.getByRole('link', { name: /Algolia/ })).toHaveCount(0);
    await expect(results.first()).toBeVisible();
    await expect(results.filter({ hasText: 'Page 1' })).toHaveCount(0);
  });
});

test('a connection is prepared only for a hosted search', async ({ request }) => {
  const readHints = async (url: string): Promise<string[]> => {
    const html = await (await request.get(url)).text();
    expect(html.length).toBeGreaterThan(10_000);
    return html.match(/<link [^>]*(?:preconnect|dns-prefetch)[^>]*>/g) ?? [];
  };
  expect(await readHints('/docs/')).toEqual([
    expect.stringMatching(/rel=preconnect href=https:\/\/STUBAPP-dsn\.algolia\.net crossorigin=anonymous/),
  ]);
  expect(await readHints(`http://localhost:${process.env.SITE_PORT}/docs/`)).toEqual([]);
});

test('the policy lets pages ask the hosts of a hosted search, and no host without one', async ({ request }) => {
  const readSources = async (url: string): Promise<string | undefined> => {
    const policy = (await request.get(url)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    return /connect-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await readSources('/docs/')).toBe(
    "'self' https://stubapp-dsn.algolia.net https://stubapp-1.algolianet.com https://stubapp-2.algolianet.com https://stubapp-3.algolianet.com",
  );
  expect(await readSources(`http://localhost:${process.env.SITE_PORT}/docs/`)).toBe("'self'");
});
