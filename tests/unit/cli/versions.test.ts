import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FilePlan } from '../../../src/packages/docs-cli/file-plan';
import { mergeTexts, planBackport, readChanges } from '../../../src/packages/docs-cli/versions/backport';
import { findOldNumbers } from '../../../src/packages/docs-cli/versions/decisions';
import {
  addWords,
  checkFreeze,
  freezeGuide,
  keepParts,
  writeFacts,
} from '../../../src/packages/docs-cli/versions/freeze';
import { moveVersionLinks } from '../../../src/packages/docs-cli/versions/move-version-links';
import { findPackages } from '../../../src/packages/docs-cli/versions/npm-packages';
import { releaseStates } from '../../../src/packages/docs-cli/versions/release';
import { replaceLinks, retireStates } from '../../../src/packages/docs-cli/versions/retire';
import {
  currentStates,
  prefixOf,
  type StateEntry,
  statesFile,
  versionOfAddress,
  writeStates,
} from '../../../src/packages/docs-cli/versions/states';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const now: StateEntry[] = [
  { name: 'v5', state: 'unreleased' },
  { name: 'v4', state: 'latest' },
  { name: 'v3', state: 'unmaintained' },
  { name: 'v2', state: 'unmaintained' },
];
const cut: StateEntry[] = [{ name: 'v6', state: 'unreleased' }, ...now];

describe('the list of versions', () => {
  const text = `/** Text. */\nexport const versionStates = [\n  { name: 'v5', state: 'unreleased' },\n  { name: 'v4', state: 'latest' },\n] as const;\nrest\n`;

  it('is written without touching the rest', () => {
    expect(writeStates(text, now.slice(0, 2))).toBe(text);
    expect(writeStates(text, now.slice(1, 3))).toBe(
      text
        .replace("  { name: 'v5', state: 'unreleased' },\n", '')
        .replace("'latest' },\n", "'latest' },\n  { name: 'v3', state: 'unmaintained' },\n"),
    );
    const file = readFileSync(join(projectRoot, statesFile), 'utf8');
    expect(writeStates(file, currentStates)).toBe(file);
  });

  it('says where each version is served', () => {
    expect(cut.map(({ name }) => prefixOf(cut, name))).toEqual(['next', 'v5', '', 'v3', 'v2']);
    expect(versionOfAddress(cut, '/docs/apis/camera')).toBe('v4');
    expect(versionOfAddress(cut, '/docs/v5/apis/camera')).toBe('v5');
    expect(versionOfAddress(cut, '/docs/next')).toBe('v6');
  });
});

