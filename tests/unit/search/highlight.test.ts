import { describe, expect, it } from 'vitest';
import { highlight, makeSnippet, markWords, shorten } from '../../../src/packages/search/engine/highlight';

describe('marks', () => {
  it('are around whole words, whatever their capitals and accents', () => {
    expect(highlight('Le Café, cafeteria', new Set(['cafe']))).toBe('Le <mark>Café</mark>, cafeteria');
  });

  it('are inside of identifiers', () => {
    expect(highlight('getPhoto(photo)', new Set(['photo']))).toBe('get<mark>Photo</mark>(<mark>photo</mark>)');
    expect(highlight('getPhoto()', new Set(['getphoto']))).toBe('<mark>getPhoto</mark>()');
  });

  it('leave text without the words as it is', () => {
    expect(markWords('plain', new Set(['other']))).toEqual([{ text: 'plain', isMarked: false }]);
    expect(markWords('', new Set(['other']))).toEqual([]);
  });
});

describe('snippets', () => {
  it('are the line with most of the words', () => {
    const text = 'A camera.\nThe camera takes a photo.\nA photo.';
    expect(makeSnippet(text, new Set(['camera', 'photo']))).toBe('The <mark>camera</mark> takes a <mark>photo</mark>.');
  });

  it('are missing when no line has a word', () => {
    expect(makeSnippet('A camera.', new Set(['photo']))).toBeUndefined();
  });

  it('show the words of a long line', () => {
    const line = `${'before '.repeat(40)}photo ${'behind '.repeat(40)}`.trim();
    const snippet = makeSnippet(line, new Set(['photo'])) ?? '';
    expect(snippet).toContain('<mark>photo</mark>');
    expect(snippet).toMatch(/^…before .* behind…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('are cut between words', () => {
    expect(shorten('word '.repeat(100))).toMatch(/^(word )+word…$/);
    expect(shorten('short')).toBe('short');
    expect(shorten('x'.repeat(500), 400).length).toBeLessThanOrEqual(122);
  });
});
