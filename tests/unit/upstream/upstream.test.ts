import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import recorded from '../../../src/upstream.json' with { type: 'json' };
import {
  type Contract,
  findChanges,
  findFormerUsers,
  findUndeclared,
  findUnlisted,
  hashText,
  listSources,
  type ReadFile,
  readFile,
} from './upstream';

const contracts: readonly Contract[] = recorded.contracts as unknown as Contract[];
const sources = listSources();

/** Lists the folders of the packages in this project. */
function listPackages(): string[] {
  return readdirSync(join(projectRoot, 'src/packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/packages/${name}`);
}

/** Lists what the package.json in a folder names, and the package itself. */
function listDeclared(folder: string): string[] {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [name, ...Object.keys({ ...dependencies, ...devDependencies })];
}

describe('what ours rely on although nobody promises it', () => {
  it('is as it was when ours were compared with it', () => {
    expect(findChanges(contracts, readFile)).toEqual([]);
  });

  it('is used by the code that the list names', () => {
    expect(findFormerUsers(contracts, readFile)).toEqual([]);
  });

  it('is all in the list', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(findUnlisted(sources, contracts, Object.keys(recorded.overrides))).toEqual([]);
  });

  it('is in packages that package.json names', () => {
    const offered = readdirSync(join(projectRoot, 'node_modules/@docusaurus/core/lib/client/exports'));
    const coreModules = offered.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -'.js'.length));
    const declared = Object.fromEntries(
      ['', ...listPackages()].map((folder) => [folder, listDeclared(join(projectRoot, folder))]),
    );
    expect(findUndeclared(sources, declared, coreModules)).toEqual([]);
  });
});

describe('a change', () => {
  const contract = {
    compare: 'what a returns.',
    upstream: { '@docusaurus/core/lib/a.js': hashText('upstream') },
    users: { 'src/user.ts': 'callA()' },
  };
  const files: Readonly<Record<string, string>> = {
    'node_modules/@docusaurus/core/lib/a.js': 'upstream',
    'src/user.ts': '// Uses a.\ncallA();\n',
  };
  const withFile =
    (name: string, text: string | undefined): ReadFile =>
    (file) =>
      file === name ? text : files[file];
  const read: ReadFile = (file) => files[file];

  it('is not found when there is none', () => {
    expect([...findChanges([contract], read), ...findFormerUsers([contract], read)]).toEqual([]);
  });

  it.each([
    [
      'another text',
      'other',
      `has changed. See whether src/user.ts still holds: what a returns. Then write "${hashText('other')}".`,
    ],
    ['no file', undefined, 'is gone. See what src/user.ts can rely on instead: what a returns.'],
  ])('of upstream is found: %s', (_, text, problem) => {
    const file = '@docusaurus/core/lib/a.js';
    expect(findChanges([contract], withFile(`node_modules/${file}`, text))).toEqual([`${file} ${problem}`]);
  });

  it.each([
    ['it is gone', undefined, 'src/user.ts is gone.'],
    ['it calls something else', 'callB();', 'src/user.ts has no "callA()".'],
    ['only a comment is left', '/* callA() */\ncallB(); // callA()\n', 'src/user.ts has no "callA()".'],
  ])('of a user is found: %s', (_, text, problem) => {
    expect(findFormerUsers([contract], withFile('src/user.ts', text))[0]).toContain(problem);
  });

  it('is found when an entry says nothing', () => {
    expect(findFormerUsers([{ ...contract, upstream: {} }], read)[0]).toContain('names no upstream file');
    expect(findFormerUsers([{ ...contract, users: {} }], read)[0]).toContain('names no user');
    expect(findFormerUsers([{ ...contract, users: { 'src/user.ts': '' } }], read)[0]).toContain('has no ""');
  });

  it.each([
    ['a module', "import { a } from '@docusaurus/core/lib/b';"],
    ['a module, when it is needed', 'const b = await import(/* webpackChunkName: "b" */ \'@docusaurus/core/lib/b\');'],
    ['a style sheet', "import '@docusaurus/theme-classic/lib/nprogress.css';"],
    ['a style sheet, in a style sheet', "@import '@docusaurus/theme-classic/lib/nprogress.css';"],
    ['a type', "import type { B } from '@docusaurus/core/lib/b';"],
    ['the internal API', "import { useTabs } from '@docusaurus/theme-common/internal';"],
    ['what is generated', "import routes from '@generated/routes';"],
    ['a release', '/** The same as in theme-classic 3.10.2. */'],
    ['a release of DocSearch', '/* As DocSearch 4.7 does. */'],
  ])('of what ours rely on is found: %s', (_, text) => {
    for (const file of ['src/theme/New/index.tsx', 'src/browser/new.ts']) {
      expect(findUnlisted([{ file, text }], [contract], [])).toEqual([expect.stringContaining(`${file} `)]);
    }
  });

  it('is allowed for a user of that file, and for an override', () => {
    const text =
      "/** As in core 3.10.2. */\nimport { a } from '@docusaurus/core/lib/a';\nimport routes from '@generated/routes';\n";
    expect(findUnlisted([{ file: 'src/user.ts', text }], [contract], [])).toEqual([]);
    expect(
      findUnlisted([{ file: 'src/theme/A/index.tsx', text: '/** theme-classic 3.10.2 */' }], [], ['A/index.tsx']),
    ).toEqual([]);
    expect(
      findUnlisted([{ file: 'src/b.ts', text: "import own from '@generated/own-plugin/default/data.json';" }], [], []),
    ).toEqual([]);
  });

  it.each([
    ["import { parse } from 'postcss';\n", 'postcss'],
    ["import {\n  useThemeConfig,\n} from '@docusaurus/theme-common';\n", '@docusaurus/theme-common'],
    ["export { a } from '@docusaurus/Nothing';\n", '@docusaurus/Nothing'],
  ])('of package.json is found: %s', (text, name) => {
    expect(findUndeclared([{ file: 'src/a.ts', text }], { '': ['react'] }, ['Link'])).toEqual([
      `src/a.ts imports ${name}. Add it to package.json.`,
    ]);
    expect(findUndeclared([{ file: 'src/a.ts', text }], { '': [name] }, ['Link'])).toEqual([]);
  });

  it('of the package.json of a package is found there', () => {
    const source = { file: 'src/packages/search/a.ts', text: "import { parse } from 'postcss';\n" };
    expect(findUndeclared([source], { '': ['postcss'], 'src/packages/search': [] }, [])).toEqual([
      'src/packages/search/a.ts imports postcss. Add it to src/packages/search/package.json.',
    ]);
  });

  it('of package.json is not found for types, modules of core and our own files', () => {
    const text =
      "import type { Root } from 'mdast';\nimport Link from '@docusaurus/Link';\nimport { a } from './a';\nimport fs from 'node:fs';\n";
    expect(findUndeclared([{ file: 'src/a.ts', text }], {}, ['Link'])).toEqual([]);
  });
});
