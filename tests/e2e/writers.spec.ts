/* Pages with what writers bring from other sites, `tests/fixtures/writers/accepted`, as readers get them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listPaths } from '../../src/packages/shared/files/file-paths';
import { expect } from './fixtures';
import { test } from './hosted-site';
import { openSearch } from './search-dialog';

test('a draft is nowhere in the site, and an unlisted page only at its address', {
  tag: '@any-size',
}, async ({ secondSite: { folder } }) => {
  const names = /main\/draft-page|A draft of a page|main\/unlisted-page/;
  const files = listPaths(folder).filter((path) => statSync(join(folder, path)).isFile());
  const found = files.filter((file) => names.test(readFileSync(join(folder, file), 'utf8')));
  expect(found.sort()).toEqual(['next/main/unlisted-page.md', 'next/main/unlisted-page/index.html']);
});

test('a page shows what it imports from YAML and from the text of a file', {
  tag: '@any-size',
}, async ({ page, secondSite: { url } }) => {
  await page.goto(`${url}/docs/next/main/imports-of-all-kinds`);
  await expect(
    page.getByText("From YAML: green and blue. From a file: export const text = 'to download';"),
  ).toBeVisible();
});

test('a page may use the grid and the cards of Infima', {
  tag: '@any-size',
}, async ({ page, secondSite: { url } }) => {
  await page.goto(`${url}/docs/next/main/html-elements`);
  const wide = await page.getByText('The wide column.').boundingBox();
  const card = page.getByText('The narrow column, in a card.');
  const narrow = await card.boundingBox();
  expect(narrow?.x).toBeGreaterThan((wide?.x ?? 0) + (wide?.width ?? 0) - 1);
  expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeGreaterThan(1.9);
  await expect(card).toHaveCSS('padding', '32px');
});

const selected = (page: Page) => page.getByRole('main').getByRole('tab', { selected: true });

test('a link to a heading in a hidden tab opens the tab, and those around it', async ({
  page,
  secondSite: { url },
}) => {
  await page.goto(`${url}/docs/next/main/tabs-in-tabs`);
  await expect(selected(page)).toHaveText(['One', 'Inner one']);
  await page.goto(`${url}/docs/next/main/tabs-in-tabs#a-heading-in-a-tab-of-a-tab`);
  await expect(selected(page)).toHaveText(['One', 'Inner two']);
  await expect(page.getByRole('heading', { name: 'A heading in a tab of a tab' })).toBeInViewport();
});

test('a hit of the search in a hidden tab opens the tab', async ({ page, secondSite: { url } }) => {
  const search = await openSearch(page, `${url}/docs/next/main/new-guide`);
  await search.input.fill('heading in a hidden tab');
  await search.hits.and(page.locator('[href$="tabs-in-tabs#a-heading-in-a-hidden-tab"]')).first().click();
  await expect(selected(page)).toHaveText(['Two']);
  await expect(page.getByRole('heading', { name: 'A heading in a hidden tab' })).toBeInViewport();
});

// The browser looks for a fragment of text as it does in its dialog, which no test can open.
const text = 'Only this tab is about lighthouses.';
const fragment = `#:~:text=${encodeURIComponent(text)}`;

test('what the browser finds in a hidden tab opens it', async ({ page, secondSite: { url } }) => {
  const address = `${url}/docs/next/main/tabs-in-tabs`;
  await page.goto(address);
  await expect(page.locator('[role=tabpanel][hidden=until-found]')).toHaveCount(2);
  await page.goto(address + fragment);
  await expect(selected(page)).toHaveText(['Two']);
  await expect(page.getByText(text)).toBeInViewport();
});

test('a link to a text in a hidden tab opens it, also before the scripts have run', async ({
  page,
  secondSite: { url },
}) => {
  await page.goto(`${url}/docs/next/main/tabs-in-tabs${fragment}`);
  await expect(selected(page)).toHaveText(['Two']);
  await expect(page.getByText(text)).toBeInViewport();
});
