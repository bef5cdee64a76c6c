import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/lib/project-root';
import { type PageHead, readHead } from '../../../src/plugins/light-client/client/read-head';

interface HelmetState {
  readonly [part: string]: { toString(): string };
}

// A dependency of Docusaurus, not ours: what the server writes heads with.
const requireOfCore = createRequire(
  createRequire(join(projectRoot, 'package.json')).resolve('@docusaurus/core/package.json'),
);
const { Helmet, HelmetProvider } = requireOfCore('react-helmet-async') as {
  Helmet: ComponentType<{ children?: ReactNode }>;
  HelmetProvider: ComponentType<{ context: { helmet?: HelmetState }; children?: ReactNode }>;
};

const h = createElement;

/** What upstream writes for these heads on the server, as lines. */
function renderByHelmet(heads: readonly ReactElement[][]): string[] {
  const context: { helmet?: HelmetState } = {};
  const children = heads.map((tags, index) => h(Helmet, { key: index }, ...tags));
  renderToStaticMarkup(h(HelmetProvider, { context }, ...children));
  const read = (part: string): string => context.helmet?.[part]?.toString() ?? '';
  return [
    `<html ${read('htmlAttributes')}>`.replace(/ data-rh="[^"]*"/, ''),
    `<body ${read('bodyAttributes')}>`.replace(/ data-rh="[^"]*"/, ''),
    ...['title', 'link', 'meta', 'noscript', 'script', 'style'].map((part) =>
      read(part)
        .replace(/ data-rh="true"/g, '')
        .replace(/\s*\/?>/g, '>')
        .replace(/>\s+</g, '><')
        .trim(),
    ),
  ];
}

/** What ours says of the same heads, in the same form. */
function renderByOurs(heads: readonly ReactElement[][]): string[] {
  const { title, htmlAttributes, bodyAttributes, tags }: PageHead = readHead(heads);
  const write = (attributes: Readonly<Record<string, string>>): string =>
    Object.entries(attributes)
      .filter(([name]) => name !== 'innerHTML' && name !== 'cssText')
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ');
  const writeTags = (wanted: string): string =>
    tags
      .filter(({ type }) => type === wanted)
      .map(({ type, attributes }) => {
        const inner = attributes.innerHTML ?? attributes.cssText;
        const start = `<${type} ${write(attributes)}`.trim();
        return inner === undefined ? `${start}>` : `${start}>${inner}</${type}>`;
      })
      .join('');
  return [
    `<html ${write(htmlAttributes)}>`,
    `<body ${write(bodyAttributes)}>`,
    `<title>${title ?? ''}</title>`,
    ...['link', 'meta', 'noscript', 'script', 'style'].map(writeTags),
  ];
}

describe('readHead', () => {
  it.each<[string, ReactElement[][]]>([
    ['a title in another title', [[h('title', null, 'outer')], [h('title', null, 'inner')]]],
    ['a title of parts', [[h('title', null, 'a', ' | ', 'b')]]],
    [
      'attributes of the page',
      [[h('html', { lang: 'en', className: 'a' })], [h('html', { className: 'b' }), h('body', { id: 'c' })]],
    ],
    [
      'the same meta tag twice',
      [[h('meta', { name: 'description', content: 'a' })], [h('meta', { name: 'Description', content: 'b' })]],
    ],
    [
      'the same meta tag twice in one part',
      [[h('meta', { name: 'a', content: '1' }), h('meta', { name: 'a', content: '2' })]],
    ],
    ['name and property', [[h('meta', { name: 'a', content: '1' })], [h('meta', { property: 'a', content: '2' })]]],
    ['a meta tag without identity', [[h('meta', { content: 'a' })]]],
    ['a meta tag that is no string', [[h('meta', { httpEquiv: 'refresh', content: '1' })]]],
    [
      'two canonical addresses',
      [[h('link', { rel: 'canonical', href: '/a' })], [h('link', { rel: 'canonical', href: '/b' })]],
    ],
    ['two icons', [[h('link', { rel: 'icon', href: '/a' })], [h('link', { rel: 'icon', href: '/b' })]]],
    [
      'two links to the same address',
      [[h('link', { rel: 'icon', href: '/a' })], [h('link', { rel: 'preload', href: '/a' })]],
    ],
    ['style sheets', [[h('link', { rel: 'stylesheet', href: '/a' })], [h('link', { href: '/a', rel: 'stylesheet' })]]],
    ['a script with text', [[h('script', { type: 'application/ld+json' }, '{"a":1}')]]],
    ['styles and what scripts replace', [[h('style', null, 'a{top:0}'), h('noscript', null, '<p>')]]],
    [
      'the order of three parts',
      [
        [h('meta', { name: 'a', content: '1' }), h('meta', { name: 'b', content: '1' })],
        [h('meta', { name: 'c', content: '1' })],
        [h('meta', { name: 'a', content: '2' })],
      ],
    ],
    ['parts of parts', [[h(Fragment, null, h('meta', { name: 'a', content: '1' }))]]],
  ])('says what react-helmet-async says: %s', (_, heads) => {
    const expected = renderByHelmet(heads).map((line) => line.replace(/<title[^>]*>/, '<title>'));
    expect(renderByOurs(heads)).toEqual(expected);
  });

  it('leaves out what is no tag', () => {
    expect(readHead([[null, false, 'text', h('meta', { name: 'a', content: '1' })]]).tags).toHaveLength(1);
  });

  it('says when an attribute is false, as the server does', () => {
    expect(readHead([h('html', { 'data-has-hydrated': false })]).htmlAttributes).toEqual({
      'data-has-hydrated': 'false',
    });
  });
});
