import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listRedirects } from '../../../src/build/redirects/redirects';
import type { PageMoves } from '../../../src/config/moved-pages';
import { docsVersions } from '../../../src/config/versions';
import { FilePlan } from '../../../src/packages/docs-cli/file-plan';
import { changePage, type PageChange, planChange } from '../../../src/packages/docs-cli/page/change-page';
import { changeEntries } from '../../../src/packages/docs-cli/page/sidebars';

const [v5, v4, v3, v2] = docsVersions;
if (v5 === undefined || v4 === undefined || v3 === undefined || v2 === undefined)
  throw new Error('There are four versions.');
const all = [v5, v4, v3, v2];

const movesText = `${JSON.stringify(
  {
    movedPages: [
      { from: 'v3', to: 'v4', moved: {}, nearest: {}, gone: [] },
      { from: 'v4', to: 'v3', moved: {}, nearest: {}, gone: [] },
      { from: 'v4', to: 'v5', moved: {}, nearest: {}, gone: [] },
      { from: 'v5', to: 'v4', moved: {}, nearest: { '/guides/new-here': '/guides/old' }, gone: [] },
    ],
    formerAddresses: { '/former': '/guides/b' },
    renamedPages: { '/old': '/guides/old' },
  },
  null,
  2,
)}\n`;

const page = (body: string, slug = '') => `---\ntitle: A\n${slug}---\n\n${body}\n`;
const files: Record<string, string> = {
  'src/config/page-moves.json': movesText,
  'sidebars.ts': "export default {\n  docs: [\n    'index',\n    'guides/old',\n    'guides/b',\n  ],\n};\n",
  'README.md': 'See [old](docs/guides/old.md).\n',
  'CONTRIBUTING.md': 'None.\n',
  'tests/fixtures/routes/v5.json':
    '{\n  "recorded": [\n    { "id": "main/old", "path": "guides/old" },\n    { "id": "main/b", "path": "guides/b" }\n  ],\n  "added": ["x", "y"]\n}\n',
  'docs/guides/new-here.md': page('New.'),
};
for (const { docsDir, name } of all) {
  files[`${docsDir}/index.md`] = page(
    '[Old](./guides/old.md#a) and [b](./guides/b.md), again [`old.md`](<./guides/old.md> "old").',
  );
  files[`${docsDir}/guides/old.md`] = page(
    'import Part from \'./_part.md\';\n\n[b](./b.md#x "b.md") ![a](/img/a.svg)\n\n[b]: ./b.md',
    'slug: /guides/old\n',
  );
  files[`${docsDir}/guides/b.md`] = page('<Card href="/docs/next/guides/old">a</Card>');
  files[`${docsDir}/guides/_part.md`] = `[old](./old.md) and [other](/docs/next/guides/old#a "in v5").\n`;
  if (name !== v5.name)
    files[`versioned_sidebars/version-${name}-sidebars.json`] =
      '{\n  "docs": [\n    "guides/b",\n    "guides/old"\n  ]\n}\n';
}

