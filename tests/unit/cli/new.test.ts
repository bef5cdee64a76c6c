import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { checkFrontMatter } from '../../../src/packages/docs-checks/front-matter';
import { checkMarkdownStyle } from '../../../src/packages/docs-checks/markdown-style';
import { checkProse } from '../../../src/packages/docs-checks/prose/check-prose';
import { FilePlan } from '../../../src/packages/docs-cli/file-plan';
import { askForExamples, checkDescription, readRelease } from '../../../src/packages/docs-cli/new/new-page';
import { allowsMajor, findRelease } from '../../../src/packages/docs-cli/new/releases';
import {
  fitDescription,
  toTitle,
  writeCommandPage,
  writePage,
  writePluginPage,
} from '../../../src/packages/docs-cli/new/templates';
import { writeUpgradeGuide } from '../../../src/packages/docs-cli/new/upgrade-guide';
import { findNewer } from '../../../src/packages/docs-cli/packages/update';
import { addSidebarEntry } from '../../../src/packages/docs-cli/page/sidebars';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { createPage } from '../../../src/remark/pages';
import { findCauses, upgradePackages } from '../../drills/upgrade';

describe('a sidebar', () => {
  it('takes an entry by the alphabet where its folder is sorted', () => {
    const text = "  'apis/index',\n  'apis/app-launcher',\n  'apis/app',\n  'apis/browser',\n  'cli/index',\n";
    expect(addSidebarEntry(text, 'apis/background-runner')).toBe(
      text.replace("  'apis/browser'", "  'apis/background-runner',\n  'apis/browser'"),
    );
  });

  it('takes it at the end where it is not, also in JSON', () => {
    const text = '[\n  "guides/b",\n  "guides/a"\n]\n';
    expect(addSidebarEntry(text, 'guides/c')).toBe('[\n  "guides/b",\n  "guides/a",\n  "guides/c"\n]\n');
    expect(addSidebarEntry(text, 'guides/a')).toBe(text);
    expect(addSidebarEntry(text, 'apis/a')).toBeUndefined();
  });
});

describe('the sidebar entry of an upgrade guide', () => {
  it('is above that of the version before, once', () => {
    const text = "  'updating/5-0',\n  'updating/4-0',\n";
    const added = addSidebarEntry(text, 'updating/6-0', 'updating/5-0') ?? '';
    expect(added).toBe(`  'updating/6-0',\n${text}`);
    expect(addSidebarEntry(added, 'updating/6-0', 'updating/5-0')).toBe(added);
    expect(addSidebarEntry(text, 'updating/8-0', 'updating/7-0')).toBeUndefined();
  });
});

describe('a description', () => {
  const text = (end: string) => `Show a widget on the home screen, and update it when the app has new data${end}.`;
  const [first, second] = docsVersions;

  it('has the length that the check asks for, and differs between versions', () => {
    const both = [first, second].filter((version) => version !== undefined);
    expect(() => checkDescription('Too short', both)).toThrow('--description has 9 characters. It needs 60 to 160.');
    expect(() => checkDescription(text(''), both)).toThrow(
      `--description is the same in ${first?.name} and ${second?.name}. Let it name the version`,
    );
    checkDescription(text(''), both.slice(0, 1));
    checkDescription(text(', in Capacitor {{fact:majorVersion}}'), both);
  });
});

describe('the examples of a new plugin', () => {
  const ask = (page: string) => askForExamples(new FilePlan(projectRoot), page);

  it('are something to decide, with the file to create', () => {
    expect(ask('no-such-plugin')).toEqual({
      file: 'src/packages/reference/examples/data/no-such-plugin.md',
      line: 1,
      question: expect.stringContaining('create this file'),
    });
  });

  it('are to be looked at where another version has them', () => {
    expect(ask('camera')).toMatchObject({
      file: 'src/packages/reference/examples/data/camera.md',
      question: expect.not.stringContaining('create'),
    });
  });
});

