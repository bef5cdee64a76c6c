import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionsVariable } from '../../../src/build/settings/environment';
import { docsVersions } from '../../../src/config/versions';
import { commands } from '../../../src/packages/docs-cli/main';
import { findFreePort } from '../../free-port';
import { type CopiedProject, copyProject, type Files } from './copied-project';
import { checkRefusal } from './refusal';

/* Commands as a user runs them, in a copy of the project that the tests damage. One copy, because its code is compiled anew. */

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
  'a navbar item of an unknown type': {
    files: { 'src/config/navbar.ts': replace("type: 'search'", "type: 'serach'") },
    says: [/^src\/config\/navbar\.ts:\d+: Bad navbar item type serach/],
  },
  'an ad without a weight': {
    files: { 'src/config/ads.ts': replace(/ad_weight: \d+,/, '') },
    says: [/^src\/config\/ads\.ts:\d+: Ad 1 /, 'ad_weight must be'],
  },
  'front matter with a slip': {
    files: { [`versioned_docs/version-${oldest}/basics/workflow.md`]: replace('description:', 'descripton:') },
    versions: oldest,
    says: [/^versioned_docs\/version-[^:]+\/workflow\.md:\d+: /, 'Did you mean "description"?'],
  },
  'a part with the marks of a merge': {
    files: { 'docs/main/_part.md': 'Text.\n<<<<<<< HEAD\n' },
    says: [/^docs\/main\/_part\.md:2: a merge was not finished/],
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
    writeFileSync(lock, '999999999');
    checkRefusal(project, await project.run(['build'], { 'versions.json': '["v4"' }), ['versions.json:1: ']);
    expect(existsSync(lock)).toBe(false);
  }, 120_000);

  it('refuses a setting in the environment', async () => {
    const outcome = await project.run(['build'], {}, { GOOGLE_TAG_MANAGER_ID: 'UA-1' });
    const says = 'GOOGLE_TAG_MANAGER_ID is "UA-1"';
    checkRefusal(project, outcome, [says]);
    expect(outcome.lines.filter((line) => line.includes(says))).toHaveLength(1);
    expect(outcome.lines.filter(isStack)).toEqual([]);
  }, 120_000);

  it('refuses to write over something else', async () => {
    checkRefusal(project, await project.run(['build', '--out-dir', 'docs']), [
      'docs exists and is not a build',
      'Move it away',
    ]);
    checkRefusal(project, await project.run(['build', '--out-dir=.']), ['would replace the project']);
  }, 120_000);
});

describe('the commands', () => {
  it('refuse an option that they do not have, in one line', async () => {
    const tools = Object.keys(commands);
    const outcomes = await project.runEach(tools.map((tool) => [tool, '--nonsense']));
    expect(outcomes).toHaveLength(tools.length);
    for (const [index, { code, lines }] of outcomes.entries()) {
      expect.soft([tools[index], code, lines.length], lines.join('\n')).toEqual([tools[index], 2, 1]);
    }
  }, 120_000);

  it('drill refuses two rehearsals at a time, and a dry run of what has none', async () => {
    const calls = [
      ['drill', '--commands', '--versions', '10'],
      ['drill', '--dry-run'],
    ];
    const [two, dry] = await project.runEach(calls);
    expect(two).toEqual({ code: 2, lines: ['One rehearsal at a time: --commands and --versions exclude each other.'] });
    expect(dry).toEqual({ code: 2, lines: ['--dry-run goes with --first-apps or --commands.'] });
  });

  it.each(['serve', 'start'])(
    '%s refuses ports that are none',
    async (tool) => {
      const ports = ['web', '65536', '-1', ''];
      const outcomes = await project.runEach(ports.map((port) => [tool, `--port=${port}`]));
      expect(outcomes).toHaveLength(ports.length);
      for (const outcome of outcomes) checkRefusal(project, outcome, [/--port must be a number/], 2);
      const says = ['The environment variable PORT must be', '"80 80"'];
      checkRefusal(project, await project.run([tool], {}, { PORT: '80 80' }), says, 2);
    },
    120_000,
  );

  it('start says that the port is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const outcome = await project.run(['start', '--port', String(port)]);
    await new Promise((resolve) => server.close(resolve));
    checkRefusal(project, outcome, [`Port ${port} is in use`, 'choose one']);
  }, 120_000);

  it('start names the versions that there are, and no stack', async () => {
    const outcome = await project.run(['start', '--port', '0'], {}, { DOCS_VERSIONS: 'v6' });
    checkRefusal(project, outcome, ['DOCS_VERSIONS names v6', 'Use v5 (or current), v4']);
    expect(outcome.lines).toHaveLength(1);
  }, 120_000);

  it('start names the file and the line of what keeps it from beginning, once and without a stack', async () => {
    const fields = 'displayed_sidebar: dogs\npagination_next: nowhere/at-all\nid: same\nslug: /here';
    const begin = async (files: Files) => {
      const { code, lines } = await project.run(['start', '--port', String(await findFreePort())], files);
      return [code, ...lines.filter((line) => !line.startsWith('[INFO]'))];
    };
    const pages = {
      'docs/wrong.md': `---\ntitle: A\n${fields}\n---\n`,
      'docs/same.md': '---\ntitle: B\n---\n',
    };
    expect(await begin(pages)).toEqual([
      1,
      'docs/wrong.md:3: displayed_sidebar: there is no sidebar "dogs". Did you mean "docs"?',
      'docs/wrong.md:4: pagination_next: there is no page with the id "nowhere/at-all". Correct it, or write null.',
      'docs/wrong.md:5: docs/same.md has the id "same", too: give one of the two another id, or another name',
    ]);
    const sidebars = { 'sidebars.ts': replace("'config'", "'confg'") };
    const says = /^sidebars\.ts:\d+: there is no page "confg" in docs\. Did you mean "config"\?$/;
    expect(await begin(sidebars)).toEqual([1, expect.stringMatching(says)]);
  }, 120_000);

  it.each(['build', 'start', 'check:docs', 'docs:retire v2'])(
    '%s says that no version is the latest',
    async (tool) => {
      const outcome = await project.run(tool.split(' '), {
        'src/config/version-states.ts': (text) => text.replace("'latest' }", "'unmaintained' }"),
      });
      checkRefusal(project, outcome, ['src/config/version-states.ts: one version must be the latest, but 0 are']);
      expect(outcome.lines).toHaveLength(1);
    },
    120_000,
  );

  it('serve says that the build is half', async () => {
    checkRefusal(project, await project.run(['serve', '--port', '0']), ['no complete build', 'npm run build']);
  }, 120_000);

  it('print the one line of an input error, and nothing around it', async () => {
    const files = { 'package-lock.json': '{\n<<<<<<< ours\n' };
    const build = await project.run(['build'], files);
    checkRefusal(project, build, [/^package-lock\.json:2: this is not valid JSON: .*git checkout package-lock\.json/]);
    expect(build.lines).toHaveLength(1);
  }, 120_000);

  it('search:eval says that the index is missing, or damaged', async () => {
    checkRefusal(project, await project.run(['search:eval']), ['no search index', 'npm run build']);
    const damaged = { 'build/search-index/manifest.json': '{"v": 1,' };
    checkRefusal(project, await project.run(['search:eval'], damaged), [
      'build/search-index/manifest.json:1: ',
      'Build again',
    ]);
  }, 120_000);
});
