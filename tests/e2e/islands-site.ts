import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashInputs } from '../../src/build/cache/build-stamp';
import { projectRoot } from '../../src/build/files/project-root';
import { createSiteServer } from '../../src/cli/serve/static-site';
import { pagesFolder } from '../fixtures/islands-site/pages-folder';
import { test as base } from './fixtures';

const fixtures = join(projectRoot, 'tests', 'fixtures');
const parent = join(projectRoot, 'node_modules', '.cache', 'islands-site');

/** Longer than a build takes on a busy machine, in milliseconds. */
const buildTime = 590_000;

/**
 * Builds the unreleased version with the pages of `tests/fixtures/islands` among its own, unless that has been done from the same files. Whoever
 * comes while another worker builds it waits for that.
 *
 * @returns folder of the build
 */
async function buildIslandsSite(): Promise<string> {
  const tested = ['tests/fixtures/islands', 'tests/fixtures/islands-site/docusaurus.config.ts'];
  const hash = createHash('sha256').update(hashInputs(projectRoot)).update(hashInputs(projectRoot, tested));
  const folder = join(parent, hash.digest('hex').slice(0, 12));
  mkdirSync(parent, { recursive: true });
  if (!claim(`${folder}.lock`)) {
    for (const end = Date.now() + buildTime; !existsSync(folder) && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  if (existsSync(folder)) return folder;
  for (const name of readdirSync(parent)) {
    if (!name.endsWith('.lock')) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const pages = join(projectRoot, pagesFolder);
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(projectRoot, 'docs'), pages, { recursive: true });
  cpSync(join(fixtures, 'islands', 'pages'), join(pages, 'islands'), { recursive: true });
  const { GOOGLE_TAG_MANAGER_ID, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [
      join(projectRoot, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'build',
      '--config',
      join('tests', 'fixtures', 'islands-site', 'docusaurus.config.ts'),
      '--out-dir',
      `${folder}.unfinished`,
    ],
    {
      cwd: projectRoot,
      env: {
        ...env,
        DOCS_VERSIONS: 'v5',
        // What is generated for the ordinary build stays as it is.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/islands-site',
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  rmSync(pages, { recursive: true });
  renameSync(`${folder}.unfinished`, folder);
  return folder;
}

/** @returns whether nobody else has claimed it in the last minutes */
function claim(lock: string): boolean {
  const stats = statSync(lock, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > buildTime) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

interface IslandsWorkerFixtures {
  islandsSite: { readonly url: string; readonly folder: string };
}

/** What other versions have is not there, and links lead to them. */
export const otherVersions = 'status of 404';

/** The test function of tests against a site with islands in its pages. */
export const test = base.extend<object, IslandsWorkerFixtures>({
  islandsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = await buildIslandsSite();
      const server = createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const { port } = server.address() as AddressInfo;
      await use({ url: `http://localhost:${port}`, folder });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  expectedMessages: new RegExp(otherVersions),

  baseURL: async ({ islandsSite }, use) => use(islandsSite.url),
});
