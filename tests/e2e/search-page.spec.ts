import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { findButton, openDialog, readCount, visit } from './search-dialog';

interface SearchPage {
  readonly input: Locator;
  readonly version: Locator;
  readonly results: Locator;
  readonly status: Locator;
}

async function openPage(page: Page, query = ''): Promise<SearchPage> {
  await visit(page, `/docs/search${query}`);
  const main = page.getByRole('main');
  return {
    input: main.getByRole('searchbox', { name: 'Search' }),
    version: main.getByRole('group', { name: 'Version' }),
    results: main.locator('[data-result]'),
    status: main.getByRole('status'),
  };
}

test('shows the results of the query in its address, also on the way back from one', { tag: '@any-size' }, async ({
  page,
}) => {
  const { input, results, status, version } = await openPage(page, '?q=getPhoto');
  await expect(page).toHaveTitle(/^“getPhoto”/);
  await expect(input).toHaveValue('getPhoto');
  await expect(version.locator('[aria-pressed=true]'), 'the latest one, not the unreleased one').toHaveText('v4');
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/docs/apis/camera#getphoto');
  await expect(results.first().getByText('getPhoto(options: ImageOptions)'), 'the signature, once').toHaveCount(1);
  await expect(status).toHaveText(/^\d+ results in v4$/);
  const count = (await status.textContent()) ?? '';
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/apis\/camera#getphoto$/);
  await page.goBack();
  await expect(input).toHaveValue('getPhoto');
  await expect(status).toHaveText(count);
});

test('an address with an encoded query is read', { tag: '@any-size' }, async ({ page }) => {
  const query = 'config & "scheme" #1 100% ä/b?';
  const { input, results } = await openPage(page, `?q=${encodeURIComponent(query)}`);
  await expect(input).toHaveValue(query);
  await expect(results.first()).toBeVisible();
});

test('typing searches and keeps the address in step', { tag: '@any-size' }, async ({ page }) => {
  const { input, results, status } = await openPage(page);
  await expect(status).toHaveText('Type to search.');
  await expect(input).toBeFocused();
  await input.pressSequentially('keyboard');
  await expect(page).toHaveURL(/\?q=keyboard$/);
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/docs/apis/keyboard');
  await input.fill('');
  await expect(results).toHaveCount(0);
  await expect(status).toHaveText('Type to search.');
  await expect(page).toHaveURL(/\/docs\/search$/);
});

test('fast typing never gets stuck, even where the address may change only a hundred times', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let calls = 0;
    history.replaceState = (...entry) => {
      calls += 1;
      if (calls > 100) throw new DOMException('Too many calls', 'SecurityError');
      replace(...entry);
    };
  });
  const { input } = await openPage(page);
  await input.fill('a'.repeat(150));
  for (let press = 0; press < 150; press += 1) await page.keyboard.press('Backspace');
  await expect(input).toHaveValue('');
  await input.fill('camera');
  await input.blur();
  expect(await page.evaluate(() => location.search), 'at once, because a result may be followed').toBe('?q=camera');
});

