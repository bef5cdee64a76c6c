import { describe, expect, it } from 'vitest';
import { packWordIndex, unpackWordIndex } from '../../../src/packages/search/engine/word-index';

describe('the index of words', () => {
  it('gives back which section has which words, near and far apart', () => {
    const lists: string[][] = Array.from({ length: 70_000 }, () => []);
    for (const section of [0, 1, 56, 57, 58, 2_000, 2_001, 66_000, 69_999]) lists[section] = ['alpha', 'beta'];
    lists[3] = ['gamma'];
    const { words, places } = packWordIndex(lists);
    expect(words).toBe('alpha beta gamma');
    expect(unpackWordIndex(words, places, lists.length)).toEqual(lists);
  });

  it('is written with characters that JSON need not escape', () => {
    const { places } = packWordIndex(
      Array.from({ length: 5_000 }, (_, number) => (number % 41 === 0 ? ['a'] : [`w${number}`])),
    );
    expect(JSON.stringify(places)).toHaveLength(places.length + 2);
  });

  it('counts a word that a section has twice once', () => {
    const { words, places } = packWordIndex([['a', 'b', 'a']]);
    expect(unpackWordIndex(words, places, 1)).toEqual([['a', 'b']]);
  });

  it('can be empty', () => {
    expect(packWordIndex([[], []])).toEqual({ words: '', places: '' });
    expect(unpackWordIndex('', '', 2)).toEqual([[], []]);
  });
});
