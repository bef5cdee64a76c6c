/** Projects with inconsistent versions, sidebars, folders or npm files. Each case uses its own small folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../../../src/build/checks/content';
import { docsVersions } from '../../../src/config/versions';
import { checkSetup } from '../../../src/packages/docs-cli/setup/check-setup';
import type { BadCase } from './bad-case';

type Files = Readonly<Record<string, string | null>>;

const sidebars = JSON.stringify(
  { docs: ['index', { type: 'category', label: 'APIs', items: ['apis/camera'] }] },
  null,
  2,
);
const folders = ['docs', 'versioned_docs/version-v4', 'versioned_docs/version-v3', 'versioned_docs/version-v2'];

/** A valid project, reduced to the files that these checks read. */
const whole: Files = {
  'versions.json': '["v4", "v3", "v2"]',
  'sidebars.ts': `const sidebars = {\n  docs: ['index', 'apis/camera'],\n};\nexport default sidebars;\n`,
  ...Object.fromEntries(
    folders.flatMap((folder) => [`${folder}/index.md`, `${folder}/apis/camera.md`].map((file) => [file, 'x'])),
  ),
  ...Object.fromEntries(
    ['v4', 'v3', 'v2'].map((name) => [`versioned_sidebars/version-${name}-sidebars.json`, sidebars]),
  ),
  ...Object.fromEntries(['v5', 'v4', 'v3', 'v2'].map((name) => [`src/capacitor/${name}/package.json`, '{}'])),
};