let root = '';
let plan: FilePlan;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  plan = new FilePlan(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const change = (more: Partial<PageChange>) =>
  planChange(plan, { versions: [v5], path: 'guides/old', target: 'web/new', isMove: true, ...more });

/** Reads the map of moved pages as it will be: from v5 to v4, from v4 to v5, and the addresses without a page. */
function readMoves() {
  const { movedPages, ...addresses } = JSON.parse(plan.read('src/config/page-moves.json'));
  const find = (version: string) => movedPages.find(({ from, to }: PageMoves) => `${from} ${to}` === version);
  return { toOlder: find('v5 v4'), toNewer: find('v4 v5'), ...addresses };
}

/** Lists the changed lines of a file. */
function linesOf(file: string): string[] {
  const before = files[file]?.split('\n') ?? [];
  return plan
    .read(file)
    .split('\n')
    .filter((line) => !before.includes(line));
}

describe('a page that moves', () => {
  it('takes its links, and the links to it, along', () => {
    change({});
    expect(plan.has('docs/guides/old.md')).toBe(false);
    expect(plan.read('docs/web/new.md')).toBe(
      page(
        'import Part from \'../guides/_part.md\';\n\n[b](../guides/b.md#x "b.md") ![a](/img/a.svg)\n\n[b]: ../guides/b.md',
        'slug: /web/new\n',
      ),
    );
    expect(linesOf('docs/index.md')).toEqual([
      '[Old](./web/new.md#a) and [b](./guides/b.md), again [`old.md`](<./web/new.md> "old").',
    ]);
    expect(linesOf('docs/guides/b.md')).toEqual(['<Card href="/docs/next/web/new">a</Card>']);
    expect(linesOf('docs/guides/_part.md')).toEqual([
      '[old](../web/new.md) and [other](/docs/next/web/new#a "in v5").',
    ]);
    expect(linesOf(`${v4.docsDir}/guides/_part.md`)).toEqual([
      '[old](./old.md) and [other](/docs/next/web/new#a "in v5").',
    ]);
    expect(plan.changes.has(`${v4.docsDir}/index.md`)).toBe(false);
  });

  it('keeps its place in the sidebar, and changes one line of the routes', () => {
    const decisions = change({});
    expect(linesOf('sidebars.ts')).toEqual(["    'web/new',"]);
    expect(linesOf('tests/fixtures/routes/v5.json')).toEqual(['    { "id": "main/old", "path": "web/new" },']);
    expect(decisions).toEqual([
      { file: 'sidebars.ts', line: 4, question: 'is this still its place?' },
      { file: 'README.md', line: 1, question: 'this line names guides/old. Does it mean this page?' },
    ]);
  });

  it('is found from the versions where it stays', () => {
    change({});
    expect(readMoves()).toEqual({
      toNewer: { from: 'v4', to: 'v5', moved: { '/guides/old': '/web/new' }, nearest: {}, gone: [] },
      toOlder: {
        from: 'v5',
        to: 'v4',
        moved: { '/web/new': '/guides/old' },
        nearest: { '/guides/new-here': '/guides/old' },
        gone: [],
      },
      formerAddresses: { '/former': '/guides/b' },
      renamedPages: { '/old': '/guides/old' },
    });
  });

  it('has its old address in no version any more when it moves in all, also an address from before', () => {
    change({ versions: all });
    const { toOlder, renamedPages } = readMoves();
    expect(renamedPages).toEqual({ '/guides/old': '/web/new', '/old': '/web/new' });
    expect(toOlder).toMatchObject({ moved: {}, nearest: { '/guides/new-here': '/web/new' } });
    expect(plan.read('src/config/page-moves.json')).toMatch(/^{\n {2}"movedPages": \[\n {4}{\n {6}"from": "v3",\n/);
  });

  it('stays where another page is', () => {
    expect(() => change({ target: 'guides/b' })).toThrow('docs/guides/b.md already exists.');
    expect(() => change({ path: 'guides/odl' })).toThrow('There is no page guides/odl in v5, but guides/old.');
    expect(plan.changes.size).toBe(0);
  });
});

describe('an address that a page had', () => {
  const redirect = (pages: readonly (readonly string[])[]) =>
    listRedirects(
      pages.map((own, place) => ({
        name: all[place]?.name ?? 'v5',
        path: ['/docs/next', '/docs'][place] ?? '',
        pages: own,
      })),
      [],
      {},
      {},
      [],
      { '/a': '/b' },
    );

  it('leads on in each version that has the page, or from the release to the next one', () => {
    expect(redirect([['/docs/next/b'], ['/docs/b']])).toEqual([
      { from: '/docs/a', to: '/docs/b' },
      { from: '/docs/next/a', to: '/docs/next/b' },
    ]);
    expect(redirect([['/docs/next/b'], []])).toContainEqual({ from: '/docs/a', to: '/docs/next/b' });
  });

  it('does not where a page is at it again', () => {
    expect(redirect([['/docs/next/b'], ['/docs/a', '/docs/b']])).not.toContainEqual(
      expect.objectContaining({ from: '/docs/a' }),
    );
  });
});

describe('a page that is deleted', () => {
  it('stays while links lead to it', () => {
    expect(() => change({ isMove: false, target: undefined })).toThrow(
      /^docs\/guides\/old\.md has to stay while links lead to it\..*:\n {2}docs\/guides\/_part\.md:1\n {2}docs\/guides\/b\.md:5\n {2}docs\/index\.md:5\n/,
    );
  });

  it('leaves its links and its address to another page', () => {
    const decisions = change({ isMove: false, target: 'guides/b' });
    expect(plan.has('docs/guides/old.md')).toBe(false);
    expect(linesOf('docs/index.md')).toEqual([
      '[Old](./guides/b.md) and [b](./guides/b.md), again [`old.md`](<./guides/b.md> "old").',
    ]);
    expect(plan.read('sidebars.ts')).toBe("export default {\n  docs: [\n    'index',\n    'guides/b',\n  ],\n};\n");
    expect(plan.read('tests/fixtures/routes/v5.json')).not.toContain('main/old');
    expect(readMoves().toNewer).toEqual({
      from: 'v4',
      to: 'v5',
      moved: { '/guides/old': '/guides/b' },
      nearest: {},
      gone: [],
    });
    expect(decisions.map(({ file, line, question }) => `${file}:${line}: ${question}`)).toEqual([
      'docs/guides/_part.md:1: does the link fit? It leads to guides/b now',
      'docs/guides/b.md:5: does the link fit? It leads to guides/b now',
      'docs/index.md:5: does the link fit? It leads to guides/b now',
      `${v4.docsDir}/guides/_part.md:1: does the link fit? It leads to guides/b now`,
      ...[v4, v3, v2]
        .flatMap(({ docsDir }) => [
          `${docsDir}/guides/_part.md:1: does the link fit? It leads to guides/b now`,
          `${docsDir}/guides/b.md:5: does the link fit? It leads to guides/b now`,
        ])
        .slice(1),
      'tests/fixtures/routes/v5.json:3: the original site has /guides/old. Can v5 be without it?',
      'README.md:1: this line names guides/old. Does it mean this page?',
    ]);
  });

  it('needs a page that its address leads to, or to be gone', async () => {
    const options = { in: undefined, to: undefined, gone: undefined, 'dry-run': true };
    await expect(changePage('delete', 'guides/old', undefined, options)).rejects.toThrow(
      'Say where the address of the page leads',
    );
    await expect(changePage('move', 'guides/old', undefined, options)).rejects.toThrow('Say where the page moves');
    await expect(changePage('copy', 'guides/old', undefined, options)).rejects.toThrow(
      '"copy" is neither move nor delete.',
    );
  });
});

describe('an entry of a sidebar', () => {
  it('leaves valid JSON behind when it was the last one', () => {
    expect(changeEntries('a.json', '{\n  "docs": [\n    "a",\n    "b"\n  ]\n}\n', 'b')).toBe(
      '{\n  "docs": [\n    "a"\n  ]\n}\n',
    );
    expect(changeEntries('a.ts', "export default { a: ['x', { type: 'ref', id: 'b' }] };", 'b')).toBe(
      "export default { a: ['x'] };",
    );
  });

  it('stays when the category would be empty, or without its own page', () => {
    expect(() => changeEntries('a.json', '{\n  "docs": ["b"]\n}', 'b')).toThrow(
      'a.json:2: b is the only page of this category.',
    );
    const linked = "export default {\n  a: [{ type: 'category', link: { type: 'doc', id: 'b' }, items: ['c'] }],\n};";
    expect(() => changeEntries('a.ts', linked, 'b')).toThrow('a.ts:2: b is the page of a category.');
  });
});
