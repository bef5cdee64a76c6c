import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../../../src/packages/search/client/answer';
import { readAnswer } from '../../../src/packages/search/client/read-answer';
import type { SearchHit } from '../../../src/packages/search/engine/hit';
import { makeRecord } from './pages';
import { searchIndex } from './stub-search';

const request: SearchRequest = { query: 'photo', scope: 'all', page: 2 };

/** Creates a hit in the service's format. */
function makeHit(more: object = {}): object {
  const { weight, language, docusaurus_tag, version, ...hit } = makeRecord(1);
  return { ...hit, ...more };
}

function readHit(more: object): SearchHit | undefined {
  return readAnswer({ hits: [makeHit(more)] }, request).hits[0];
}

describe('an answer of the service', () => {
  it('keeps what it says about hits and pages', () => {
    const result = { hits: [], nbHits: 45, page: 2, nbPages: 3 };
    expect(readAnswer(result, request)).toEqual({ query: 'photo', hits: [], count: 45, pages: 3 });
  });

  it('is made whole where the service says less', () => {
    expect(readAnswer({ hits: [makeHit()] }, request)).toMatchObject({ query: 'photo', count: 1, pages: 1 });
  });

  it('is about places in pages', () => {
    expect(readHit({})).toEqual({
      id: 'docs-default-v4|en|/docs/page-1#/h',
      url: 'https://capacitorjs.com/docs/page-1',
      kind: 'page',
      title: [{ text: 'Page 1', isMarked: false }],
      text: [],
      page: 'Page 1',
      group: 'Pages',
    });
  });

  it('has titles as they are, even where the service cut them', () => {
    const hierarchy = { ...makeRecord(1).hierarchy, lvl2: 'A long heading' };
    const titleOf = (value: string) =>
      readHit({ type: 'lvl2', hierarchy, _snippetResult: { hierarchy: { lvl2: { value } } } })?.title;
    expect(titleOf('A <mark>long</mark> heading')).toContainEqual({ text: 'long', isMarked: true });
    expect(titleOf('A <mark>long</mark>…')).toEqual([{ text: 'A long heading', isMarked: false }]);
  });

  it('marks the words that the service marked', () => {
    const index = {
      records: new Map([['1', { ...makeRecord(1, { content: 'A photo of it' }) }]]),
      settings: {},
      synonyms: [],
      rules: [],
    };
    const hit = readAnswer(searchIndex('capacitor', index, { query: 'photo' }), request).hits[0];
    expect(hit?.text).toEqual([
      { text: 'A ', isMarked: false },
      { text: 'photo', isMarked: true },
      { text: ' of it', isMarked: false },
    ]);
  });
});

describe('hostile text in a hit', () => {
  const attack = '<img src=x onerror=alert(1)><mark>photo</mark>';
  const pieces = [
    { text: '<img src=x onerror=alert(1)>', isMarked: false },
    { text: 'photo', isMarked: true },
  ];

  it('stays text, but for the marks', () => {
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    const all = (text: unknown) => Object.fromEntries(levels.map((level) => [level, text]));
    const value = { value: attack, matchLevel: 'full', matchedWords: [] };
    const texts = { type: 'lvl6', content: attack, hierarchy: all(attack) };
    const snippets = { hierarchy: all(value), content: value };
    expect(readHit({ ...texts, _snippetResult: snippets })).toMatchObject({ title: pieces, text: pieces });
    expect(readHit(texts)).toMatchObject({ title: pieces, text: pieces, page: '<img src=x onerror=alert(1)>photo' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', '/docs/apis/camera', ''])(
    'is refused as an address: "%s"',
    (url) => {
      expect(() => readHit({ url })).toThrow();
    },
  );
});
