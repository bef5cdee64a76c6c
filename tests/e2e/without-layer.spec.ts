import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { buildOtherSite, type ServedFolder, serveFolder } from './other-site';
import { findButton, findDialog, visit } from './search-dialog';

/* A switch of the build: with `BROWSER_LAYER=off`, Docusaurus' own client runs in the browser. These tests build one version that way. */

let folder = '';
let address = '';
let server: ServedFolder | undefined;

test.describe.configure({ mode: 'serial' });

// Pages of the versions that were not built are missing, but links lead to them.
test.use({ expectedMessages: /status of 404/ });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'without-layer-'));
  await buildOtherSite('without-layer', folder, { BROWSER_LAYER: 'off', DOCS_VERSIONS: 'v2' });
  server = await serveFolder(folder);
  address = server.url;
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("without our layer Docusaurus' own client runs: a link leads on, and back", async ({ page }) => {
  await visit(page, `${address}/docs/v2/apis/camera`);
  await expect(page.locator('article h1')).toHaveText('Camera');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await page.locator('.theme-doc-markdown a[href="/docs/v2/apis/filesystem"]').first().click();
  await expect(page.locator('article h1')).toHaveText('Filesystem');
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('article h1')).toHaveText('Camera');
});

test('without our layer tabs change, and the color mode', async ({ page }) => {
  await visit(page, `${address}/docs/v2/basics/workflow`);
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page
    .locator('.navbar__inner')
    .getByRole('button', { name: /dark|light/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without our layer the search opens and finds', async ({ page }) => {
  await visit(page, `${address}/docs/v2`);
  await findButton(page).click();
  const { dialog, input, hits } = findDialog(page);
  await expect(dialog).toBeVisible();
  await input.fill('camera');
  await expect(hits.first()).toBeVisible();
});
