import { describe, expect, it } from 'vitest';
import { movedPages, type PageMoves } from '../../../src/config/moved-pages';
import type { VersionName } from '../../../src/config/versions';
import { findCounterpart, toPageKey } from '../../../src/lib/counterparts';
import { suggestPages } from '../../../src/lib/suggest-pages';
import { collectTitles } from '../../../src/plugins/loaded-docs';

const pages: Partial<Record<VersionName, string[]>> = {
  v5: ['/', '/apis', '/apis/preferences', '/config', '/updating/5-0'],
  v4: ['/', '/apis', '/apis/preferences', '/config', '/updating/4-0'],
  v3: ['/', '/apis', '/apis/storage', '/config'],
  v2: ['/', '/apis', '/apis/storage', '/config', '/apis/permissions', '/guides/old'],
};
const moves: PageMoves[] = [
  { from: 'v2', to: 'v3', moved: {}, nearest: { '/apis/permissions': '/apis' }, gone: ['/guides/old'] },
  { from: 'v3', to: 'v2', moved: {}, nearest: {}, gone: [] },
  { from: 'v3', to: 'v4', moved: { '/apis/storage': '/apis/preferences' }, nearest: {}, gone: [] },
  {
    from: 'v4',
    to: 'v3',
    moved: { '/apis/preferences': '/apis/storage' },
    nearest: { '/updating/4-0': '/config' },
    gone: [],
  },
  { from: 'v4', to: 'v5', moved: {}, nearest: {}, gone: [] },
  { from: 'v5', to: 'v4', moved: { '/updating/5-0': '/updating/4-0' }, nearest: {}, gone: [] },
];
const find = (key: string, from: VersionName, to: VersionName, has: Partial<typeof pages> = {}) =>
  findCounterpart(moves, key, from, to, (version, other) => (has[version] ?? pages[version] ?? []).includes(other));

describe('the key of a page', () => {
  it('is its address below the version', () => {
    expect(toPageKey('/docs/next/apis/camera', '/docs/next')).toBe('/apis/camera');
    expect(toPageKey('/docs/apis/camera', '/docs/')).toBe('/apis/camera');
  });

  it('is the same for an index page and its folder', () => {
    expect(toPageKey('/docs/v2/apis/index', '/docs/v2')).toBe('/apis');
    expect(toPageKey('/docs/apis/', '/docs/')).toBe('/apis');
  });

  it('is a slash for start pages', () => {
    expect(['/docs/v3', '/docs/v3/', '/docs/v3/index'].map((path) => toPageKey(path, '/docs/v3'))).toEqual([
      '/',
      '/',
      '/',
    ]);
    expect(toPageKey('/docs/', '/docs/')).toBe('/');
  });
});

describe('a page in another version', () => {
  it('is the page at the same address', () => {
    expect(find('/config', 'v5', 'v2')).toEqual({ kind: 'same', keys: ['/config'] });
    expect(find('/apis/storage', 'v2', 'v3')).toEqual({ kind: 'same', keys: ['/apis/storage'] });
  });

  it('is where its subject went, over the versions between', () => {
    expect(find('/apis/storage', 'v2', 'v5')).toEqual({ kind: 'moved', keys: ['/apis/preferences'] });
    expect(find('/apis/preferences', 'v5', 'v2')).toEqual({ kind: 'moved', keys: ['/apis/storage'] });
  });

  it('is the most helpful one where the subject ended', () => {
    expect(find('/apis/permissions', 'v2', 'v4')).toEqual({ kind: 'nearest', keys: ['/apis'] });
  });

  it('stays the most helpful one when that moved later, and when it moved first', () => {
    expect(find('/updating/5-0', 'v5', 'v3')).toEqual({ kind: 'nearest', keys: ['/config'] });
  });

  it('is none when the subject is gone', () => {
    expect(find('/guides/old', 'v2', 'v4')).toBeUndefined();
  });

  it('is found when only a version between lacks the page', () => {
    expect(find('/guides/old', 'v2', 'v4', { v4: ['/guides/old'] })).toEqual({ kind: 'same', keys: ['/guides/old'] });
    expect(find('/apis/storage', 'v2', 'v4', { v3: [] })).toEqual({ kind: 'moved', keys: ['/apis/preferences'] });
  });

  it('is none when the map leads to a page that is not there', () => {
    expect(find('/apis/storage', 'v3', 'v4', { v4: ['/'] })).toBeUndefined();
  });
});

