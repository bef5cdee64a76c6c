import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/packages/search/client/read-answer';
import type { SearchHit, SearchRequest } from '../../../src/packages/search/engine/response';
import { makeRecord } from './pages';
import { searchIndex } from './stub-search';

const request: SearchRequest = { query: 'photo', indexName: 'capacitor', page: 2 };

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
    const result = { hits: [], nbHits: 45, page: 2, nbPages: 3, hitsPerPage: 20, processingTimeMS: 4 };
    expect(readAnswer(result, request)).toMatchObject({ ...result, query: 'photo', index: 'capacitor' });
  });

  it('is made whole where the service says less', () => {
    expect(readAnswer({ hits: [makeHit()] }, request)).toMatchObject({
      nbHits: 1,
      page: 2,
      nbPages: 1,
      query: 'photo',
      index: 'capacitor',
    });
  });

  it('marks the words that the service marked', () => {
    const index = {
      records: new Map([['1', { ...makeRecord(1, { content: 'A photo of it' }) }]]),
      settings: {},
      synonyms: [],
      rules: [],
    };
    const hit = readAnswer(searchIndex('capacitor', index, { query: 'photo' }), request).hits[0];
    expect(hit?._snippetResult?.content?.value).toBe('A <mark>photo</mark> of it');
  });
});

describe('hostile text in a hit', () => {
  const attack = '<img src=x onerror=alert(1)><mark>photo</mark>';
  const clean = '&lt;img src=x onerror=alert(1)&gt;<mark>photo</mark>';
  const value = { value: attack, matchLevel: 'full', matchedWords: [] };

  it('becomes text wherever the dialog would take it as HTML', () => {
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    const all = (text: unknown) => Object.fromEntries(levels.map((level) => [level, text]));
    const hit = readHit({
      objectID: attack,
      type: 'lvl6',
      content: attack,
      hierarchy: all(attack),
      _highlightResult: { hierarchy: all(value), content: value },
      _snippetResult: { hierarchy: all(value), content: value },
      more: attack,
    });
    expect(JSON.stringify(hit)).not.toContain('<img');
    expect(hit?.content).toBe(clean);
    expect(hit?.hierarchy.lvl4).toBe(clean);
    expect(hit?._highlightResult?.hierarchy?.lvl0?.value).toBe(clean);
    expect(hit?._snippetResult?.hierarchy?.lvl6?.value).toBe(clean);
    expect(hit?._snippetResult?.content?.value).toBe(clean);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', '/docs/apis/camera', ''])(
    'is refused as an address: "%s"',
    (url) => {
      expect(() => readHit({ url })).toThrow();
    },
  );
});