describe('the release of a plugin', () => {
  it.each([
    ['^5.0.0', 5, true],
    ['^6.0.0 || ^7.0.0', 7, true],
    ['>=6.0.0', 5, false],
    ['>=5.0.0 <7', 6, true],
    ['>=5.0.0 <7', 7, false],
    [undefined, 5, false],
    ['next', 5, false],
  ])('%s allows %s: %s', (range, major, isAllowed) => {
    expect(allowsMajor(range, major)).toBe(isAllowed);
  });

  it('is the newest that names the version', () => {
    const releases = [
      { version: '1.1.0', core: '^5.0.0' },
      { version: '1.0.9', core: '^5.0.0' },
      { version: '2.0.0-beta.1', core: '^5.0.0' },
      { version: '3.0.0', core: '>=4.0.0' },
    ];
    expect(findRelease(releases, 5)).toBe('1.1.0');
    expect(findRelease(releases, 6)).toBe('3.0.0');
    expect(findRelease(releases, 3)).toBeUndefined();
  });
});

describe('the release that is asked for', () => {
  it('is exactly one', () => {
    expect([undefined, '1.2.3', '6.0.0-rc.1'].map(readRelease)).toEqual([undefined, '1.2.3', '6.0.0-rc.1']);
    for (const range of ['', '^1.2.3', '1.2', 'latest', '1.2.3 || 2.0.0'])
      expect(() => readRelease(range)).toThrow(`--release is "${range}". Name one release`);
  });
});

describe('a newer release', () => {
  it('has the same numbers but the last', () => {
    const releases = ['5.0.7', '5.0.10', '5.1.0', '6.0.0'];
    expect(findNewer(releases, '5.0.7', false)).toBe('5.0.10');
    expect(findNewer(releases, '5.0.7', true)).toBe('5.1.0');
    expect(findNewer(releases, '5.0.10', false)).toBeUndefined();
  });
});

describe('trying another release', () => {
  it('raises the packages that belong together', () => {
    const { manifest, names } = upgradePackages(
      { dependencies: { '@docusaurus/core': '3', react: '19' }, devDependencies: { '@docusaurus/types': '3' } },
      'docusaurus',
      '4',
    );
    expect(names).toEqual(['@docusaurus/core', '@docusaurus/types']);
    expect(manifest).toEqual({
      dependencies: { '@docusaurus/core': '4', react: '19' },
      devDependencies: { '@docusaurus/types': '4' },
    });
    expect(() => upgradePackages({}, 'vue', '3')).toThrow('"vue" is not one of docusaurus, react, typescript, vite');
  });

  it('overrides Vite, which comes with Vitest, and leaves Vitest and other overrides', () => {
    const before = { devDependencies: { vitest: '4' }, overrides: { other: '1' } };
    expect(upgradePackages(before, 'vite', '8')).toEqual({
      manifest: { dependencies: {}, devDependencies: { vitest: '4' }, overrides: { other: '1', vite: '8' } },
      names: ['vite'],
    });
  });

  it('finds what failed in an output', () => {
    expect(
      findCauses(
        ' FAIL  unit  a.test.ts > b\nAssertionError: 2 kB, not 1\nnoise\nsrc/a.ts(1,2): error TS1: x\n FAIL  unit  a.test.ts > b\n',
      ),
    ).toEqual(['FAIL  unit  a.test.ts > b', 'AssertionError: 2 kB, not 1', 'src/a.ts(1,2): error TS1: x']);
  });
});

describe('texts of new pages', () => {
  const [newest] = docsVersions;
  if (newest === undefined) throw new Error('There is no version.');
  const page = { title: 'Scan', description: fitDescription('Scan') };

  it.each([
    ['guides/scan', writePage(page)],
    ['apis/scan', writePluginPage(page, '@capacitor/scan')],
    ['cli/commands/scan', writeCommandPage(page, 'scan')],
    ['updating/9-0', writeUpgradeGuide('9')],
  ])('follow the rules for pages: %s', (path, text) => {
    const written = createPage(newest, `${newest.docsDir}/${path}.md`, text);
    expect([...checkFrontMatter(written), ...checkProse(written), ...checkMarkdownStyle(written)]).toEqual([]);
  });

  it('are titles and descriptions of the length that search engines show', () => {
    expect(toTitle('background-runner')).toBe('Background Runner');
    for (const text of [
      'Scan',
      'The Background Runner API allows running JavaScript in the background, with a small set of native APIs, also when the app is closed by the user.',
    ]) {
      const shown = fitDescription(text).replace('{{fact:majorVersion}}', '5');
      expect(shown.length).toBeGreaterThanOrEqual(60);
      expect(shown.length).toBeLessThanOrEqual(160);
    }
  });
});
