import { describe, expect, it } from 'vitest';
import { readSections } from '../../../src/packages/search/engine/sections';
import { addMatch, makeDraft, makeWordSearch } from '../../../src/packages/search/engine/word-search';
import { makePage, makeSection, packPages } from './cut-pages';

const sections = readSections(
  packPages([
    makePage('/docs/x/camera', 'Camera', 'Text.', [
      makeSection(2, 'Permission'),
      makeSection(2, 'More', { text: 'A permission.' }),
    ]),
  ]),
);
const search = makeWordSearch();
search.addSections(sections);

function place(word: string): [id: number, place: number][] {
  const found = makeDraft();
  search.add(found, word, 1);
  return [...found.matches].map(([id, match]) => [id, match.place]);
}

describe('the words of a shard', () => {
  it('count by where they stand: heading, names of the page, text', () => {
    expect(new Map(place('permission'))).toEqual(
      new Map([
        [1, 2],
        [2, 0],
      ]),
    );
    expect(new Map(place('camera'))).toEqual(
      new Map([
        [0, 2],
        [1, 1],
        [2, 1],
      ]),
    );
  });

  it('are related by their stem', () => {
    expect(search.findRelated('permissions')).toEqual(['permission']);
    expect(search.findRelated('nothing')).toEqual([]);
  });

  it('keep the better of two matches', () => {
    const matches = new Map([[1, { score: 3, place: 0 }]]);
    addMatch(matches, 1, { score: 2, place: 2 });
    expect(matches.get(1)).toEqual({ score: 3, place: 2 });
  });
});
