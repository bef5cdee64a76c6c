import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasMyVersion, isFiltered, readMyVersion } from '../../../src/browser/my-version/stored';
import { readPositions } from '../../../src/browser/navigation/scroll-positions';
import { usesSingleKeys } from '../../../src/browser/single-keys';
import { readStored, storageKeys } from '../../../src/browser/storage';
import { readVisited } from '../../../src/browser/visited-pages';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { readUpgrade } from '../../../src/packages/upgrade/stored';
import { readCollapsed } from '../../../src/theme/DocSidebar/stored-collapsed';

/** What is stored, whatever the key. */
const stored = { text: null as string | null };

beforeEach(() => {
  const storage = { getItem: () => stored.text };
  const location = new URL('https://site.example/docs/apis/camera');
  vi.stubGlobal('window', { location, localStorage: storage, sessionStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

const app = { name: 'a', dependencies: [], picked: [], platforms: ['ios'], manager: 'npm' };
const upgrade = { format: 2, app, key: 'k', chosen: { from: 'v3', to: 'v4' }, done: {} };
const changedApps = [
  null,
  { dependencies: null },
  { dependencies: 'text' },
  { dependencies: [null] },
  { dependencies: [5] },
  { dependencies: [{ name: 'a' }] },
  { dependencies: [{ name: 'a', range: '1', isForDevelopment: false, installed: 1 }] },
  { dependencies: [{ name: 'a', range: '1', isForDevelopment: false, line: '1' }] },
  { dependencies: { length: 1 } },
  { platforms: null },
  { platforms: ['windows'] },
  { platforms: 'ios' },
  { picked: null },
  { picked: [1] },
  { manager: 'x' },
  { name: 5 },
];
const upgrades = [
  ...changedApps.map((change) => ({ ...upgrade, app: change && { ...app, ...change } })),
  ...[
    { done: null },
    { done: { a: null } },
    { done: { a: 'text' } },
    { done: { a: [1] } },
    { format: 1 },
    { format: 3 },
    { key: 5 },
  ].map((change) => ({
    ...upgrade,
    ...change,
  })),
  ...[null, 'v3', { from: 'v1' }, { to: 'v99' }, { from: 5 }, { from: ['v3'] }, { app: {} }].map((chosen) => ({
    ...upgrade,
    chosen,
  })),
];

/** Values that another site, a browser extension or another version of this one could leave. */
const hostile = [
  ...[
    '',
    ' ',
    'text',
    '{',
    '[',
    'undefined',
    'NaN',
    '\0',
    '💥',
    '<b>',
    '__proto__',
    'constructor',
    '[['.repeat(50_000),
  ],
  ...[
    null,
    true,
    5,
    -1,
    1e300,
    'abc',
    {},
    [],
    [1],
    [null],
    ['ab'],
    [[]],
    [[1, '1']],
    [['a', 'b']],
    [['a', null]],
    [{}],
  ].map((value) => JSON.stringify(value)),
  ...['{"__proto__": null}', '{"length": 3}', '{"format": 1}', '{"format": 1, "app": {}}', '[[["a"], "1"]]'],
  ...upgrades.map((value) => JSON.stringify(value)),
];

const cases = hostile.map((text) => [text.length > 60 ? `${text.slice(0, 60)}…` : text, text] as const);

describe('a stored value of another shape counts as absent', () => {
  it.each(cases)('%j', (_, text) => {
    stored.text = text;
    expect([...readPositions()]).toEqual([]);
    expect(readCollapsed()).toEqual({});
    expect(readVisited()).toEqual([]);
    expect(readUpgrade()).toBeUndefined();
    expect([readMyVersion(), hasMyVersion(), isFiltered(), usesSingleKeys()]).toEqual([undefined, false, false, true]);
  });

  it('and a sound one is read', () => {
    stored.text = JSON.stringify({ ...upgrade, more: 'nothing that the page knows' });
    expect(readUpgrade()).toEqual({ app, key: 'k', chosen: { from: 'v3', to: 'v4' }, done: {} });
    stored.text = '[["a",5],["b","c"]]';
    expect([...readPositions()]).toEqual([['a', 5]]);
    stored.text = '{"Guides":true,"Plugins":false,"More":"no"}';
    expect(readCollapsed()).toEqual({ Guides: true, Plugins: false });
  });
});

describe('the scripts in the head of each page', () => {
  const dataset: Record<string, string> = {};
  const storage = new Proxy(
    { getItem: () => stored.text, setItem: () => undefined },
    { get: (target, name) => Reflect.get(target, name) ?? stored.text },
  );
  class MutationObserver {
    observe(): void {}
    disconnect(): void {}
  }
  const page = createContext({
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
    location: { search: '', pathname: '/docs/' },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: (_: string, listener: () => void) => listener(),
    URLSearchParams,
    MutationObserver,
  });
  const scripts = [
    'light-client/loader/choices.js',
    'inline-scripts/show-again.js',
    'inline-scripts/choose-tabs.js',
  ].map((file) => new Script(readFileSync(join(projectRoot, 'src/plugins', file), 'utf8')));

  it.each(cases)('do not mind %j', (_, text) => {
    stored.text = text;
    for (const script of scripts) script.runInContext(page);
    expect(dataset).toMatchObject({ theme: 'light', themeChoice: 'light' });
  });
});

describe('the list of keys', () => {
  /** Files of the browser, with their text. */
  const files = [
    'browser',
    'packages/search',
    'lists',
    'packages/offline',
    'page-tools',
    'packages/upgrade',
    'packages/explain',
    'components',
    'theme',
    'plugins',
    'pages',
  ]
    .flatMap((folder) =>
      readdirSync(join(projectRoot, 'src', folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(?:tsx?|js)$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(projectRoot, 'src', file), 'utf8') }));

  it('has the key of every script that can not import it', () => {
    const own = files.filter(({ text }) => /(?:local|session)Storage/.test(text)).map(({ file }) => file);
    expect(own.sort()).toEqual([
      'browser/navigation/scroll-positions.ts',
      'browser/storage.ts',
      'packages/search/ui/search-field.ts',
      'plugins/inline-scripts/choose-tabs.js',
      'plugins/inline-scripts/show-again.js',
      'plugins/light-client/loader/choices.js',
      'theme/DocSidebar/stored-collapsed.ts',
    ]);
    const literals = files
      .filter(({ file }) => own.includes(file) && !file.startsWith('browser/'))
      .flatMap(({ text }) =>
        [...text.matchAll(/(?:getItem|setItem|read|Storage\[)\(?['`]([^'`$]+)/g)].map(([, key]) => key),
      );
    const known: readonly string[] = [...storageKeys, 'docusaurus.tab.'];
    expect(literals.length).toBeGreaterThan(5);
    expect(literals.filter((key) => !known.includes(key ?? ''))).toEqual([]);
  });

  it('is all that other code can use: the functions accept no other key', () => {
    // @ts-expect-error a key that is not in the list
    expect(readStored('docs-other')).toBe(stored.text);
    expect(files.filter(({ text }) => /indexedDB|document\.cookie/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
