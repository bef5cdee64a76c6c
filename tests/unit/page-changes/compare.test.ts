import { describe, expect, it } from 'vitest';
import { splitBlocks } from '../../../src/plugins/page-changes/blocks';
import { comparePages, groupSteps, type Step } from '../../../src/plugins/page-changes/compare';
import { leaveOutGenerated, makeNeutral } from '../../../src/plugins/page-changes/compare-pair';

const host = 'https://example.com/docs';
const older = makeNeutral({
  name: 'v3',
  root: `${host}/v3`,
  foreign: [],
  packages: new Map([
    ['@capacitor/core', '3.9.0'],
    ['@capacitor/camera', '1.3.1'],
  ]),
  findMoved: (key) => (key === '/apis/storage' ? '/apis/preferences' : undefined),
});
const newer = makeNeutral({
  name: 'v4',
  root: host,
  foreign: ['next', 'v3'],
  packages: new Map([
    ['@capacitor/core', '4.8.2'],
    ['@capacitor/camera', '4.1.5'],
  ]),
});

function compare(before: string, after: string): Step[] {
  return comparePages({ blocks: splitBlocks(before), neutral: older }, { blocks: splitBlocks(after), neutral: newer });
}

const kinds = (steps: readonly Step[]) => steps.map(({ kind }) => kind).join(' ');

describe('the blocks of a page', () => {
  it('are its paragraphs, headings, entries, rows and code', () => {
    const text = [
      '---\ntitle: A\n---\n',
      '# A\n',
      'One\nline.\n',
      '- a\n- b\n\n  ```ts\n  const x = 1;\n\n  - no entry\n  ```\n\n  more of b\n\n1. c\n',
      '| x | y |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n',
      '````md\n```ts\n\n# no heading\n```\n````\n',
      '> Note\n>\n> Text\n',
    ].join('\n');
    expect(splitBlocks(text).map(({ kind, text: own }) => [kind, own.split('\n').length])).toEqual([
      ['heading', 1],
      ['text', 2],
      ['item', 1],
      ['item', 9],
      ['item', 1],
      ['row', 2],
      ['row', 1],
      ['row', 1],
      ['code', 6],
      ['quote', 3],
    ]);
  });

  it('know the ids of their headings, where the ids fit', () => {
    const text = '# A\n\n## B\n\ntext\n\n### C';
    expect(splitBlocks(text, ['b', 'c']).map(({ id }) => id)).toEqual([undefined, 'b', undefined, 'c']);
    expect(splitBlocks(text, ['b']).every(({ id }) => id === undefined)).toBe(true);
  });
});

describe('two versions of a page', () => {
  it('are the same where only their names, releases and addresses differ', () => {
    const before = `Capacitor 3 needs \`npm install @capacitor/camera@1\` and "@capacitor/core": "3.9.0". See [Storage](${host}/v3/apis/storage.md#get) of v3.`;
    const after = `Capacitor 4 needs \`npm install @capacitor/camera@4\` and "@capacitor/core": "4.8.2". See [Storage](${host}/apis/preferences.md#get) of v4.`;
    expect(kinds(compare(before, after))).toBe('same');
  });

  it('are the same where both name the same third version', () => {
    expect(kinds(compare('Since v3, on Capacitor 3.', 'Since v3, on Capacitor 4.'))).toBe('same');
  });

  it.each([
    ['a number that is no version', 'It takes 3 seconds.', 'It takes 4 seconds.'],
    ['another package', 'Use `@else/where@1`.', 'Use `@else/where@4`.'],
    ['a release that is not the own one', 'Needs `@capacitor/camera@2`.', 'Needs `@capacitor/camera@4`.'],
    ['the address of another version', `See [it](${host}/v3/config.md).`, `See [it](${host}/v3/config.md) now.`],
  ])('differ by %s', (_, before, after) => {
    expect(kinds(compare(before, after))).toBe('reworded');
  });

  it('show a new entry of a numbered list as one entry, although the others count on', () => {
    expect(kinds(compare('1. Open it.\n2. Close it.', '1. Sync.\n2. Open it.\n3. Close it.'))).toBe('added same same');
  });

  it('pair what was reworded, and show the rest as removed and added', () => {
    const steps = compare(
      'The plugin saves files to the gallery.\n\nOld words.',
      'Something else.\n\nThe plugin saves pictures to the gallery.',
    );
    expect(kinds(steps)).toBe('added reworded removed');
  });

  it('pair code with the same title whatever is in it', () => {
    const code = (line: string) => `\`\`\`ts title="src/a.ts"\n${line}\n\`\`\``;
    expect(kinds(compare(code('a();'), code('b(c);')))).toBe('reworded');
    expect(kinds(compare('```ts\na();\n```', '```ts\nb(c);\n```'))).toBe('removed added');
  });

  it('pair rows with the same first cell whatever is in the others', () => {
    const row = (cells: string) => `| Message | Cause |\n| - | - |\n| ${cells} |`;
    expect(kinds(compare(row('lost | one two'), row('lost | three four five')))).toBe('same reworded');
    expect(kinds(compare(row('lost | one two'), row('found | three four five')))).toBe('same removed added');
  });
});

describe('the sections of a comparison', () => {
  it('are those that something changed in, with the headings above them', () => {
    const steps = compare(
      '# A\n\ntop\n\n## B\n\nsame here\n\n### C\n\nold\n\n## Gone\n\nold text\n\n## D\n\nend',
      '# A\n\ntop\n\n## B\n\nsame here\n\n### C\n\nnew and longer words\n\n## D\n\nend\n\n## E\n\nmore',
    );
    const found = groupSteps(steps).map(({ path, steps: own }) => [
      path.map(({ block, side }) => `${block.text} (${side})`).join(' > '),
      own.map(({ kind }) => kind).join(' '),
    ]);
    expect(found).toEqual([
      ['## B (newer) > ### C (newer)', 'removed added'],
      ['## Gone (older)', 'removed removed'],
      ['## E (newer)', 'added added'],
    ]);
  });
});

describe('what is written from the packages', () => {
  it('is left out of a comparison of texts', () => {
    const text =
      '# Camera\n\ntext\n\n- **Package** `@capacitor/camera@4.1.5` · [npm](https://npm/4.1.5)\n\n## API reference\n\nRead from `x`.\n\n### getPhoto\n\n## Types\n\n## Help\n\nmore';
    const blocks = splitBlocks(text, ['api', 'getphoto', 'types', 'help']);
    expect(leaveOutGenerated('/apis/camera', blocks).map((block) => block.text)).toEqual([
      '# Camera',
      'text',
      '## Help',
      'more',
    ]);
  });

  it('is the rest of the list of changes, and of the configuration', () => {
    const blocks = splitBlocks('# A\n\ntext\n\n## Camera\n\n- x', ['top-level-keys']);
    expect(leaveOutGenerated('/api-changes', blocks)).toHaveLength(2);
    expect(leaveOutGenerated('/config', blocks)).toHaveLength(2);
    expect(leaveOutGenerated('/guides/a', blocks)).toHaveLength(4);
  });
});
