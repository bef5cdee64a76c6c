import { describe, expect, it } from 'vitest';
import { makeSnippet, markWords, shorten } from '../../../src/packages/search/engine/highlight';
import { show } from './show-marks';

const highlight = (text: string, words: ReadonlySet<string>): string => show(markWords(text, words));

describe('marks', () => {
  it('are around whole words, whatever their capitals and accents', () => {
    expect(highlight('Le Café, cafeteria', new Set(['cafe']))).toBe('Le [Café], cafeteria');
  });

  it('are inside of identifiers', () => {
    expect(highlight('getPhoto(photo)', new Set(['photo']))).toBe('get[Photo]([photo])');
    expect(highlight('getPhoto()', new Set(['getphoto']))).toBe('[getPhoto]()');
  });

  it('leave text without the words as it is', () => {
    expect(markWords('plain', new Set(['other']))).toEqual([{ text: 'plain', isMarked: false }]);
    expect(markWords('', new Set(['other']))).toEqual([]);
  });
});

describe('snippets', () => {
  it('are the line with most of the words', () => {
    const text = 'A camera.\nThe camera takes a photo.\nA photo.';
    expect(show(makeSnippet(text, new Set(['camera', 'photo'])))).toBe('The [camera] takes a [photo].');
  });

  it('are missing when no line has a word', () => {
    expect(makeSnippet('A camera.', new Set(['photo']))).toBeUndefined();
  });

  it('show the words of a long line', () => {
    const line = `${'before '.repeat(40)}photo ${'behind '.repeat(40)}`.trim();
    const snippet = show(makeSnippet(line, new Set(['photo'])));
    expect(snippet).toContain('[photo]');
    expect(snippet).toMatch(/^…before .* behind…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('are cut between words', () => {
    expect(shorten('word '.repeat(100))).toMatch(/^(word )+word…$/);
    expect(shorten('short')).toBe('short');
    expect(shorten('x'.repeat(500), 400).length).toBeLessThanOrEqual(122);
  });
});
