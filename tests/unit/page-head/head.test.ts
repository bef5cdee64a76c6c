import { describe, expect, it } from 'vitest';
import type { PageMoves } from '../../../src/config/moved-pages';
import { findCanonical } from '../../../src/lib/canonical';
import { listPlaces } from '../../../src/plugins/loaded-docs';
import { addToHead, readHead } from '../../../src/plugins/page-head';
import { findTrail } from '../../../src/plugins/page-head/head-page';

const versions = [
  { name: 'v5' as const, path: '/docs/next', pages: ['/docs/next/', '/docs/next/apis/preferences'] },
  { name: 'v4' as const, path: '/docs/', pages: ['/docs/', '/docs/apis/preferences', '/docs/apis/camera', '/docs/a'] },
  {
    name: 'v3' as const,
    path: '/docs/v3',
    pages: ['/docs/v3/', '/docs/v3/apis/storage', '/docs/v3/divided', '/docs/v3/near'],
  },
];
const moves: PageMoves[] = [
  {
    from: 'v3',
    to: 'v4',
    moved: { '/apis/storage': '/apis/preferences', '/divided': ['/a', '/apis/camera'] },
    nearest: { '/near': '/a' },
    gone: [],
  },
];

describe('the canonical page', () => {
  it.each([
    ['/docs/v3/', '/docs/'],
    ['/docs/v3/apis/storage', '/docs/apis/preferences'],
    ['/docs/v3/divided', '/docs/v3/divided'],
    ['/docs/v3/near', '/docs/v3/near'],
    ['/docs/apis/camera', '/docs/apis/camera'],
    ['/docs/next/apis/preferences', '/docs/next/apis/preferences'],
    ['/docs/search', '/docs/search'],
  ])('of %s is %s', (page, canonical) => {
    expect(findCanonical(page, versions, moves)).toBe(canonical);
  });
});

describe('the trail of a page', () => {
  const doc = (id: string) => ({ type: 'doc' as const, id });
  const category = (label: string, items: ReturnType<typeof doc>[], id?: string) => ({
    type: 'category' as const,
    label,
    collapsed: false,
    collapsible: true,
    items,
    ...(id === undefined ? {} : { link: { type: 'doc' as const, id } }),
  });
  const places = listPlaces({
    docs: [doc('index'), category('CLI', [doc('cli/run')], 'cli/index'), category('Web', [doc('web')])],
  });

  it('is made of the categories above it, with the pages that these lead to', () => {
    expect(findTrail(places, 'cli/run')).toEqual([{ label: 'CLI', docId: 'cli/index' }]);
    expect(findTrail(places, 'web')).toEqual([{ label: 'Web', docId: undefined }]);
    expect(findTrail(places, 'cli/index')).toEqual([]);
    expect(findTrail(places, 'index')).toEqual([]);
    expect(findTrail(places, 'elsewhere')).toEqual([]);
  });
});

describe('the head of a built page', () => {
  it('gets tags and data at its end, escaped', () => {
    const html = addToHead('<head></head>', [{ property: 'og:title', content: 'A "b" & <c> $&' }], { a: '</script>' });
    expect(html).toBe(
      '<head><meta data-page-head property="og:title" content="A &quot;b&quot; &amp; &lt;c> $&amp;">' +
        '<script data-page-head type="application/ld+json">{"a":"\\u003c/script>"}</script></head>',
    );
  });

  it('is read with what the theme has written', () => {
    const head =
      '<title data-rh=true>A &amp; B | Docs</title><meta data-rh=true name=description content="It&#x27;s C."/></head>';
    expect(readHead(head)).toEqual({ title: 'A & B | Docs', description: "It's C." });
    expect(readHead('<head></head>')).toEqual({ title: '', description: '' });
  });
});
