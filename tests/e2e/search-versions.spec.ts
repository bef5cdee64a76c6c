import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { findDialog, openSearch, readCount, type SearchDialog, searchFor } from './search-dialog';

const routes = { v5: /^\/docs\/next\//, v4: /^\/docs\/(?!next\/|v2\/|v3\/)/, v3: /^\/docs\/v3\//, v2: /^\/docs\/v2\// };

async function expectOnly({ hits }: SearchDialog, route: RegExp): Promise<void> {
  const addresses = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !route.test(address))).toEqual([]);
}

/** Stores a version as the reader's choice. */
async function prefer(page: Page, name: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('docs-preferred-version-default', value), name);
}

for (const [version, path] of [
  ['v4', '/docs/apis/toast'],
  ['v2', '/docs/v2/apis/toast'],
] as const) {
  test(`on a page of ${version} only its pages are found, whatever the reader chose before`, async ({ page }) => {
    await prefer(page, 'v3');
    const search = await openSearch(page, path);
    await expect(search.status).toHaveText(`Searching ${version}`);
    await searchFor(search, 'camera');
    await expectOnly(search, routes[version]);
    await expect(search.status).toHaveText(new RegExp(`^\\d+ results in ${version}$`));
    await expect(search.dialog.locator('.search-hit-version')).toHaveCount(0);
  });
}

test('on a page of no version the chosen one is searched', async ({ page }) => {
  await prefer(page, 'v2');
  const search = await openSearch(page, '/docs/third-party-notices');
  await searchFor(search, 'camera');
  await expectOnly(search, routes.v2);
});

test('all versions can be searched, and every hit shows its own', async ({ page }) => {
  const search = await openSearch(page, '/docs/v3/apis/toast');
  await searchFor(search, 'camera');
  const own = await readCount(search.seeAll);
  await search.everywhere.check();
  await expect(search.status).toHaveText(/^\d+ results in all versions$/);
  await expect(search.seeAll).toHaveAttribute('href', '/docs/search?q=camera&version=all');
  await expect.poll(() => readCount(search.seeAll)).toBeGreaterThan(own);
  const found = await search.hits.evaluateAll((links) =>
    links.map((link) => [
      link.getAttribute('href') ?? '',
      link.querySelector('.search-hit-version')?.textContent ?? '',
    ]),
  );
  expect(new Set(found.map(([, version]) => version)).size).toBeGreaterThan(1);
  for (const [address = '', version = ''] of found) expect(address).toMatch(routes[version as keyof typeof routes]);

  await search.everywhere.uncheck();
  await expect(search.status).toHaveText(`${own} results in v3`);
  await expectOnly(search, routes.v3);

  // In another version, recent searches show theirs.
  await searchFor(search, 'keyboard');
  await search.hits.first().click();
  await expect(page).toHaveURL(/\/docs\/v3\/apis\/keyboard$/);
  await openSearch(page, '/docs/apis/toast');
  await expect(search.hits).toHaveCount(1);
  await expect(search.hits.first()).toContainText('v3');
});

test('the link to all results leads to all versions while their hits are still loading', async ({ page }) => {
  const search = await openSearch(page, '/docs/v3/apis/toast');
  await searchFor(search, 'camera');
  const release = await holdBack(page, '**/search-index/**');
  await search.everywhere.check();
  await expect(search.status).toHaveText('Searching all versions');
  await expect(search.seeAll).toHaveAttribute('href', '/docs/search?q=camera&version=all');
  await search.seeAll.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=camera&version=all$/);
  release();
  // The address changes before the page does.
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ results in all/ }),
  ).toBeVisible();
});

test('the search page goes on with the version of the dialog, also after a reload', async ({ page }) => {
  const search = await openSearch(page, '/docs/v2/apis/toast');
  await searchFor(search, 'camera');
  const count = await readCount(search.seeAll);
  await search.seeAll.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=camera&version=v2$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'Version' })).toHaveValue('v2');
  await expect(main.getByRole('status')).toHaveText(`${count} results in v2`);
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(`${count} results in v2`);
  await page.keyboard.press('Control+k');
  await expect(findDialog(page).status, 'and the dialog with the one of the page').toHaveText('Searching v2');
});
