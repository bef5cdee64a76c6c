import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { type Deployments, startDeployments } from './deployments';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { findButton, findDialog, openDialog, searchFor } from './search-dialog';

// What the service worker keeps outlives a reset.
test.use({ reuseContext: false });

/* What readers get without a connection: pages they visited, versions they saved, and otherwise a page that says that they are offline. */

test.use({ serviceWorkers: 'allow', expectedMessages: /Failed to load resource/ });

/** Lists the paths of the addresses in all caches whose name starts with a prefix. */
async function listCached(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);
}

/** Opens a page and waits until its version from the current deployment is cached. */
async function visit(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await triggerFirstInteraction(page);
  const { pathname } = new URL(page.url());
  const main = await page.evaluate(() => [...document.scripts].map(({ src }) => /\/(main\.\w+\.js)$/.exec(src)?.[1]));
  await expect
    .poll(() => listCached(page, `docs-visited:${main.find((name) => name !== undefined)}`))
    .toContain(pathname);
  // The copy from an older deployment is removed after all files of the new one are cached.
  const countCopies = async () => (await listCached(page, 'docs-visited:')).filter((path) => path === pathname).length;
  await expect.poll(countCopies).toBe(1);
}

test('visited pages open again, and the others give way to a list of them', async ({ page, context }) => {
  await visit(page, '/docs/apis/camera');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('article h1')).toHaveText('Clipboard');
  await expect.poll(() => listCached(page, 'docs-visited:')).toContain('/docs/apis/clipboard');
  // The scripts of the second page may be cached a moment later than the page.
  await expect
    .poll(async () => (await listCached(page, 'docs-visited:')).filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(2);
  expect(await listCached(page, 'docs-kept:')).toEqual([]);

  await context.setOffline(true);
  await openPage(page, '/docs/apis/clipboard');
  await expect(page.locator('article h1')).toHaveText('Clipboard');
  const answer = await page.goto('/docs/v3/apis/toast');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Camera' }).click();
  await expect(page.locator('article h1')).toHaveText('Camera');
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('article h1')).toContainText('Toast');
});

