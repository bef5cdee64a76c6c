import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namePageChunk, nameSidebarChunk } from '../../../src/plugins/light-client/pages/chunk-name';
import { readGenerated } from '../../../src/plugins/light-client/pages/read-generated';
import { findWay } from '../../../src/plugins/light-client/pages/sidebar-way';
import { trimGlobalData } from '../../../src/plugins/light-client/pages/trim-global-data';
import { type WriteOptions, writePages } from '../../../src/plugins/light-client/pages/write-pages';

const guide = { type: 'link', href: '/docs/guides/one', label: 'One', docId: 'guides/one' };
const sidebar = [
  { type: 'link', href: '/docs/', label: 'Start', docId: 'index' },
  { type: 'category', label: 'Guides', href: '/docs/guides', items: [guide, { type: 'html', value: '<hr>' }] },
];

/** Routes, chunks and modules in the words of Docusaurus 3.10.2. */
const files = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/search',
    component: ComponentCreator('/docs/search', '111'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {
        path: '/docs/',
        component: ComponentCreator('/docs/', '333'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/guides/one',
        component: ComponentCreator('/docs/guides/one', '444'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/docs/search-111': { __comp: 'search', __context: { plugin: 'context' } },
    '/docs-222': { __comp: 'version', __context: { plugin: 'context' }, __props: 'props' },
    '/docs/-333': { __comp: 'item', content: 'start' },
    '/docs/guides/one-444': { __comp: 'item', content: 'one' },
  }),
  'registry.js': `export default {
  "search": [() => import(/* webpackChunkName: "search" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],
  "version": [() => import(/* webpackChunkName: "version" */ "@theme/DocVersionRoot"), "@theme/DocVersionRoot", require.resolveWeak("@theme/DocVersionRoot")],
  "item": [() => import(/* webpackChunkName: "item" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "context": [() => import(/* webpackChunkName: "context" */ "@generated/context.json"), "@generated/context.json", require.resolveWeak("@generated/context.json")],
  "props": [() => import(/* webpackChunkName: "props" */ "@generated/props.json"), "@generated/props.json", require.resolveWeak("@generated/props.json")],
  "start": [() => import(/* webpackChunkName: "start" */ "@site/docs/index.md"), "@site/docs/index.md", require.resolveWeak("@site/docs/index.md")],
  "one": [() => import(/* webpackChunkName: "one" */ "@site/docs/one.md"), "@site/docs/one.md", require.resolveWeak("@site/docs/one.md")],};
`,
};

const props = {
  version: { version: 'v4', label: 'v4', docsSidebars: { docs: sidebar }, docs: { index: {}, one: {} } },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'light-client-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeGenerated(changes: Partial<typeof files> = {}): void {
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(join(folder, name), text);
}

/** Makes the modules. @returns the pages that are none of them */
function generate(options: Partial<WriteOptions>, changes?: Partial<typeof files>): ReturnType<typeof writePages> {
  writeGenerated(changes);
  return writePages(readGenerated(folder), {
    folder: join(folder, 'pages'),
    moduleFolder: './pages/',
    baseUrl: '/docs/',
    buildId: '12345678',
    hasLateSidebar: true,
    hasArticles: false,
    readJson: () => props,
    describePage: (path) => (path === '/docs/search' ? null : { version: 'v4', doc: { id: 'one', path }, targets: [] }),
    ...options,
  });
}

function write(options: Partial<WriteOptions> = {}): (name: string) => string {
  generate(options);
  return (name) => readFileSync(join(folder, 'pages', name), 'utf8');
}

describe('what Docusaurus has generated', () => {
  it('is read: routes with their keys, chunks and modules', () => {
    writeGenerated();
    const { routes, modules } = readGenerated(folder);
    expect(routes.map(({ path, key }) => [path, key])).toEqual([
      ['/docs/search', '/docs/search-111'],
      ['/docs', '/docs-222'],
      ['*', undefined],
    ]);
    expect(routes[1]?.routes?.[1]).toEqual({
      path: '/docs/guides/one',
      key: '/docs/guides/one-444',
      exact: true,
      sidebar: 'docs',
    });
    expect(modules.one).toBe('@site/docs/one.md');
  });

  it('is refused where entries of the registry look different', () => {
    writeGenerated({ 'registry.js': files['registry.js'].replace('"one": [() => import(', '"one": [lazy(') });
    expect(() => readGenerated(folder)).toThrow('can read 6 of 7 entries');
  });
});

describe('the modules of the bundle', () => {
  it('are one for each page, with all that it needs', () => {
    const read = write();
    expect(read('p/guides/one.js')).toContain('import * as m1 from "@site/docs/one.md";');
    expect(read('p/guides/one.js')).toContain('component: m0.default, props: { ...{ "content": tie(m1) }, ...{} }');
    expect(read('p/guides/one.js')).toContain(
      'record: {"version":"v4","doc":{"id":"one","path":"/docs/guides/one"},"targets":[]}',
    );
    expect(read('p/guides/one.js')).toContain(
      `sidebar: "docs", items: ${JSON.stringify([{ ...sidebar[1], items: [guide] }])}`,
    );
    expect(read('p/search.js')).toContain('record: null, context: { "plugin": m1.default }');
  });

  it('bring the whole sidebar where it is not late', () => {
    const text = write({ hasLateSidebar: false })('p/guides/one.js');
    expect(text).toContain('s/v4-docs.json";');
    expect(text).toMatch(/items: m\d\.default/);
  });

  it('name no page in what all pages load, but for the home page and those outside of versions', () => {
    const skeleton = write()('skeleton.js');
    expect(skeleton).not.toContain('guides');
    expect(skeleton).toContain('{"path":"/docs/search"}');
    expect(skeleton).toContain('routes: [{"path":"/docs/"}]');
    expect(skeleton).toContain('"docsSidebars":{},"docs":{}');
    expect(skeleton).toContain('{"path":"*"}');
  });

  it('come with what most pages are shown with', () => {
    expect(write()('skeleton.js')).toContain('import(/* webpackMode: "eager" */ "@theme/DocItem")');
  });

  it('are all known to the bundler', () => {
    const chunks = write()('all-chunks.js');
    expect([...chunks.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'p/search',
      's/v4-docs',
      'p/_',
      'p/guides/one',
    ]);
  });

  it.each([false, true])(
    'are those of the first page where two have one route (articles are HTML: %s)',
    (hasArticles) => {
      const route = files['routes.js'].match(/ {6}\{\n {8}path: '\/docs\/guides\/one'[^}]*\}/)?.[0] ?? '';
      const articles = generate(
        { hasArticles },
        {
          'routes.js': files['routes.js'].replace(route, `${route},\n${route.replace('444', '555')}`),
          'routesChunkNames.json': files['routesChunkNames.json'].replace(
            /"(\/docs\/guides\/one-)444":/,
            '"$1555":{"__comp":"item","content":"start"},$&',
          ),
        },
      );
      expect(articles.map(({ path }) => path)).toEqual(hasArticles ? ['/docs/', '/docs/guides/one'] : []);
      if (!hasArticles) {
        const page = readFileSync(join(folder, 'pages/p/guides/one.js'), 'utf8');
        expect(page).toContain('@site/docs/one.md');
      }
    },
  );

  it('are none for documentation pages whose articles are HTML', () => {
    const articles = generate({ hasArticles: true });
    expect(articles.map(({ path }) => path)).toEqual(['/docs/', '/docs/guides/one']);
    expect(articles[1]).toEqual({
      path: '/docs/guides/one',
      record: { version: 'v4', doc: { id: 'one', path: '/docs/guides/one' }, targets: [] },
      sidebar: 'docs',
    });
    expect(existsSync(join(folder, 'pages', 'p', 'guides'))).toBe(false);
    expect(existsSync(join(folder, 'pages', 's', 'v4-docs.json'))).toBe(true);
    expect(readFileSync(join(folder, 'pages', 'all-chunks.js'), 'utf8')).not.toContain('one');
  });

  it('leave nothing behind of pages that are gone', () => {
    write();
    writeFileSync(join(folder, 'pages', 'p', 'gone.js'), '');
    const read = write();
    expect(existsSync(join(folder, 'pages', 'p', 'gone.js'))).toBe(false);
    expect(read('p/_.js')).toContain('path: "/docs/"');
  });

  it('are not written for a route that has something else below it', () => {
    writeGenerated({
      'routesChunkNames.json': files['routesChunkNames.json'].replace('"__props":"props"', '"tags":"one"'),
    });
    const options = {
      folder: join(folder, 'pages'),
      moduleFolder: './',
      baseUrl: '/docs/',
      buildId: '',
      hasLateSidebar: true,
      hasArticles: false,
    };
    expect(() =>
      writePages(readGenerated(folder), { ...options, readJson: () => props, describePage: () => null }),
    ).toThrow('The route /docs has more than a component: tags.');
  });
});

