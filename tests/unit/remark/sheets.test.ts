import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { addHead, findSheet } from '../../../src/remark/sheets';
import type { Sheet } from '../../../src/remark/sheets/sheet';
import { listNodes } from './list-nodes';

function makeSheet(markdown: string, version: VersionName): Sheet | undefined {
  const tree: Root = createProcessor({ format: 'md', remarkPlugins: [remarkDirective] }).parse(markdown);
  return findSheet(tree, { version, file: 'docs/page.md', reference: loadReference(version) });
}

/** @returns the rows of the sheet of a page, as a reader sees them */
function readRows(markdown: string, version: VersionName): string[] {
  return (makeSheet(markdown, version)?.rows.children ?? []).map((row) => textOf(row).replace(/\s+/g, ' ').trim());
}

const cli = (version: VersionName): string => `@capacitor/cli@${loadReference(version).cli.packageVersion}`;

describe('findSheet', () => {
  it('tells of a plugin where it comes from, where it works and what it needs', () => {
    const rows = readRows('::plugin-api{plugin="camera"}', 'v4');
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['Package', 'Platforms', 'Permissions']);
    expect(rows[0]).toMatch(/^Package @capacitor\/camera@4\.\S+ npm Source$/);
    expect(rows[1]).toMatch(/^Platforms iOS [\d.]+\+ Android [\d.]+\+ Web$/);
    expect(rows[2]).toMatch(/^Permissions iOS NSCamera\w+ .* Android \(if in the manifest\) CAMERA /);
  });

  it('counts permissions, and leads to the section that names all of them', () => {
    const names = loadReference('v4').plugins.find(({ page }) => page === 'camera')?.iosUsageKeys ?? [];
    const page = `::plugin-api{plugin="camera"}\n\n## Set up iOS\n\n${names.join(' ')}\n\n## Set up Android\n\nCAMERA`;
    expect(readRows(page, 'v4')[2]).toMatch(
      new RegExp(`^Permissions iOS ${names.length} keys in Info\\.plist Android \\(if in the manifest\\) CAMERA `),
    );
    const rows = makeSheet(page, 'v4')?.rows;
    expect(rows === undefined ? [] : listNodes(rows, 'link').map(({ url }) => url)).toContain('#set-up-ios');
  });

  it('says which release of the package each version is about', () => {
    expect(makeSheet('::plugin-api{plugin="camera"}', 'v4')?.releases).toMatch(
      /^v5 5\.\S+, v4 4\.\S+, v3 1\.\S+, v2 in core$/,
    );
    expect(makeSheet('::cli-command{name="run"}', 'v4')?.releases).toMatch(/v4 4\.8\.2, v3 3\.\S+, v2 2\.\S+$/);
  });

  it.each([
    ['v4', 'build', ['Platforms iOS Android']],
    ['v3', 'copy', ['Platforms iOS Android Web']],
    ['v5', 'migrate', []],
    ['v2', 'add', ['Platforms iOS Android']],
  ] as const)('tells of a command in %s, cap %s, for which platforms it works', (version, name, rows) => {
    expect(readRows(`::cli-command{name="${name}"}`, version)).toEqual([`Package ${cli(version)} npm Source`, ...rows]);
  });

  it.each([
    ['v2', 'capacitor.config.json'],
    ['v5', 'capacitor.config.ts capacitor.config.js capacitor.config.json'],
  ] as const)('tells of the configuration of %s which file it is', (version, names) => {
    expect(readRows('::config-reference', version)).toEqual([
      `Package ${cli(version)} npm`,
      `File ${names}`,
      'Platforms iOS Android',
    ]);
  });

  it('leads to the file of the release from which a command was read', () => {
    const rows = makeSheet('::cli-command{name="run"}', 'v4')?.rows;
    const links = rows === undefined ? [] : listNodes(rows, 'link');
    expect(links.map(({ url }) => url)).toContain(
      'https://github.com/ionic-team/capacitor/blob/4.8.2/cli/src/index.ts',
    );
  });

  it('says nothing on other pages', () => {
    expect(readRows('# Text\n\n::install{packages="@capacitor/core"}', 'v4')).toEqual([]);
  });
});

describe('addHead', () => {
  const text = 'Camera takes photos.\n\nMore.\n\n## Set up';
  const sheet: Sheet = { rows: { type: 'list', children: [] }, releases: 'v4 4.0.0', isExplained: false };
  const [row, contents] = ['PageVersions', 'PageContents'];

  it.each([
    [
      'after the paragraph that says what it is for',
      text,
      sheet,
      ['paragraph', 'list', row, contents, 'paragraph', 'heading'],
    ],
    [
      'first if the title says that',
      text,
      { ...sheet, isExplained: true },
      ['list', row, contents, 'paragraph', 'paragraph', 'heading'],
    ],
    [
      'first on a page that starts with a heading',
      '## Set up\n\nMore.',
      sheet,
      ['list', row, contents, 'heading', 'paragraph'],
    ],
    ['alone on a page without text', '', sheet, ['list', row, contents]],
  ])('puts the sheet and the contents %s', (_, markdown, given, types) => {
    expect(addTo(markdown, given)).toEqual(types);
  });

  it('puts the versions of a page without a sheet at its end', () => {
    expect(addTo(text, undefined)).toEqual(['paragraph', contents, 'paragraph', 'heading', row]);
  });
});

function addTo(markdown: string, sheet: Sheet | undefined): (string | null)[] {
  const tree: Root = createProcessor({ format: 'md' }).parse(markdown);
  addHead(tree, sheet);
  return tree.children.map((node) => ('name' in node ? (node.name ?? null) : node.type));
}