describe('freezing', () => {
  it('is of the version in docs/, once', () => {
    expect(checkFreeze(now, 'v5')).toBe('v6');
    expect(() => checkFreeze(cut, 'v5')).toThrow('docs/ holds v6, not v5.');
    expect(() => checkFreeze(now, 'v7')).toThrow('docs/ holds v5, not v7. Freeze it with: npm run docs:version -- v5');
    expect(() => checkFreeze(now, '5.0')).toThrow('Write it as v5');
  });

  it('keeps a page on the parts of its own version', () => {
    const plan = new FilePlan(projectRoot);
    const page = "import A from '@site/docs/a/_part.mdx';\nimport B from './_b.md';\nimport C from '@site/src/c';\n";
    plan.write('versioned_docs/version-v9/page.mdx', page);
    keepParts(plan, 'versioned_docs/version-v9');
    expect(plan.read('versioned_docs/version-v9/page.mdx')).toBe(
      page.replace('@site/docs/', '@site/versioned_docs/version-v9/'),
    );
  });

  it('gives upgrade guides the values and releases of their version', () => {
    const guide =
      'JDK :fact[java] and `{{fact:gradle}}`\n\n::install{packages="@capacitor/core x" dev="@capacitor/cli" sync=false}\n';
    expect(
      freezeGuide(
        guide,
        '5',
        new Map([
          ['java', '17'],
          ['gradle', '8.0.2'],
        ]),
      ),
    ).toBe(
      'JDK 17 and `8.0.2`\n\n```bash\nnpm install @capacitor/core@5 x\nnpm install --save-dev @capacitor/cli@5\n```\n',
    );
  });

  it('asks for each fact that the frozen version has, and keeps those that stay true', () => {
    const before = { xcode: '14.1', emulatorApiLevel: '24', npmTag: 'latest-5' };
    const facts = writeFacts(before);
    expect(facts).toMatchObject({ xcode: '', emulatorApiLevel: '24', npmTag: '' });
    expect(facts.releaseDate).toBe('');
  });

  it('lists each line of the new pages that still names the frozen version', () => {
    const plan = new FilePlan(projectRoot);
    const lines = ['Capacitor 5', 'compares versions 4 and 5', 'v5', 'version 5.1', '5 seconds', 'versions 3 and 4'];
    plan.write('docs-of-a-test/a.md', lines.join('\n'));
    expect(findOldNumbers(plan, 'docs-of-a-test', '5').map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('adds words for the guide to the next version', () => {
    const plan = new FilePlan(projectRoot);
    addWords(plan, '6');
    const words: Record<string, string[]> = JSON.parse(plan.read('src/config/search-phrases.json'));
    expect(words['/updating/6-0']).toEqual(['upgrade to 6', 'migrate to 6', 'Capacitor 6', 'v6']);
    expect(words['/updating/5-0']).toContain('upgrade');
  });

  it('takes the newest packages of the next major, and says which have none', async () => {
    const releases: Record<string, string[]> = {
      '@capacitor/core': ['5.9.0', '6.1.0', '6.10.2', '7.0.0'],
      '@capacitor/old': ['5.0.0'],
    };
    const list = async (name: string) => releases[name] ?? [];
    const packages = { '@capacitor/core': '5.7.8', '@capacitor/old': '5.0.0', other: '1.2.3' };
    expect(await findPackages(packages, '6', list)).toEqual({
      packages: { '@capacitor/core': '6.10.2', '@capacitor/old': '5.0.0', other: '1.2.3' },
      behind: ['@capacitor/old'],
    });
    await expect(findPackages(packages, '8', list)).rejects.toThrow('npm has no release 8.x of @capacitor/core');
    const fail = () => Promise.reject(new Error('npm is silent.'));
    await expect(findPackages(packages, '6', fail)).rejects.toThrow(
      'npm is silent. Or name the packages: --packages <file>.',
    );
  });
});

describe('a release', () => {
  it('makes the oldest unreleased version the latest, once', () => {
    const released = releaseStates(cut, 'v5');
    expect(released.map(({ state }) => state)).toEqual([
      'unreleased',
      'latest',
      'unmaintained',
      'unmaintained',
      'unmaintained',
    ]);
    expect(() => releaseStates(released, 'v5')).toThrow('v5 is released already and latest now.');
    expect(() => releaseStates(cut, 'v6')).toThrow('v5 comes before v6');
    expect(() => releaseStates(cut, 'v3')).toThrow('v3 is released already');
  });

  it('moves the links that name a version, and no others', () => {
    const released = releaseStates(cut, 'v5');
    const move = (text: string) => moveVersionLinks(text, cut, released);
    expect(move('[a](/docs/apis/storage "in v4")')).toBe('[a](/docs/v4/apis/storage "in v4")');
    expect(move('[a](/docs "in v4")')).toBe('[a](/docs/v4 "in v4")');
    expect(move('[a](/docs/v5/updating/5-0#x "in v5")')).toBe('[a](/docs/updating/5-0#x "in v5")');
    expect(move('[a](/docs/v3/apis "in v3") [b](/docs/apis)')).toBe('[a](/docs/v3/apis "in v3") [b](/docs/apis)');
  });
});

describe('a retirement', () => {
  it('is of the oldest version with pages, once', () => {
    const retired = retireStates(now, 'v2');
    expect(retired.at(-1)).toEqual({ name: 'v2', state: 'retired' });
    expect(() => retireStates(retired, 'v2')).toThrow('v2 is retired.');
    expect(() => retireStates(now, 'v3')).toThrow('v2 is older than v3');
    expect(() => retireStates(now, 'v4')).toThrow('v4 is latest');
  });

  it('replaces the links to it, and says where they were', () => {
    const page = 'a\n[b](/docs/v2/apis/x "in v2") [c](/docs/v3/apis/x "in v3")\n';
    expect(replaceLinks(page, 'v2', (address, label) => `${label} of ${address}`)).toEqual({
      text: 'a\nb of /docs/v2/apis/x [c](/docs/v3/apis/x "in v3")\n',
      links: [{ line: 2, address: '/docs/v2/apis/x' }],
    });
  });
});

describe('a backport', () => {
  it('merges what only one side changed, and marks what both did', () => {
    const labels = ['v4', 'before', 'the change'] as const;
    expect(mergeTexts('A\nb\nc\nd\n', 'a\nb\nc\nd\n', 'a\nb\nc\nD\n', labels)).toEqual({
      text: 'A\nb\nc\nD\n',
      conflicts: 0,
    });
    const { text, conflicts } = mergeTexts('x\n', 'a\n', 'y\n', labels);
    expect(conflicts).toBe(1);
    expect(text).toMatch(/^<<<<<<< v4\nx\n/);
  });

  /** Makes a repository with a page. */
  function makeRepository() {
    const root = mkdtempSync(join(tmpdir(), 'backport-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const settings = ['user.name=test', 'user.email=test@example.com', 'commit.gpgsign=false'];
    const git = (...args: string[]) =>
      execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], { cwd: root });
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    const commit = (message: string) => {
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    };
    mkdirSync(join(root, 'docs'));
    write('docs/a.md', 'a\n');
    git('init', '--quiet');
    commit('all');
    return { root, git, write, commit };
  }

  it('takes what a merge brought', () => {
    const { root, git, write, commit } = makeRepository();
    git('checkout', '--quiet', '-b', 'work');
    write('docs/a.md', 'b\n');
    commit('change');
    git('checkout', '--quiet', '-');
    git('merge', '--quiet', '--no-ff', '--message', 'merge', 'work');
    expect(readChanges(root, 'HEAD')).toEqual([{ file: 'docs/a.md', before: 'a\n', after: 'b\n' }]);
    expect(readChanges(root, 'HEAD')).toEqual(readChanges(root, 'work'));
  });

  it('says why there is nothing to take', () => {
    const { root } = makeRepository();
    rmSync(join(root, '.git'), { recursive: true });
    expect(() => readChanges(root, 'docs/a.md')).toThrow('git ls-tree failed: fatal: not a git repository');
  });

  it('says which page or commit has nothing to take', () => {
    const { root } = makeRepository();
    expect(() => readChanges(root, 'docs/a.md')).toThrow(
      'docs/a.md has not changed since the last commit. Name the commit that changed it.',
    );
    expect(() => readChanges(root, 'docs')).toThrow('docs is a folder. Name a page, or a commit.');
    for (const name of ['docs/b.md', 'abc123', '--all', 'a b'])
      expect(() => readChanges(root, name)).toThrow(`"${name}" is neither a page nor a commit.`);
  });

  it('leaves another page of the same name to a person', () => {
    const { root, write } = makeRepository();
    mkdirSync(join(root, 'versioned_docs/version-v4'), { recursive: true });
    write('versioned_docs/version-v4/new.md', 'other\n');
    const outcomesOf = (after: string) =>
      planBackport(new FilePlan(root), [{ file: 'docs/new.md', before: null, after }], now, 'v4');
    const file = 'versioned_docs/version-v4/new.md';
    expect(outcomesOf('new\n')).toEqual([{ file, kind: 'merge by hand' }]);
    expect(outcomesOf('other\n')).toEqual([{ file, kind: 'already the same' }]);
  });

  it('takes the change of a page, however its path is written', () => {
    const { root, write } = makeRepository();
    write('docs/a.md', 'b\n');
    for (const path of ['docs/a.md', './docs/a.md', '.\\docs\\a.md']) {
      expect(readChanges(root, path)).toEqual([{ file: 'docs/a.md', before: 'a\n', after: 'b\n' }]);
    }
  });
});
