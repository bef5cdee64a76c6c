import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toRedirectHtml } from '../../../src/build/redirects/redirect-html';
import { findLostSection, findSection, listMovedFragments, type SectionMove } from '../../../src/lib/moved-sections';
import { listMovedSections } from '../../../src/packages/reference/diff/moved-sections';

const moves: readonly SectionMove[] = [
  ['/apis/a#x', '/apis/b#y'],
  ['/apis/b#y', '/apis/c#z'],
  ['/apis/a#same', '/apis/b#same'],
];

describe('a section that moved', () => {
  it('is found over several versions, in both directions', () => {
    expect(findSection(moves, '/apis/a#x', (key) => key === '/apis/c')).toBe('/apis/c#z');
    expect(findSection(moves, '/apis/c#z', (key) => key === '/apis/a')).toBe('/apis/a#x');
  });

  it('is not found where it never was', () => {
    expect(findSection(moves, '/apis/a#x', (key) => key === '/apis/d')).toBeUndefined();
    expect(findSection(moves, '/apis/a#else', () => true)).toBeUndefined();
  });

  it('has a new name for those who are led on, unless the name is the same', () => {
    expect(listMovedFragments(moves, '/apis/a', '/apis/c')).toEqual({ x: 'z' });
    expect(listMovedFragments(moves, '/apis/a', '/apis/b')).toEqual({ x: 'y' });
  });

  it('is found for a fragment that its page does not have: by its name there, else on the page that it moved to', () => {
    expect(findLostSection(moves, '/apis/b', '#x', () => true)).toBe('/apis/b#y');
    expect(findLostSection(moves, '/apis/a', '#x', (key) => key === '/apis/c')).toBe('/apis/c#z');
    expect(findLostSection(moves, '/apis/b', '#same', (key) => key === '/apis/b')).toBeUndefined();
    expect(findLostSection(moves, '/apis/d', '#x', () => true)).toBeUndefined();
  });

  it('is known from the packages', () => {
    const known = listMovedSections();
    expect(known).toContainEqual(['/apis/app#canopenurl', '/apis/app-launcher#canopenurl']);
    expect(
      findSection(known, '/apis/accessibility#isscreenreaderenabled', (key) => key === '/apis/screen-reader'),
    ).toBe('/apis/screen-reader#isenabled');
    // This reads all packages, which takes a long time on a busy machine.
  }, 120_000);
});

describe('a page that leads on', () => {
  const html = toRedirectHtml('/docs/b', 'https://example.com/docs/b', { old: 'new' });
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const dataset = { to: /data-to="([^"]*)"/.exec(html)?.[1], sections: /data-sections="([^"]*)"/.exec(html)?.[1] };

  function follow(search: string, hash: string, data: object = dataset): string {
    let address = '';
    const location = { search, hash, replace: (to: string) => (address = to) };
    runInNewContext(script, { location, document: { documentElement: { dataset: data } } });
    return address;
  }

  it.each([
    ['', '', '/docs/b'],
    ['?q=1', '#old', '/docs/b?q=1#new'],
    ['', '#other', '/docs/b#other'],
    ['', '#constructor', '/docs/b#constructor'],
  ])('takes %s%s along', (search, hash, expected) => {
    expect(follow(search, hash)).toBe(expected);
  });

  it('needs no map', () => {
    expect(toRedirectHtml('/docs/b', '')).not.toContain('data-sections');
    expect(follow('', '#old', { to: '/docs/b' })).toBe('/docs/b#old');
  });
});
