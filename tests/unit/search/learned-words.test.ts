import { describe, expect, it } from 'vitest';
import { packShard } from '../../../src/build/search-index/pack-shard';
import { makeEngine, search } from '../../../src/search/engine/engine';
import { listTerms, packLearnedWords, readLearnedWords } from '../../../src/search/engine/learned-words';
import { ranking } from '../../../src/search/engine/ranking';
import { readSections } from '../../../src/search/engine/sections';
import { makePage, makeSection } from './cut-pages';

const stopWords = new Set(['the', 'how', 'to']);
const shard = packShard([
  makePage('/docs/camera', 'Camera', 'Takes pictures.'),
  makePage('/docs/files', 'Files', 'Keeps pictures and texts.', [makeSection(3, 'readText')]),
  makePage('/docs/old', 'Old pictures', 'What only this version has.'),
]);
const pages = [...new Set(readSections(shard).map(({ page }) => page))];
const titleOf = new Map(pages.map((page) => [page, page.title]));

/** Learned words: each entry has the weights of a page, in the order of the pages. */
function learn(...weights: Record<string, number>[]) {
  return packLearnedWords(weights.map((own) => new Map(Object.entries(own))));
}

describe('the terms of a query', () => {
  it('are the stems of its words and each two neighbors, without words that say nothing', () => {
    expect(listTerms('How to open the galleries', stopWords)).toEqual(['open', 'galler', 'open+galler']);
  });

  it('have the parts of an identifier, and no numbers', () => {
    expect(listTerms('getPhoto 12', stopWords)).toEqual(['getphoto', 'get', 'photo']);
  });

  it('are those of the lines of a pasted text that say what went wrong', () => {
    expect(listTerms('> Task :app:build\nsecond line\nError: no album', stopWords)).toEqual([
      'error',
      'no',
      'error+no',
      'album',
      'no+album',
    ]);
  });
});

describe('learned words', () => {
  const read = readLearnedWords(learn({ sav: 2, 'sav+album': 3 }, { sav: 4 }), pages, stopWords);
  const sums = (query: string) => {
    return Object.fromEntries([...read(query).sums].map(([page, sum]) => [titleOf.get(page), Number(sum.toFixed(3))]));
  };

  it('come back as they were packed, and count less in a longer query', () => {
    expect(sums('save')).toMatchObject({ Camera: 2, Files: 4 });
    expect(sums('save album')).toMatchObject({ Camera: Number((5 / Math.sqrt(3)).toFixed(3)) });
    expect(sums('unheard of')).toEqual({ Camera: 0, Files: 0 });
  });

  it('say how much the best page counts, for pages that nothing was learned about', () => {
    expect(sums('save')).not.toHaveProperty('Old pictures');
    expect(read('save').most).toBe(4);
  });
});

describe('the search', () => {
  const find = (query: string, learned: ReturnType<typeof learn>) => {
    return search([makeEngine({ ...shard, learned })], query).map(({ section }) => section.page.title);
  };
  const toFiles = learn({ other: 1 }, { galler: 7, pictur: 7 }, { other: 1 });

  it('puts the page first that readers with such words wanted', () => {
    expect(find('take pictures gallery', learn())[0]).toBe('Camera');
    expect(find('take pictures gallery', toFiles)[0]).toBe('Files');
  });

  it('lists a page that readers with such words wanted, even if it has none of them', () => {
    expect(find('takes', learn({ other: 1 }, { other: 1 }))).toEqual(['Camera']);
    expect(find('takes', learn({ other: 1 }, { tak: 1 }))).toEqual(['Camera', 'Files']);
    expect(find('takes', learn({ other: 1 }, { tak: 7 }))).toEqual(['Files', 'Camera']);
  });

  it('knows nothing of what was learned when it does not count', () => {
    const engine = makeEngine({ ...shard, learned: learn({ other: 1 }, { tak: 7 }) });
    const titles = search([engine], 'takes', { ...ranking, learned: 0 }).map(({ section }) => section.page.title);
    expect(titles).toEqual(['Camera']);
  });

  it('follows a name that a heading has, whatever readers wanted with it', () => {
    const toCamera = learn({ readtext: 7, read: 7, text: 7, fil: 7 }, { other: 1 }, { other: 1 });
    expect(find('readText', toCamera)[0]).toBe('Files');
    expect(find('files', toCamera)[0]).toBe('Files');
  });
});