test('keys that arrive all at once, because the browser was busy, do not break the page', { tag: '@any-size' }, async ({
  page,
}) => {
  const { input, results } = await openPage(page);
  await input.evaluate((field: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let length = 1; length <= 150; length += 1) {
      write?.call(field, 'a'.repeat(length));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await input.fill('camera');
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/docs/apis/camera');
});

test('a search in the dialog while the index loads does not change the results of the page', {
  tag: '@any-size',
}, async ({ page }) => {
  const release = await holdBack(page, '**/search-index/**');
  const { input, results } = await openPage(page);
  await input.pressSequentially('keyboard');
  const search = await openDialog(page);
  await search.input.fill('camera');
  await expect(page.locator('.search-input')).toHaveValue('camera');
  release();
  await expect(search.hits.first()).toHaveAttribute('href', /camera/);
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/docs/apis/keyboard');
});

test('the version can be chosen, and all versions show where each result is from', { tag: '@any-size' }, async ({
  page,
}) => {
  const { results, status, version } = await openPage(page, '?q=camera');
  await expect(status).toHaveText(/ results in v4$/);
  const inLatest = await readCount(status);
  await expect(version.getByRole('button')).toHaveText(['v4', 'v5', 'v3', 'v2', 'All']);
  await version.getByRole('button', { name: 'v2' }).click();
  await expect(status).toHaveText(/ results in v2$/);
  await expect(page).toHaveURL(/\?q=camera&version=v2$/);
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /^\/docs\/v2\//);
  await version.getByRole('button', { name: 'All' }).click();
  await expect(status).toHaveText(/ results in all versions$/);
  expect(await readCount(status)).toBeGreaterThan(inLatest);
  for (const result of (await results.all()).slice(0, 10))
    await expect(result.locator('.search-row__version')).toHaveText(/^v[2345]$/);
  await page.reload();
  await expect(status).toHaveText(/ results in all versions$/);
});

test('begins with the version that the reader chose before, and loads no other', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v3'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(/search-index\/docs-default-(\w+)/.exec(request.url())?.[1] ?? ''));
  const { status, version } = await openPage(page, '?q=camera');
  await expect(status).toHaveText(/ results in v3$/);
  await expect(version.locator('[aria-pressed=true]')).toHaveText('v3');
  expect(loaded.filter((name) => name !== '')).toEqual(['v3']);
});

test('scrolling shows more, up to the number that it names', { tag: '@any-size' }, async ({ page }) => {
  const { results, status } = await openPage(page, '?q=plugin%20method');
  await expect(status).toHaveText(/ results in v4$/);
  const count = await readCount(status);
  expect(count).toBeGreaterThan(40);
  await expect(results).toHaveCount(20);
  await expect(async () => {
    await results.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(results).toHaveCount(count, { timeout: 200 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0);
  const addresses = await results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(count);
});

test('the keyboard goes through the results, and on with the first of the new ones', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  // Without the observer, only the button shows more results.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
  });
  const { input, results } = await openPage(page, '?q=plugin%20method');
  await expect(results).toHaveCount(20);
  await expect(input).toBeFocused();
  for (const state of [{ isComposing: true }, { shiftKey: true }])
    await input.dispatchEvent('keydown', { key: 'ArrowDown', ...state });
  await expect(input, 'these arrow keys are for the text').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await results.nth(19).getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  const more = page.getByRole('button', { name: 'Show more results' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(40);
  await expect(results.nth(20).getByRole('link')).toBeFocused();
});

test('a query without results says so', { tag: '@any-size' }, async ({ page }) => {
  const { results, status } = await openPage(page, '?q=zzqxqzz');
  await expect(status).toHaveText('0 results in v4');
  await expect(page.getByText('No results for “zzqxqzz” in any version')).toBeVisible();
  await expect(results).toHaveCount(0);
});

test.describe('when the index does not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });
  const files = '**/search-index/**';

  test('results of the query before do not stay', { tag: '@any-size' }, async ({ page }) => {
    const { results, version } = await openPage(page, '?q=camera');
    await expect(results.first()).toBeVisible();
    await page.route(files, (route) => route.abort());
    await version.getByRole('button', { name: 'v3' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(results).toHaveCount(0);
    await page.unroute(files);
    await page.getByRole('main').getByRole('searchbox').fill('keyboard');
    await expect(results.first().getByRole('link')).toHaveAttribute('href', '/docs/v3/apis/keyboard');
  });
});

test('a phone gets from the button to all results and into a page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have journeys of their own');
  await visit(page, '/docs/');
  await findButton(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('push notification');
  await dialog.getByRole('combobox', { name: 'Version' }).selectOption('all');
  await expect(dialog.getByRole('status')).toHaveText(/all versions$/);
  await dialog.getByRole('link', { name: /^See all/ }).tap();
  await expect(page).toHaveURL(/version=all$/);
  const first = page.getByRole('main').locator('[data-result]').first();
  await expect(first.getByRole('link')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox'), 'the keyboard stays away').not.toBeFocused();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  await first.getByRole('link').tap();
  await expect(page).toHaveURL(/push-notifications/);
});
