import { createProcessor } from '@mdx-js/mdx';
import type { List, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/build/markdown/text-of';
import type { VersionName } from '../../../src/config/versions';
import { loadReference } from '../../../src/reference';
import { listSheets } from '../../../src/remark/sheets';
import { addStylesheet } from '../../../src/remark/sheets/sheet';
import { listNodes } from './list-nodes';

function makeSheets(markdown: string, version: VersionName): List[] {
  const tree: Root = createProcessor({ format: 'md', remarkPlugins: [remarkDirective] }).parse(markdown);
  return listSheets(tree, { version, file: 'docs/page.md', reference: loadReference(version) });
}

/** @returns the rows of the sheets of a page, as a reader sees them */
function readRows(markdown: string, version: VersionName): string[] {
  return makeSheets(markdown, version).flatMap(({ children }) =>
    children.map((row) => textOf(row).replace(/\s+/g, ' ')),
  );
}

const cli = (version: VersionName): string => `@capacitor/cli@${loadReference(version).cli.packageVersion}`;

describe('listSheets', () => {
  it('tells of a plugin where it comes from, where it works and what it needs', () => {
    const rows = readRows('::plugin-api{plugin="camera"}', 'v4');
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['Package', 'Platforms', 'Permissions']);
    expect(rows[0]).toMatch(/^Package @capacitor\/camera@4\.\S+ · npm · Source · Changes since v3 · API reference$/);
    expect(rows[1]).toMatch(/^Platforms iOS [\d.]+\+ · Android [\d.]+\+ · Web$/);
  });

  it.each([
    ['v4', 'build', ['Platforms iOS · Android', 'Since v4']],
    ['v5', 'run', ['Platforms iOS · Android', 'Since v3']],
    ['v3', 'copy', ['Platforms iOS · Android · Web', 'Since v2 or earlier']],
    ['v5', 'migrate', ['Since v4']],
    ['v2', 'add', ['Platforms iOS · Android']],
  ] as const)(
    'tells of a command in %s, cap %s, for which platforms it works and since when',
    (version, name, rows) => {
      expect(readRows(`::cli-command{name="${name}"}`, version)).toEqual([
        `Package ${cli(version)} · npm · Source`,
        ...rows,
      ]);
    },
  );

  it.each([
    ['v2', 'capacitor.config.json'],
    ['v5', 'capacitor.config.ts · capacitor.config.js · capacitor.config.json'],
  ] as const)('tells of the configuration of %s which file it is', (version, names) => {
    expect(readRows('::config-reference', version)).toEqual([
      `Package ${cli(version)} · npm`,
      `File ${names}`,
      'Platforms iOS · Android',
    ]);
  });

  it('leads to the file of the release from which a command was read', () => {
    const [sheet] = makeSheets('::cli-command{name="run"}', 'v4');
    const links = sheet === undefined ? [] : listNodes(sheet, 'link');
    expect(links.map(({ url }) => url)).toContain(
      'https://github.com/ionic-team/capacitor/blob/4.8.2/cli/src/index.ts',
    );
  });

  it('says nothing on other pages', () => {
    expect(readRows('# Text\n\n::install{packages="@capacitor/core"}', 'v4')).toEqual([]);
  });
});

describe('addStylesheet', () => {
  it.each([
    [
      'the paragraph that says what it is for',
      'Camera takes photos.\n\nMore.\n\n## Set up',
      ['paragraph', 'list', 'paragraph', 'heading'],
    ],
    ['nothing, on a page that starts with a heading', '## Set up\n\nMore.', ['list', 'heading', 'paragraph']],
    ['nothing, on a page without text', '', ['list']],
  ])('puts the sheet after %s', (_, markdown, types) => {
    const tree: Root = createProcessor({ format: 'md' }).parse(markdown);
    addStylesheet(tree, { type: 'list', children: [] });
    expect(tree.children.map(({ type }) => type)).toEqual(types);
  });
});