describe('names of chunks', () => {
  it('follow from the path', () => {
    expect(namePageChunk('/docs/', '/docs/')).toBe('p/_');
    expect(namePageChunk('/docs/v3/', '/docs/')).toBe('p/v3');
    expect(namePageChunk('/docs/apis/camera', '/docs/')).toBe('p/apis/camera');
    expect(namePageChunk('/apis/camera', '/')).toBe('p/apis/camera');
    expect(nameSidebarChunk('current', 'api')).toBe('s/current-api');
  });
});

describe('findWay', () => {
  it('finds a page, the categories above it, and a category that is a page', () => {
    expect(findWay(sidebar, '/docs/guides/one')).toEqual([{ ...sidebar[1], items: [guide] }]);
    expect(findWay(sidebar, '/docs/guides/')).toEqual([{ ...sidebar[1], items: [] }]);
    expect(findWay(sidebar, '/docs')).toEqual([sidebar[0]]);
    expect(findWay(sidebar, '/docs/nowhere')).toEqual([]);
  });
});

describe('trimGlobalData', () => {
  const docs = [{ id: 'index' }, { id: 'cli' }, { id: 'one' }];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: { path: '/docs', versions: [{ name: 'v4', mainDocId: 'index', docs }] },
    },
    'moved-pages': { default: { titles: {} } },
    other: { default: { kept: true } },
  };

  it('keeps the pages that versions begin with and that the navbar names', () => {
    const themeConfig = { navbar: { items: [{ type: 'doc', docId: 'cli' }] } };
    expect(trimGlobalData(data, { themeConfig })).toEqual({
      'docusaurus-plugin-content-docs': {
        default: { path: '/docs', versions: [{ name: 'v4', mainDocId: 'index', docs: docs.slice(0, 2) }] },
      },
      other: { default: { kept: true } },
    });
  });
});
