import { describe, expect, it } from 'vitest';
import { makePageNames } from '../../../src/packages/search/engine/page-names';
import type { Page } from '../../../src/packages/search/engine/sections';

const makeNamed = (title: string, readerWords: string) => {
  const page: Page = { route: `/docs/${title}`, title, group: 'Plugins', label: title, tag: 'docs', version: 'v4' };
  return { page, readerWords };
};
const camera = makeNamed('Camera', 'take a picture,save a picture,photo gallery');
const files = makeNamed('Files', 'save a document');
const others = ['Device', 'Toast', 'Motion'].map((title) => makeNamed(title, ''));
const names = makePageNames(new Set(['a', 'how', 'to']));
names.addPages([camera, files, ...others]);
const sumOf = (query: string, { page }: typeof camera) => names.read(query).get(page) ?? 0;

describe('what readers call a page', () => {
  it('is found by its words in any form, and counts more for each name that has them', () => {
    expect(sumOf('pictures', camera)).toBeGreaterThan(sumOf('gallery', camera));
    expect(sumOf('cameras', camera)).toBeGreaterThan(0);
    expect(sumOf('pictures', files)).toBe(0);
  });

  it('counts more for two words in a row', () => {
    expect(sumOf('how to save a document', files)).toBeGreaterThan(sumOf('document to save', files));
  });

  it('counts less for words of several pages', () => {
    expect(sumOf('save', files)).toBeLessThan(sumOf('document', files));
  });

  it('counts less among other words', () => {
    expect(sumOf('gallery', camera)).toBeGreaterThan(sumOf('gallery in the hotel', camera));
  });

  it('is found by the parts of an identifier, but not by numbers and words that say nothing', () => {
    expect(sumOf('pickPicture', camera)).toBeGreaterThan(0);
    expect([...names.read('how to 12 a')]).toEqual([]);
  });

  it('is compared with the lines of a pasted text that say what went wrong', () => {
    const log = 'Installing the picture\nError: no document\n';
    expect([sumOf(log, camera), sumOf(log, files) > 0]).toEqual([0, true]);
  });
});
