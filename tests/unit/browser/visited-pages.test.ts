import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addVisit, parseVisited, readVisited } from '../../../src/browser/visited-pages';

const stored = { text: null as string | null };

beforeEach(() => {
  stored.text = null;
  vi.stubGlobal('window', {
    location: new URL('https://site.example/docs/apis/camera'),
    localStorage: { getItem: () => stored.text },
  });
});
afterEach(() => vi.unstubAllGlobals());

const page = (name: string) => ({ path: `/docs/${name}`, title: name.toUpperCase() });

describe('visited pages', () => {
  it('are in the list once, the latest first, and no more than six', () => {
    const pages = ['a', 'b', 'c', 'b', 'd', 'e', 'f', 'g'].map(page).reduce(addVisit, [] as ReturnType<typeof page>[]);
    expect(pages.map(({ title }) => title)).toEqual(['G', 'F', 'E', 'D', 'B', 'C']);
  });

  it.each(['', 'not JSON', 'null', '{}', '"text"', '[null, 1, "a", [], {}]'])('%s is no list of them', (text) => {
    expect(parseVisited(text)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'https://other.example/docs/a',
    '//other.example/docs/a',
    '/elsewhere',
    '/docs/a.zip',
    '/docs/a#b',
    '/docs/a?b',
  ])('%s is left out', (path) => {
    expect(parseVisited(JSON.stringify([{ path, title: 'A' }, page('b')]))).toEqual([page('b')]);
  });

  it('are read from the storage, a few of however many it has', () => {
    expect(readVisited()).toEqual([]);
    stored.text = JSON.stringify(Array.from({ length: 100 }, (_, place) => page(`p${place}`)));
    expect(readVisited()).toHaveLength(6);
  });

  it('have titles of a reasonable length', () => {
    const [entry] = parseVisited(JSON.stringify([{ path: '/docs/a', title: 'x'.repeat(10_000) }]));
    expect(entry?.title).toHaveLength(120);
  });
});
