import { describe, expect, it } from 'vitest';
import { findOwnersOfRoute, listVersionFiles } from '../../../src/packages/offline/build/list-files';
import { makeFile } from './build-files';

const sharedRoutes = new Set(['/docs/search', '/docs/offline']);
const all = ['v5', 'v4', 'v3', 'v2'];

it.each([
  ['/docs/', all],
  ['/docs/search', all],
  ['/docs/apis/camera', ['v4']],
  ['/docs/next', ['v5']],
  ['/docs/v2/apis/camera/', ['v2']],
  ['/docs/__docusaurus/debug', []],
])('%s is of %j', (route, owners) => {
  expect(findOwnersOfRoute(route, sharedRoutes)).toEqual(owners);
});

describe('listVersionFiles', () => {
  const files = [
    makeFile('index.html', '<img src=/docs/img/logo.svg srcset="/docs/img/a.svg 1x, /docs/img/b.svg 2x">'),
    makeFile(
      'v2/a/index.html',
      `<i style='--icon:url("/docs/img/icon.svg")'><meta content=https://site/docs/img/card.svg>`,
    ),
    makeFile('search/index.html', ''),
    ...['a', 'b', 'card', 'icon', 'logo'].map((name) => makeFile(`img/${name}.svg`, name)),
    makeFile('search-index/manifest.json', '{}'),
    makeFile('search-index/docs-default-v2.en.0123456789.json', '{}'),
    makeFile('search-index/docs-default-v2.en/01234567.json', '{}'),
    makeFile('search-index/docs-default-current.en.0123456789.json', '{}'),
    makeFile('assets/js/main.01234567.js', ''),
    makeFile('assets/js/search.01234567.js', ''),
  ];
  const list = (from = files) => listVersionFiles({ files: from, sharedRoutes });

  it('has what reading a version takes, and nothing of other versions', () => {
    const v2 = list().find(({ name }) => name === 'v2');
    expect(v2?.files.map(([address]) => address)).toEqual([
      'assets/js/main.01234567.js',
      'assets/js/search.01234567.js',
      'img/a.svg',
      'img/b.svg',
      'img/icon.svg',
      'img/logo.svg',
      '',
      'search-index/docs-default-v2.en.0123456789.json',
      'search-index/docs-default-v2.en/01234567.json',
      'search-index/manifest.json',
      'search',
      'v2/a',
    ]);
    expect(v2?.files[0]?.[1]).toBe(0);
  });

  it('is the same in whatever order files come, and another as soon as one has changed', () => {
    expect(list([...files].reverse())).toEqual(list());
    const changed = list([...files.slice(1), makeFile('index.html', 'changed')]);
    expect(changed[0]?.revision).not.toBe(list()[0]?.revision);
  });
});
