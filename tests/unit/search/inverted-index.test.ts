import { describe, expect, it } from 'vitest';
import { countEdits, type InvertedIndex, makeInvertedIndex } from '../../../src/packages/search/engine/inverted-index';

/** Creates an index of sections with one field. */
function fill(sections: readonly string[]): InvertedIndex {
  const index = makeInvertedIndex(1);
  index.grow(sections.length);
  sections.forEach((text, section) => {
    for (const word of text.split(' ')) index.add(section, 0, index.numberOf(word));
  });
  return index;
}

function score(index: InvertedIndex, word: string): Map<number, number> {
  const scores = new Map<number, number>();
  index.visit(word, (section, _field, value) => scores.set(section, value));
  return scores;
}

describe('an index of words', () => {
  it('scores each section that has a word, once', () => {
    expect([...score(fill(['a b', 'b', 'c']), 'b').keys()]).toEqual([0, 1]);
    expect(score(fill(['a']), 'unknown').size).toBe(0);
  });

  it('scores as BM25+ does', () => {
    // Two of four sections contain it: ln(1 + 2.5 / 2.5). It occurs twice in a section with one distinct word. The mean is 1.25.
    const saturated = (2 * 2.5) / (2 + 1.5 * (0.5 + (0.5 * 1) / 1.25));
    expect(score(fill(['a a', 'a b', 'c', 'd']), 'a').get(0)).toBeCloseTo(Math.log(2) * (0.3 + saturated), 12);
  });

  it('scores rare words higher, repeated ones too, and those of long sections lower', () => {
    const index = fill(['a b', 'a c', 'a', 'd', 'd d', 'a e f g h']);
    const common = score(index, 'a');
    expect(score(index, 'b').get(0)).toBeGreaterThan(common.get(0) ?? 0);
    expect(score(index, 'd').get(4)).toBeGreaterThan(score(index, 'd').get(3) ?? 0);
    expect(common.get(5)).toBeLessThan(common.get(2) ?? 0);
  });

  it('keeps the fields of a section apart', () => {
    const index = makeInvertedIndex(2);
    index.grow(2);
    const word = index.numberOf('a');
    index.add(0, 1, word);
    index.add(1, 0, word);
    const places: [section: number, field: number][] = [];
    index.visit('a', (section, field) => places.push([section, field]));
    expect(places).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('finds longer words, the nearest in length first in weight', () => {
    const index = fill(['camera cameras cam cap camerawork']);
    expect(index.findLonger('camera').map(([word]) => word)).toEqual(['cameras', 'camerawork']);
    const weights = new Map(index.findLonger('cam'));
    expect(weights.get('camera')).toBeGreaterThan(weights.get('camerawork') ?? 0);
    expect(index.findLonger('zoo')).toEqual([]);
  });

  it('finds similar words, but not the word itself', () => {
    const index = fill(['camera camara canary']);
    expect(index.findSimilar('camera', 1).map(([word]) => word)).toEqual(['camara']);
    expect(index.findSimilar('camera', 3).map(([word]) => word)).toEqual(['camara', 'canary']);
  });

  it('takes words that come after a query', () => {
    const index = makeInvertedIndex(1);
    index.grow(2);
    index.add(0, 0, index.numberOf('push'));
    expect(index.findLonger('pus').map(([word]) => word)).toEqual(['push']);
    index.grow(1);
    index.add(2, 0, index.numberOf('pushed'));
    expect(index.findLonger('pus').map(([word]) => word)).toEqual(['push', 'pushed']);
  });
});

describe('the edits between two words', () => {
  it.each([
    ['sync', 'sync', 0],
    ['sync', 'synk', 1],
    ['sync', 'syncs', 1],
    ['sync', 'snc', 1],
    ['camera', 'canary', 3],
    ['a', '', 1],
  ])('%s and %s: %i', (word, other, edits) => {
    expect(countEdits(word, other, 3)).toBe(edits);
    expect(countEdits(other, word, 3)).toBe(edits);
  });

  it('are more than were asked for where they are', () => {
    expect(countEdits('camera', 'preferences', 2)).toBeGreaterThan(2);
    expect(countEdits('camera', 'canary', 2)).toBeGreaterThan(2);
  });
});
