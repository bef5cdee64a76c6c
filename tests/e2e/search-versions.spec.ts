import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
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
    await expect(search.version).toHaveValue(version);
    await searchFor(search, 'camera');
    await expectOnly(search, routes[version]);
    await expect(search.status).toHaveText(new RegExp(`^\\d+ results in ${version}$`));
    await expect(search.dialog.locator('.search-row__version')).toHaveCount(0);
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
  await search.version.selectOption('all');
  await expect(search.status).toHaveText(/^\d+ results in all versions$/);
  await expect(search.seeAll).toHaveAttribute('href', '/docs/search?q=camera&version=all');
  await expect.poll(() => readCount(search.seeAll)).toBeGreaterThan(own);
  const found = await search.hits.evaluateAll((links) =>
    links.map((link) => [
      link.getAttribute('href') ?? '',
      link.querySelector('.search-row__version')?.textContent ?? '',
    ]),
  );
  expect(new Set(found.map(([, version]) => version)).size).toBeGreaterThan(1);
  for (const [address = '', version = ''] of found) expect(address).toMatch(routes[version as keyof typeof routes]);

  await search.version.selectOption('v3');
  await expect(search.status).toHaveText(`${own} results in v3`);
  await expectOnly(search, routes.v3);
});

test('the search page goes on with the version of the dialog, also after a reload', async ({ page }) => {
  const search = await openSearch(page, '/docs/v2/apis/toast');
  await searchFor(search, 'camera');
  const count = await readCount(search.seeAll);
  await search.seeAll.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=camera&version=v2$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'v2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('status')).toHaveText(`${count} results in v2`);
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(`${count} results in v2`);
  await page.keyboard.press('Control+k');
  await expect(findDialog(page).version, 'and the dialog with the one of the page').toHaveValue('v2');
});
