import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionsVariable } from '../../../src/build/settings/shown-versions';
import { docsVersions, latestVersion } from '../../../src/config/versions';
import { type CopiedProject, copyProject, type Files } from './copied-project';
import { checkRefusal } from './refusal';

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
}, 120_000);
afterAll(() => project.remove());

const oldest = docsVersions.at(-1)?.name ?? '';

const isStack = (line: string) => /^\s+at /.test(line);

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to replace: ${from}`);
  return changed;
};

interface WrongFiles {
  readonly files: Files;
  /** Versions to build, all by default. The problem is found after their pages are read. */
  readonly versions?: string;
  readonly says: readonly (string | RegExp)[];
}

const wrongFiles: Readonly<Record<string, WrongFiles>> = {
  'versions.json that is cut off': {
    files: { 'versions.json': '["v4",\n"v3"' },
    says: ['versions.json:2: ', 'not valid JSON'],
  },
  'a sidebar with an unknown page': {
    files: { 'versioned_sidebars/version-v3-sidebars.json': replace('"apis/camera"', '"apis/camra"') },
    says: [/^versioned_sidebars\/version-v3-sidebars\.json:\d+: /, 'Did you mean "apis/camera"?'],
  },
  'a navbar item of an unknown type': {
    files: { 'src/config/navbar.ts': replace("type: 'search'", "type: 'serach'") },
    says: [/^src\/config\/navbar\.ts:\d+: Bad navbar item type serach/],
  },
  'an ad without a weight': {
    files: { 'src/config/ads.ts': replace(/ad_weight: \d+,/, '') },
    says: [/^src\/config\/ads\.ts:\d+: Ad 1 /, 'ad_weight must be'],
  },
  'an address that leads nowhere': {
    files: { 'src/config/moved-pages.ts': replace("'/web/pwa-elements'", "'/web/pwa'") },
    versions: latestVersion.name,
    says: [/^src\/config\/moved-pages\.ts:\d+: \/pwa-elements leads to/],
  },
  'front matter with a slip': {
    files: { [`versioned_docs/version-${oldest}/basics/workflow.md`]: replace('description:', 'descripton:') },
    versions: oldest,
    says: [/^versioned_docs\/version-[^:]+\/workflow\.md:\d+: /, 'Did you mean "description"?'],
  },
  'a setting that does not parse': {
    files: { 'src/config/footer.ts': replace('links: [', 'links: [[') },
    says: ['footer.ts'],
  },
  'a damaged package.json': {
    files: { 'src/capacitor/v4/package.json': '{' },
    says: ['src/capacitor/v4/package.json:1: ', 'git checkout'],
  },
  'no lock': { files: { 'package-lock.json': null }, says: ['package-lock.json is missing', 'git checkout'] },
};

describe('npm run build', () => {
  it.each(Object.entries(wrongFiles))(
    'refuses %s',
    async (_, { files, versions, says }) => {
      const env = versions === undefined ? {} : { [versionsVariable]: versions };
      const outcome = await project.run(['build'], files, env);
      checkRefusal(project, outcome, says);
      expect(outcome.lines.filter(isStack)).toEqual([]);
    },
    120_000,
  );

  it('says in a sentence what it did not expect, and shows the stack below', async () => {
    const { code, lines } = await project.run(['build'], {
      'src/config/footer.ts': (text) => `${text}\nfooter.nothing.at.all;\n`,
    });
    const sentence = lines.findIndex((line) => line.startsWith('The build failed: '));
    expect([code, lines[sentence]]).toEqual([1, expect.stringContaining("reading 'at'")]);
    expect(lines.slice(0, sentence).filter(isStack)).toEqual([]);
    expect(lines.slice(sentence).filter(isStack).length).toBeGreaterThan(0);
  }, 120_000);

  it('refuses to run beside another build, and takes over from one that was killed', async () => {
    const lock = join(project.root, '.docusaurus/build.lock');
    const others = await project.run(['build'], { '.docusaurus/build.lock': String(process.pid) });
    checkRefusal(project, others, [
      `Another build is running (pid ${process.pid}): wait until it is done`,
      'build.lock',
    ]);
    expect(others.lines).toHaveLength(1);
    const left = { '.docusaurus/build.lock': '999999999', 'versions.json': '["v4"' };
    checkRefusal(project, await project.run(['build'], left), ['versions.json:1: ']);
    rmSync(lock, { force: true });
    checkRefusal(project, await project.run(['build'], { 'versions.json': '["v4"' }), ['versions.json:1: ']);
    expect(existsSync(lock)).toBe(false);
  }, 120_000);

  it.each([
    [{ GOOGLE_TAG_MANAGER_ID: 'UA-1' }, 'GOOGLE_TAG_MANAGER_ID is "UA-1"'],
    [
      { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs' },
      'Hosted search needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME, but ALGOLIA_SEARCH_API_KEY is not set. Set all three, or none for the search that is built in.',
    ],
  ])(
    'refuses the environment %o',
    async (env, says) => {
      const outcome = await project.run(['build'], {}, env);
      checkRefusal(project, outcome, [says]);
      expect(outcome.lines.filter((line) => line.includes(says))).toHaveLength(1);
      expect(outcome.lines.filter(isStack)).toEqual([]);
    },
    120_000,
  );

  it('refuses to write over something else', async () => {
    checkRefusal(project, await project.run(['build', '--out-dir', 'docs']), [
      'docs exists and is not a build',
      'Move it away',
    ]);
    checkRefusal(project, await project.run(['build', '--out-dir=.']), ['would replace the project']);
  }, 120_000);
});
