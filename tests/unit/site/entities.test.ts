import { toGlobalDataVersion } from '@docusaurus/plugin-content-docs/lib/globalData.js';
import { validateThemeConfig } from '@docusaurus/theme-classic/lib/options';
import { type ThemeConfig, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { validateNavbarItems } from '../../../src/build/checks/navbar-items';
import { themeConfig } from './site-config';

const context = vi.hoisted((): { siteConfig: { themeConfig?: unknown } } => ({ siteConfig: {} }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => context }));

/** Returns the validated theme configuration with its defaults. */
function readThemeConfig(given: object): ThemeConfig {
  return validateThemeConfig({ validate: normalizeThemeConfig, themeConfig: given as ThemeConfig });
}

/** Calls a hook inside a component. */
function callHook<Result>(hook: () => Result): Result {
  const results: Result[] = [];
  function Component(): null {
    results.push(hook());
    return null;
  }
  renderToStaticMarkup(createElement(Component));
  const [result] = results;
  if (result === undefined) throw new Error('The hook gave nothing.');
  return result;
}

describe('a docs version', () => {
  it('has name, label, isLast, path, mainDocId and docs with id, path and sidebar', () => {
    const doc = { id: 'index', unversionedId: 'index', permalink: '/docs/', sidebar: 'docs', slug: '/' };
    const loose = { id: 'core-apis', unversionedId: 'core-apis', permalink: '/docs/core-apis', sidebar: undefined };
    const version = toGlobalDataVersion({
      versionName: 'v4',
      label: 'v4',
      isLast: true,
      path: '/docs/',
      docs: [doc, loose],
      drafts: [],
      sidebars: {},
      categoryGeneratedIndices: [],
      sidebarsUtils: { getFirstDocIdOfFirstSidebar: () => 'index' },
    } as unknown as Parameters<typeof toGlobalDataVersion>[0]);
    expect(version).toMatchObject({ name: 'v4', label: 'v4', isLast: true, path: '/docs/', mainDocId: 'index' });
    expect(version.docs).toEqual([
      { id: 'index', path: '/docs/', sidebar: 'docs' },
      { id: 'core-apis', path: '/docs/core-apis', sidebar: undefined },
    ]);
  });
});

describe('a navbar item', () => {
  const fields = [
    { position: 'left', label: 'Config', to: '/config' },
    { position: 'right', label: 'Source', href: 'https://example.com/' },
    { type: 'dropdown', position: 'right', label: 'More', items: [{ label: 'Config', to: '/config' }] },
  ];

  it('has type, position, label, to, href and items', () => {
    expect(readThemeConfig({ navbar: { items: fields } }).navbar.items).toMatchObject(fields);
  });

  it('of an unknown type is an error that names the type', () => {
    expect(() => readThemeConfig({ navbar: { items: [{ type: 'dropdwn', label: 'More' }] } })).toThrow(
      /Bad navbar item type dropdwn/,
    );
  });

  it.each([
    ['of the theme', { label: 'Config', to: '/config' }],
    ['of a list', { type: 'dropdown', label: 'More', items: [{ label: 'Config', to: '/config' }] }],
    ['of our own', { type: 'custom-separator' }],
    ['left open', { label: 'Config', to: '/config', position: undefined }],
  ])('without a position stands right: %s', (_, item) => {
    const left = { label: 'Docs', to: '/', position: 'left' };
    const { items } = readThemeConfig({ navbar: { items: validateNavbarItems<object>([item, left]) } }).navbar;
    expect(splitNavbarItems(items)).toMatchObject([[left], [{ ...item, position: 'right' }]]);
  });

  it('of this site has its place: pages left, everything else right', () => {
    const [left, right] = splitNavbarItems(readThemeConfig(themeConfig).navbar.items);
    // The first is the menu of versions.
    expect(left.map(({ label }) => label)).toEqual([undefined, 'Docs', 'Plugins', 'CLI', 'Tools']);
    expect(right.length).toBeGreaterThan(8);
  });
});

describe('the footer', () => {
  it('has style, links with title and items, a logo and a copyright line', () => {
    const footer = {
      style: 'dark',
      links: [{ title: 'Project', items: [{ label: 'Config', to: '/config' }] }],
      logo: { src: 'a.svg', srcDark: 'b.svg', href: 'https://example.com/', alt: 'Logo', width: 200, height: 24 },
      copyright: 'MIT',
    };
    expect(readThemeConfig({ footer }).footer).toMatchObject(footer);
    expect(() => readThemeConfig({ footer: { ...footer, style: 'pink' } })).toThrow(/footer\.style/);
  });
});

describe('the announcement bar', () => {
  it('has id, content, backgroundColor, textColor and isCloseable', () => {
    const bar = { id: 'a', content: 'Hi', backgroundColor: '#fff', textColor: '#000', isCloseable: true };
    expect(readThemeConfig({ announcementBar: bar }).announcementBar).toEqual(bar);
    expect(() => readThemeConfig({ announcementBar: { ...bar, isCloseable: 'maybe' } })).toThrow(/isCloseable/);
  });
});

describe('the table of contents', () => {
  const toc = [1, 2, 3, 4, 3].map((level, index) => ({ level, id: `h${index}`, value: `Heading ${index}` }));
  const read = (minHeadingLevel: number, maxHeadingLevel: number) =>
    callHook(() => useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel }));

  it('shows the levels 2 to 3 as items with level and children', () => {
    const { minHeadingLevel, maxHeadingLevel } = readThemeConfig(themeConfig).tableOfContents;
    expect([minHeadingLevel, maxHeadingLevel]).toEqual([2, 3]);
    expect(read(minHeadingLevel, maxHeadingLevel)).toMatchObject([
      {
        level: 2,
        id: 'h1',
        children: [
          { level: 3, id: 'h2', children: [] },
          { level: 3, id: 'h4', children: [] },
        ],
      },
    ]);
  });

  it('shows other levels when it is told to', () => {
    expect(read(2, 4)).toMatchObject([{ level: 2, children: [{ level: 3, children: [{ level: 4 }] }, { level: 3 }] }]);
    expect(() => readThemeConfig({ tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } })).toThrow();
  });

  it('has settings in the theme configuration', () => {
    context.siteConfig.themeConfig = readThemeConfig(themeConfig);
    expect(callHook(useThemeConfig).tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });
});
