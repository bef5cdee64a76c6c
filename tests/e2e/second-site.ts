import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../../src/build/cache/build-stamp';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { pagesFolder } from '../fixtures/second-site/pages-folder';
import { StubService } from '../unit/search-hosted/stub-service';
import { test as base } from './fixtures';
import { makeOnce } from './make-once';
import { buildOtherSite, serveFolder } from './other-site';

const fixtures = join(projectRoot, 'tests', 'fixtures');
const parent = join(projectRoot, 'node_modules', '.cache', 'second-site');
const configFile = 'tests/fixtures/second-site/docusaurus.config.ts';

/** Name of the index that the site's search queries. */
export const indexName = 'capacitor';

/** File next to the pages, with the output of Docusaurus from the build. */
export const outputFile = 'build-output.txt';

/** Upper limit for the time of a build on a busy machine, in milliseconds. */
const buildTime = 590_000;

/**
 * Builds a site with a hosted search, from the latest version and the unreleased one. The latter also gets the pages of `tests/fixtures/islands`,
 * `tests/fixtures/two-pages` and `tests/fixtures/writers/accepted`. Skips the build if it was already done from the same files. If another worker is building it, waits for that.
 *
 * @returns folder of the build
 */
async function buildSecondSite(): Promise<string> {
  const tested = [
    'tests/fixtures/islands',
    'tests/fixtures/two-pages',
    'tests/fixtures/writers/accepted',
    configFile,
    'tests/e2e/second-site.ts',
    'tests/e2e/other-site.ts',
  ];
  const hash = createHash('sha256').update(hashInputs(projectRoot)).update(hashInputs(projectRoot, tested));
  const folder = join(parent, hash.digest('hex').slice(0, 12));
  mkdirSync(parent, { recursive: true });
  await makeOnce({
    isMade: () => existsSync(folder),
    make: () => fillFolder(folder),
    lock: `${folder}.lock`,
    time: buildTime,
  });
  return folder;
}

async function fillFolder(folder: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    if (!name.endsWith('.lock')) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const pages = join(projectRoot, pagesFolder);
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(projectRoot, 'docs'), pages, { recursive: true });
  cpSync(join(fixtures, 'islands', 'pages'), join(pages, 'islands'), { recursive: true });
  cpSync(join(fixtures, 'islands', 'components'), join(pages, 'islands', 'components'), { recursive: true });
  cpSync(join(fixtures, 'two-pages'), join(pages, 'apis'), { recursive: true });
  cpSync(join(fixtures, 'writers', 'accepted'), join(pages, 'main'), { recursive: true });
  const { appId, searchKey } = new StubService();
  const env = {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_API_KEY: searchKey,
    ALGOLIA_INDEX_NAME: indexName,
    DOCS_VERSIONS: 'v5,v4',
  };
  const output = await buildOtherSite('second-site', `${folder}.unfinished`, env, ['--config', configFile]);
  writeFileSync(join(`${folder}.unfinished`, outputFile), output);
  rmSync(pages, { recursive: true });
  renameSync(`${folder}.unfinished`, folder);
}

interface SecondSiteFixtures {
  secondSite: { readonly url: string; readonly folder: string };
}

/** Expected message: pages of the other versions are missing, but links lead to them. */
export const otherVersions = 'status of 404';

/** The test function of tests against a site with a hosted search and with islands in its pages. */
export const test = base.extend<object, SecondSiteFixtures>({
  secondSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = await buildSecondSite();
      const { url, close } = await serveFolder(folder);
      await use({ url, folder });
      close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ secondSite }, use) => use(secondSite.url),
});
