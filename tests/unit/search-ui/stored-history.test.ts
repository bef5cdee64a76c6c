import { describe, expect, it } from 'vitest';
import { cleanHistory, isPagePath, readHistory } from '../../../src/search/ui/stored-history';

const leadsSomewhere = (url: string): boolean => isPagePath(url, '/docs/');

/** Creates an entry as DocSearch stores it. */
function makeEntry(more: object = {}): object {
  return {
    objectID: 'docs-default-v4|/docs/apis/camera#getphoto',
    url: '/docs/apis/camera#getphoto',
    url_without_anchor: 'https://capacitorjs.com/docs/apis/camera',
    anchor: 'getphoto',
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Plugins',
      lvl1: 'Camera',
      lvl2: 'getPhoto(…) &lt;T&gt;',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    ...more,
  };
}

const read = (...entries: unknown[]) => readHistory(JSON.stringify(entries), leadsSomewhere);

describe('the stored history of the search', () => {
  it('stays as it is where it is sound', () => {
    expect(read(makeEntry())).toEqual([makeEntry()]);
  });

  it.each([
    ['nothing', null],
    ['no object', 'Camera'],
    ['no address', makeEntry({ url: undefined })],
    ['an address that is not a string', makeEntry({ url: ['/docs/'] })],
    ['no headings', makeEntry({ hierarchy: null })],
    ['no heading of its own', makeEntry({ type: 'lvl6' })],
    ['no name of a page', makeEntry({ hierarchy: { lvl2: 'getPhoto()' } })],
    ['headings that are no text', makeEntry({ hierarchy: { lvl1: { a: 1 }, lvl2: 5 } })],
    ['no text', makeEntry({ type: 'content' })],
    ['no kind that there is', makeEntry({ type: 'constructor' })],
    ['no id', makeEntry({ objectID: 5 })],
    ['more text than any page', makeEntry({ content: 'x'.repeat(1_000_000) })],
    ['markup in a text', makeEntry({ content: '<img src=x onerror=alert(1)>' })],
    ['markup in a heading', makeEntry({ hierarchy: { lvl1: 'Camera', lvl2: '<b>getPhoto</b>' } })],
    ['snippets, which DocSearch would show', makeEntry({ _snippetResult: { content: { value: '<img src=x>' } } })],
  ])('loses an entry with %s, and only that', (_, entry) => {
    expect(read(entry, makeEntry())).toEqual([makeEntry()]);
  });

  it.each([
    'https://capacitorjs.com/docs/apis/camera',
    'https://example.com/docs/',
    '//example.com/docs/',
    '/\\example.com/docs/',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/',
    '/docs/../admin',
    '/docsother/',
    'apis/camera',
    '/docs/100%',
    '',
  ])('loses an entry that leads to "%s"', (url) => {
    expect(read(makeEntry({ url }))).toEqual([]);
  });

  it.each(['/docs', '/docs/', '/docs/v3/apis/camera?a=1#b'])('keeps one that leads to "%s"', (url) => {
    expect(read(makeEntry({ url }))).toHaveLength(1);
  });

  it('has marks and escaped characters', () => {
    const entry = makeEntry({ type: 'content', content: 'the <mark>camera</mark> &amp; &lt;T&gt; isn&#039;t' });
    expect(read(entry)).toEqual([entry]);
  });

  it('has no more entries than DocSearch keeps', () => {
    expect(read(...Array.from({ length: 5000 }, () => makeEntry()))).toHaveLength(10);
  });

  it.each(['', 'not JSON', '{}', 'null', '"text"', '5', '[null]'])('is empty where "%s" is stored', (stored) => {
    expect(readHistory(stored, leadsSomewhere)).toEqual([]);
  });
});

describe('what is stored', () => {
  /** Creates a storage with one list of recent searches. */
  function makeStorage(entries: Map<string, string>): Storage {
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    } as unknown as Storage;
  }
  const key = '__DOCSEARCH_RECENT_SEARCHES__capacitor';

  it('is written again without what is bad', () => {
    const entries = new Map([
      [key, JSON.stringify([null, makeEntry()])],
      ['__DOCSEARCH_FAVORITE_SEARCHES__capacitor', '[null]'],
    ]);
    cleanHistory(makeStorage(entries), 'capacitor', leadsSomewhere);
    expect([...entries]).toEqual([[key, JSON.stringify([makeEntry()])]]);
  });

  it('is left alone by a storage that refuses', () => {
    const refuse = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const entries = new Map([[key, '[null]']]);
    cleanHistory({ ...makeStorage(entries), removeItem: refuse }, 'capacitor', leadsSomewhere);
    expect(entries.get(key)).toBe('[null]');
    expect(() => cleanHistory({ ...makeStorage(entries), getItem: refuse }, 'capacitor', leadsSomewhere)).not.toThrow();
  });
});
