import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { toRedirectHtml } from '../../../src/build/redirects/redirect-html';
import { listRedirects } from '../../../src/build/redirects/redirects';
import type { PageMoves } from '../../../src/config/moved-pages';
import { findStart } from '../../../src/plugins/routes/redirect-pages';

const versions = [
  { name: 'v5' as const, path: '/docs/next', pages: ['/docs/next/', '/docs/next/apis/preferences', '/docs/next/new'] },
  { name: 'v4' as const, path: '/docs/', pages: ['/docs/', '/docs/apis/preferences', '/docs/apis/camera'] },
  { name: 'v3' as const, path: '/docs/v3', pages: ['/docs/v3/', '/docs/v3/apis/storage', '/docs/v3/main/index'] },
  { name: 'v2' as const, path: '/docs/v2', pages: ['/docs/v2/', '/docs/v2/apis/storage', '/docs/v2/apis/old'] },
];
const moves: PageMoves[] = [
  { from: 'v2', to: 'v3', moved: {}, nearest: { '/apis/old': '/apis/storage' }, gone: [] },
  { from: 'v3', to: 'v4', moved: { '/apis/storage': '/apis/preferences' }, nearest: {}, gone: ['/main'] },
  { from: 'v4', to: 'v3', moved: { '/apis/preferences': '/apis/storage' }, nearest: {}, gone: [] },
];

describe('the addresses that lead on', () => {
  it('are those of pages that moved, in every version, and of pages of the unreleased version', () => {
    expect(listRedirects(versions, moves, {})).toEqual([
      { from: '/docs/apis/storage', to: '/docs/apis/preferences' },
      { from: '/docs/new', to: '/docs/next/new' },
      { from: '/docs/next/apis/storage', to: '/docs/next/apis/preferences' },
      { from: '/docs/v2/apis/preferences', to: '/docs/v2/apis/storage' },
      { from: '/docs/v3/apis/preferences', to: '/docs/v3/apis/storage' },
    ]);
  });

  it('are not those of subjects that were divided: the reader chooses', () => {
    const divided: PageMoves[] = [
      {
        from: 'v3',
        to: 'v4',
        moved: { '/apis/storage': ['/apis/preferences', '/apis/camera'] },
        nearest: {},
        gone: [],
      },
    ];
    expect(listRedirects(versions, divided, {}).map(({ from }) => from)).not.toContain('/docs/apis/storage');
  });

  it('are none of the latest version where that is not shown', () => {
    const shown = versions.filter(({ name }) => name === 'v5');
    expect(listRedirects(shown, moves, { '/kept': '/apis/camera' })).toEqual([]);
  });

  it('are those that no version has any more, and these must lead to a page', () => {
    expect(listRedirects(versions, [], { '/kept': '/apis/camera' })).toContainEqual({
      from: '/docs/kept',
      to: '/docs/apis/camera',
    });
    expect(() => listRedirects(versions, [], { '/kept': '/apis/camra' })).toThrow(
      '/kept leads to /apis/camra, which is not a page of the latest version',
    );
  });
});

describe('the addresses of a retired version', () => {
  const staying = versions.filter(({ name }) => name !== 'v2');
  const had = { v2: { pages: ['/', '/apis/storage', '/apis/old'], redirects: { '/storage': '/apis/storage' } } };

  it('lead to the subject in the latest version, or in the newest that has it, or else to the start', () => {
    const map: PageMoves[] = [...moves, { from: 'v3', to: 'v2', moved: {}, nearest: {}, gone: [] }];
    expect(listRedirects(staying, map, {}, had, []).filter(({ from }) => from.startsWith('/docs/v2'))).toEqual([
      { from: '/docs/v2', to: '/docs/' },
      { from: '/docs/v2/apis/old', to: '/docs/apis/preferences' },
      { from: '/docs/v2/apis/storage', to: '/docs/apis/preferences' },
      { from: '/docs/v2/storage', to: '/docs/apis/preferences' },
    ]);
  });

  it('and of the comparisons with it lead to the newer page, also where that version is retired as well', () => {
    const comparisons = (shown: typeof versions, gone: Parameters<typeof listRedirects>[3]) =>
      listRedirects(shown, moves, {}, gone, []).filter(({ from }) => from.startsWith('/docs/changes/'));
    expect(comparisons(staying, had)).toEqual([
      { from: '/docs/changes/v2-v3', to: '/docs/v3/' },
      { from: '/docs/changes/v2-v3/apis/storage', to: '/docs/v3/apis/storage' },
    ]);
    const both = { v3: { pages: ['/', '/apis/storage', '/main/index'], redirects: {} }, ...had };
    expect(
      comparisons(
        staying.filter(({ name }) => name !== 'v3'),
        both,
      ),
    ).toEqual([
      { from: '/docs/changes/v2-v3', to: '/docs/' },
      { from: '/docs/changes/v2-v3/apis/storage', to: '/docs/apis/preferences' },
      { from: '/docs/changes/v3-v4', to: '/docs/' },
      { from: '/docs/changes/v3-v4/apis/preferences', to: '/docs/apis/preferences' },
    ]);
  });

  it('are known of forgotten versions, too, which lead there in one step', () => {
    const found = listRedirects(staying, moves, {}, had, ['v1', 'v0']);
    const below = (root: string) =>
      found.flatMap(({ from, to }) => (`${from}/`.startsWith(`${root}/`) ? [[from.slice(root.length), to]] : []));
    expect(below('/docs/v2').length).toBeGreaterThan(3);
    expect(below('/docs/v1')).toEqual(below('/docs/v2'));
    expect(below('/docs/v0')).toEqual(below('/docs/v2'));
  });
});

describe('the page that leads on', () => {
  const html = toRedirectHtml('/docs/apis/preferences', 'https://example.com/docs/apis/preferences');

  it('does so with a script that keeps query and hash, and without', () => {
    const $ = load(html, { scriptingEnabled: false });
    expect($('html').attr('data-to')).toBe('/docs/apis/preferences');
    // How it uses them is tested in sections.test.ts.
    expect($('script').text()).toContain('location.replace(to + search');
    expect($('noscript meta').attr('content')).toBe('0; url=/docs/apis/preferences');
    expect($('a').attr('href')).toBe('/docs/apis/preferences');
    expect($('link[rel=canonical]').attr('href')).toBe('https://example.com/docs/apis/preferences');
  });
});

describe('the start of a build without the latest release', () => {
  const version = (name: 'v5' | 'v4', path: string, pages: string[]) => ({ name, path, pages });

  it('leads to the newest version that is there', () => {
    expect(findStart([version('v5', '/docs/next', ['/docs/next/'])], '/docs/')).toEqual([
      { from: '/docs/', to: '/docs/next/' },
    ]);
  });

  it('is a page of its own where the latest release is', () => {
    const all = [version('v5', '/docs/next', ['/docs/next/']), version('v4', '/docs/', ['/docs/'])];
    expect(findStart(all, '/docs/')).toEqual([]);
  });
});