test('a version is kept whole with its search, can be cancelled, and is removed', async ({
  page,
  context,
  devTools,
}) => {
  await visit(page, '/docs/offline');
  const card = page
    .getByRole('listitem')
    .filter({ hasText: 'Capacitor v2' })
    .filter({ has: page.getByRole('button') });
  await expect(card).toContainText(/\d+ pages with search, \d+\.\d MB/);
  await expect(card).toContainText('Not saved');

  // The connection is slow at first, so that there is time to cancel.
  const slow = { offline: false, latency: 200, downloadThroughput: 400_000, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', slow);
  await card.getByRole('button', { name: 'Save offline v2' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saving v2' })).toHaveText('Saving v2: 0 %');
  await expect(card.getByRole('button', { name: 'Cancel v2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Not saved');
  expect(await listCached(page, 'docs-kept:')).toEqual([]);

  await devTools.send('Network.emulateNetworkConditions', { ...slow, latency: 0, downloadThroughput: -1 });
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Saved in this browser', { timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: 'v2 is saved' })).toBeAttached();
  await expect(card.getByRole('button', { name: 'Remove v2' })).toBeFocused();

  await context.setOffline(true);
  await openPage(page, '/docs/v2/apis/camera');
  await expect(page.locator('article h1')).toHaveText('Camera');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await findButton(page).click();
  const search = findDialog(page);
  await searchFor(search, 'geolocation');
  await search.hits.first().click();
  await expect(page.locator('article h1')).toHaveText('Geolocation');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('article h1')).not.toHaveText('Geolocation');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await openPage(page, '/docs/offline');
  await card.getByRole('button', { name: 'Remove v2' }).click();
  await expect(card).toContainText('Not saved');
  expect(await listCached(page, 'docs-kept:')).toEqual([]);
  await page.getByRole('button', { name: 'Clear visited pages' }).click();
  await expect(page.getByText('0 visited pages are saved.')).toBeVisible();
});

test.describe('a new deployment', () => {
  let site: Deployments;
  test.beforeEach(async () => {
    site = await startDeployments();
  });
  test.afterEach(() => site.close());

  test('renews what is kept, and its old files go', async ({ page, context }) => {
    await visit(page, `${site.origin}/docs/v2/apis/camera`);
    await visit(page, `${site.origin}/docs/offline`);
    await page.getByRole('button', { name: 'Save offline v2' }).click();
    await expect(page.getByText('Saved in this browser')).toBeVisible({ timeout: 30_000 });
    const [oldName = ''] = await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('docs-kept:')),
    );
    const oldScripts = (await listCached(page, 'docs-')).filter((path) => /\/(?:runtime~)?main\./.test(path));
    expect(oldScripts.length).toBeGreaterThan(1);

    site.deployAnew();
    await visit(page, `${site.origin}/docs/v2/apis/camera`);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b');
    await visit(page, `${site.origin}/docs/offline`);
    const listNames = () => page.evaluate(() => caches.keys());
    // The saved version is updated, and the old deployment's cache of visited pages is gone.
    await expect.poll(listNames, { timeout: 30_000 }).toHaveLength(2);
    expect(await listNames()).not.toContain(oldName);
    const now = await listCached(page, 'docs-');
    for (const script of oldScripts) expect(now).not.toContain(script);

    await context.setOffline(true);
    await openPage(page, `${site.origin}/docs/v2/apis/storage`);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b');
  });

  test('on a slow line is offered beside the saved page, which says when it is from', async ({ page }) => {
    await visit(page, `${site.origin}/docs/apis/toast`);
    site.deployAnew();
    const release = site.holdPages();
    await openPage(page, `${site.origin}/docs/apis/toast`);
    const notice = page.getByRole('status').filter({ hasText: 'Saved on' });
    await expect(notice).toHaveText(/^Saved on \w+ \d+, \d{4}\. The current page is loading\.$/);
    await expect(page.locator('html:not([data-deployment]) article h1')).toHaveText('Toast');
    release();
    const button = notice.getByRole('button', { name: 'Show the current page' });
    await expect(button).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button.click();
    await expect(page.locator('html[data-deployment="b"] article h1')).toHaveText('Toast');
    await expect(notice).toHaveCount(0);
  });

  test.describe('while two tabs are open', () => {
    test.use({
      expectedMessages: /Failed to load resource|Loading (?:CSS )?chunk \S+ failed|Refused to|Loading the script/,
    });

    test('leaves both readable, and each can go on and search', async ({ page, context }) => {
      const other = await context.newPage();
      await visit(page, `${site.origin}/docs/apis/camera`);
      await visit(other, `${site.origin}/docs/apis/camera`);
      site.deployAnew();

      await page.bringToFront();
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.locator('html[data-deployment="b"] article h1')).toHaveText('Clipboard');
      await searchIn(page);

      await other.bringToFront();
      await expect(other.locator('html:not([data-deployment]) article h1')).toHaveText('Camera');
      // The scripts of its search are gone. "Try again" opens the search page of the new deployment, with what the reader has typed.
      await findButton(other).click();
      await other.keyboard.type('geolocation');
      await other.getByRole('button', { name: 'Try again' }).click();
      await expect(other).toHaveURL(/\/docs\/search\?q=geolocation/);
      await expect(other.locator('html[data-deployment="b"]')).toBeAttached();
      await expect(other.locator('main').getByRole('link', { name: 'Geolocation' }).first()).toBeVisible();
    });

    async function searchIn(tab: Page): Promise<void> {
      const search = await openDialog(tab);
      await searchFor(search, 'geolocation');
      await search.hits.first().click();
      await expect(tab.locator('article h1')).toHaveText('Geolocation');
    }
  });
});

/** Waits long enough for the service worker, which is registered a few milliseconds after the first interaction. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 5000 })),
  );
}

test('nothing is kept before the first interaction', async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await waitForWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await visit(page, '/docs/apis/camera');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('a reader who saves data keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '4g', saveData: true }) });
  });
  await openPage(page, '/docs/apis/camera');
  await triggerFirstInteraction(page);
  await waitForWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await listCached(page, '')).toEqual([]);
});
