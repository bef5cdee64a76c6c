import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/build/files/project-root';
import { createSiteServer } from '../../src/cli/serve/static-site';
import { expect, test } from './fixtures';
import { findButton, findDialog, visit } from './search-dialog';

/* The one switch of the build: with `BROWSER_LAYER=off`, Docusaurus' own client runs in the browser. One version is built in that way. */

let folder = '';
let address = '';
let server: Server | undefined;

test.describe.configure({ mode: 'serial' });

// The versions that were not built are missing, and links lead to them.
test.use({ expectedMessages: /status of 404/ });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'without-layer-'));
  const { GOOGLE_TAG_MANAGER_ID, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', folder],
    {
      cwd: projectRoot,
      env: {
        ...env,
        BROWSER_LAYER: 'off',
        DOCS_VERSIONS: 'v2',
        // What is generated for the ordinary build stays as it is.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/without-layer',
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const started = createSiteServer(folder);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, resolve));
  address = `http://localhost:${(started.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
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