/** Runs a check in a folder with some files changed. Null omits a file. */
function inProject(files: Files, check: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'bad-input-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      if (text === null) continue;
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function withFiles(name: string, files: Files, ...says: (string | RegExp)[]): BadCase {
  const right = { docs: ['index', 'apis/camera'] };
  return {
    name,
    run: () => inProject({ ...whole, ...files }, (root) => checkContent(root, docsVersions, right)),
    says,
  };
}

const released = '["v4","v3","v2"] in src/config/version-states.ts';

const wrongVersions: readonly (readonly [text: string | null, ...says: (string | RegExp)[]])[] = [
  [null, 'versions.json is missing', 'Write a list'],
  ['', 'versions.json:1: ', 'the file is empty'],
  ['["v4", "v3", "v2"', 'versions.json:1: ', 'not valid JSON'],
  ['[\n "v4",\n "v3",\n "v2",\n]', 'versions.json:5: ', 'not valid JSON'],
  ["['v4']", 'versions.json:1: ', 'not valid JSON'],
  ['v4', 'versions.json:1: ', 'not valid JSON'],
  ...['{"v4": true}', '"v4"', 'null', '[]', '["v4", "v2"]', '["v4", 3, "v2"]', '["v4", "v3", "v2", "v1"]'].map(
    (text) => [text, 'versions.json:1: ', `${JSON.stringify(JSON.parse(text))} here, and ${released}`] as const,
  ),
  ['[\n"v4",\n"v4",\n"v3",\n"v2"]', 'versions.json:1: ', '["v4","v4","v3","v2"] here', 'Write the same in both'],
  ['["v2", "v3", "v4"]', '["v2","v3","v4"] here', released],
];

const category = (items: readonly unknown[], fields: object = {}) => ({
  type: 'category',
  label: 'A',
  items,
  ...fields,
});

/** Nests an item in the given number of categories. */
const nest = (item: unknown, depth: number): unknown => (depth === 0 ? item : category([nest(item, depth - 1)]));

const sidebarFile = 'versioned_sidebars/version-v4-sidebars.json';
const wrongSidebars: readonly (readonly [value: unknown, ...says: (string | RegExp)[]])[] = [
  [[], 'must be an object from names to lists'],
  [{}, 'there is no sidebar'],
  [{ docs: {} }, 'the sidebar "docs" must be a list'],
  [{ docs: [] }, 'the sidebar "docs" must be a list with at least one item'],
  [{ docs: ['index', 'apis/camra'] }, ':4: ', 'no page "apis/camra"', 'Did you mean "apis/camera"?'],
  [
    { docs: ['apis/something-else'] },
    'no page "apis/something-else"',
    'Write versioned_docs/version-v4/apis/something-else.md',
  ],
  [{ docs: [5] }, '5 must be the id of a page or an object'],
  [{ docs: [null] }, 'null must be the id'],
  [{ docs: [{ label: 'A' }] }, 'the item has no type'],
  [
    { docs: [{ type: 'categroy', label: 'A', items: ['index'] }] },
    'no item of type "categroy"',
    'Did you mean "category"?',
  ],
  [{ docs: [{ type: 'category', items: ['index'] }] }, 'the category needs the field label'],
  [{ docs: [{ type: 'category', label: 'A' }] }, 'the category needs the field items'],
  [{ docs: [{ type: 'category', label: 'A', items: [] }] }, ':6: ', 'items must be a list with at least one item'],
  [{ docs: [{ type: 'category', label: 5, items: ['index'] }] }, 'label must be a string', 'but is 5'],
  [
    { docs: [{ type: 'category', label: 'A', items: ['index'], colapsed: true }] },
    'has no field "colapsed"',
    'Did you mean "collapsed"?',
  ],
  [{ docs: [{ type: 'category', label: 'A', items: ['index'], collapsed: 'no' }] }, 'collapsed must be true or false'],
  [
    { docs: [{ type: 'category', label: 'A', items: [{ type: 'doc', id: 'indx' }] }] },
    'no page "indx"',
    'Did you mean "index"?',
  ],
  [{ docs: [{ type: 'category', label: 'A', link: { type: 'doc', id: 'api' }, items: ['index'] }] }, 'no page "api"'],
  [{ docs: [{ type: 'doc' }] }, 'the doc needs the field id'],
  [{ docs: [{ type: 'ref', id: 'gone' }] }, 'no page "gone"'],
  [{ docs: [{ type: 'link', label: 'A' }] }, 'the link needs the field href'],
  [{ docs: [{ type: 'html' }] }, 'the html needs the field value'],
  [{ docs: ['./index.md'] }, 'no page "./index.md"', 'Did you mean "index"?'],
  [{ docs: [{ type: 'constructor' }] }, 'no item of type "constructor"'],
  [{ docs: [{ type: 'doc', id: 'index', toString: 'x' }] }, 'a doc has no field "toString"'],
  [{ docs: [{ type: 'autogenerated', dirName: 'guides' }] }, 'no page in versioned_docs/version-v4/guides'],
  [{ docs: [category(['index'], { link: {} })] }, ':9: ', 'must have the type doc or generated-index'],
  [{ docs: [category(['index'], { link: { type: 'doc' } })] }, 'the link needs the id of a page'],
  [{ docs: ['index', 'apis/camera', 'index'] }, ':5: ', 'the page "index" is in this sidebar twice', 'type ref'],
  [{ docs: ['index', category([{ type: 'doc', id: 'index' }])] }, ':10: ', 'the page "index" is in this sidebar twice'],
  [{ docs: [category(['index'], { link: { type: 'doc', id: 'index' } })] }, '"index" is in this sidebar twice'],
  [{ docs: [nest('index', 12)] }, 'categories are nested more than 10 levels deep'],
  [
    { docs: ['index', { type: 'link', label: 'A', href: 'java\tscript:x' }] },
    ':7: ',
    'href: an address with javascript: is code',
    'Write where it leads',
  ],
  [
    { docs: [{ type: 'category', label: 'A', items: [{ type: 'html', value: '<p onmouseover=x>A</p>' }] }] },
    ':9: ',
    'value: <p>: onmouseover is not allowed',
  ],
  [{ docs: [{ type: 'html', value: '<script>x</script>' }] }, ':5: ', 'value: <script> is not allowed'],
];

const brokenJson: readonly (readonly [name: string, text: string, line: number])[] = [
  ['an empty file', '', 1],
  ['a file that is cut off', sidebars.slice(0, -10), 9],
  ['a comma too much', sidebars.replace('"index",', '"index",,'), 3],
  ['a comment', `// pages\n${sidebars}`, 1],
];

const lock = {
  packages: { '': { dependencies: { a: '1.0.0' } }, 'src/capacitor/v4': {}, 'node_modules/a': { version: '1.0.0' } },
};
const installed: Files = {
  'package.json': '{"dependencies": {"a": "1.0.0"}}',
  'package-lock.json': JSON.stringify(lock),
  'src/capacitor/v4/package.json': '{}',
  'node_modules/a/package.json': '{"version": "1.0.0"}',
};

function installation(name: string, files: Files, ...says: (string | RegExp)[]): BadCase {
  return {
    name: `installation: ${name}`,
    run: () => inProject({ ...installed, ...files }, checkSetup),
    says,
  };
}

export const projectCases: readonly BadCase[] = [
  ...wrongVersions.map(([text, ...says]) =>
    withFiles(text === null ? 'no versions.json' : `versions.json: ${text}`, { 'versions.json': text }, ...says),
  ),
  ...folders.map((folder) =>
    withFiles(
      `${folder} without a first page`,
      { [`${folder}/index.md`]: null },
      `${folder}/index.md is missing`,
      'restore it',
    ),
  ),
  ...['v4', 'v3', 'v2'].map((name) => {
    const file = `versioned_sidebars/version-${name}-sidebars.json`;
    return withFiles(`no ${file}`, { [file]: null }, `${file} is missing`, 'restore it');
  }),
  ...['v5', 'v2'].map((name) => {
    const file = `src/capacitor/${name}/package.json`;
    return withFiles(`no ${file}`, { [file]: null }, `${file} is missing`, 'pins its packages');
  }),
  withFiles('no sidebars.ts', { 'sidebars.ts': null }, 'sidebars.ts is missing'),
  ...wrongSidebars.map(([value, ...says]) =>
    withFiles(
      `sidebars: ${JSON.stringify(value)}`,
      { [sidebarFile]: JSON.stringify(value, null, 2) },
      `${sidebarFile}:`,
      ...says,
    ),
  ),
  ...brokenJson.map(([name, text, line]) =>
    withFiles(
      `sidebars: ${name}`,
      { [sidebarFile]: text },
      `${sidebarFile}:${line}: `,
      'not valid JSON',
      `git checkout ${sidebarFile}`,
    ),
  ),
  withFiles(
    'sidebars: a byte order mark',
    { [sidebarFile]: `\ufeff${sidebars}` },
    `${sidebarFile}:1: `,
    'begins with a byte order mark',
  ),
  {
    name: 'sidebars.ts: a page that is not there',
    run: () => inProject(whole, (root) => checkContent(root, docsVersions, { docs: ['index', 'apis/camra'] })),
    says: ['sidebars.ts:2: ', 'no page "apis/camra" in docs', 'Did you mean "apis/camera"?'],
  },
  {
    name: 'sidebars.ts: a category that holds itself',
    run: () => {
      const endless = category([]);
      inProject(whole, (root) =>
        checkContent(root, docsVersions, { docs: [Object.assign(endless, { items: [endless] })] }),
      );
    },
    says: ['sidebars.ts:2: ', 'categories are nested more than 10 levels deep'],
  },
  ...['package.json', 'package-lock.json', 'src/capacitor/v4/package.json'].flatMap((file) => [
    installation(`no ${file}`, { [file]: null }, `${file} is missing`, `git checkout ${file}`),
    installation(`an empty ${file}`, { [file]: '' }, `${file}:1: `, 'the file is empty', `git checkout ${file}`),
    installation(
      `a damaged ${file}`,
      { [file]: '{\n"a": 1,\n' },
      `${file}:2: `,
      'not valid JSON',
      `git checkout ${file}`,
    ),
  ]),
  installation(
    'a dependency that the lock lacks',
    { 'package.json': '{"dependencies": {"a": "1.0.0", "b": "1.0.0"}}' },
    'does not match package.json',
    'npm install',
  ),
  installation(
    'a package that is missing',
    { 'node_modules/a/package.json': null, 'node_modules/.keep': '' },
    'node_modules/a is missing',
    'npm ci',
  ),
  installation('nothing installed', { 'node_modules/a/package.json': null }, 'not installed', 'npm ci'),
  installation(
    'another version',
    { 'node_modules/a/package.json': '{"version": "2.0.0"}' },
    'has version 2.0.0 instead of 1.0.0',
    'npm ci',
  ),
  installation(
    'a damaged package',
    { 'node_modules/a/package.json': '{"version"' },
    'node_modules/a is missing',
    'npm ci',
  ),
];