describe('a subject that was divided', () => {
  const divided: PageMoves[] = [
    { from: 'v2', to: 'v3', moved: { '/apis/modals': ['/apis/dialog', '/apis/sheet'] }, nearest: {}, gone: [] },
    { from: 'v3', to: 'v4', moved: { '/apis/sheet': '/apis/action-sheet' }, nearest: {}, gone: [] },
  ];
  const has: Partial<Record<VersionName, string[]>> = {
    v2: ['/apis/modals'],
    v3: ['/apis/dialog', '/apis/sheet'],
    v4: ['/apis/dialog', '/apis/action-sheet'],
  };
  const findDivided = (to: VersionName, pagesOf = has) =>
    findCounterpart(divided, '/apis/modals', 'v2', to, (version, key) => pagesOf[version]?.includes(key) ?? false);

  it('is on all its pages, in their order', () => {
    expect(findDivided('v3')).toEqual({ kind: 'moved', keys: ['/apis/dialog', '/apis/sheet'] });
  });

  it('is followed part by part', () => {
    expect(findDivided('v4')).toEqual({ kind: 'moved', keys: ['/apis/dialog', '/apis/action-sheet'] });
    expect(findDivided('v4', { ...has, v4: ['/apis/action-sheet'] })).toEqual({
      kind: 'moved',
      keys: ['/apis/action-sheet'],
    });
  });
});

describe('titles for the browser', () => {
  it('are those of the pages that the map leads to, sorted by address', () => {
    const titled = (version: VersionName, key: string, path: string) => {
      return { version, key, path, file: '', title: `Title of ${path}` };
    };
    expect(
      Object.keys(
        collectTitles([
          titled('v4', '/apis/preferences', '/docs/apis/preferences'),
          titled('v4', '/apis/haptics', '/docs/apis/haptics'),
          titled('v5', '/apis/preferences', '/docs/next/apis/preferences'),
          titled('v3', '/apis/storage', '/docs/v3/apis/storage'),
        ]),
      ),
    ).toEqual(['/docs/apis/preferences', '/docs/next/apis/preferences', '/docs/v3/apis/storage']);
  });
});

describe('suggestions for an unknown address', () => {
  const versions = [
    {
      name: 'v4' as const,
      path: '/docs/',
      pages: ['/docs/', '/docs/apis/preferences', '/docs/apis/camera', '/docs/cli'],
    },
    { name: 'v3' as const, path: '/docs/v3', pages: ['/docs/v3/', '/docs/v3/apis/storage', '/docs/v3/apis/camera'] },
    { name: 'v2' as const, path: '/docs/v2', pages: ['/docs/v2/', '/docs/v2/apis/storage', '/docs/v2/apis/index'] },
  ];
  const suggest = (path: string, version: VersionName) => suggestPages(path, version, versions, movedPages);

  it('begin with where the subject went, then name the versions that have the page', () => {
    expect(suggest('/docs/apis/storage', 'v4')).toEqual([
      '/docs/apis/preferences',
      '/docs/v3/apis/storage',
      '/docs/v2/apis/storage',
    ]);
  });

  it('have pages of that name in another folder', () => {
    expect(suggest('/docs/plugins/camera', 'v4')).toEqual(['/docs/apis/camera']);
  });

  it('have the page with almost the same address, whatever its ending', () => {
    expect(suggest('/docs/v3/apis/camara.html', 'v3')).toEqual(['/docs/v3/apis/camera']);
  });

  it('name every page that a subject was divided among', () => {
    const divided = [
      { name: 'v4' as const, path: '/docs/', pages: ['/docs/apis/dialog', '/docs/apis/action-sheet'] },
      { name: 'v3' as const, path: '/docs/v3', pages: ['/docs/v3/apis/dialog', '/docs/v3/apis/action-sheet'] },
      { name: 'v2' as const, path: '/docs/v2', pages: ['/docs/v2/apis/modals'] },
    ];
    expect(suggestPages('/docs/apis/modals', 'v4', divided, movedPages)).toEqual([
      '/docs/apis/dialog',
      '/docs/apis/action-sheet',
      '/docs/v2/apis/modals',
    ]);
  });

  it('look up an address with the name of a version where that version is served', () => {
    expect(suggest('/docs/v4/apis/camera', 'v4')).toEqual(['/docs/apis/camera']);
    expect(suggest('/docs/v4', 'v4')).toEqual(['/docs/']);
    expect(suggest('/docs/v4/apis/storage', 'v4')[0]).toBe('/docs/apis/preferences');
  });

  it('are one page when only its ending is wrong', () => {
    expect(suggest('/docs/apis/camera.md', 'v4')).toEqual(['/docs/apis/camera']);
  });

  it('are empty when nothing is near', () => {
    expect(suggest('/docs/something/else', 'v4')).toEqual([]);
    expect(suggest('/docs/next/apis/camera', 'v5')).toEqual([]);
  });
});
