import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packVersion } from '../../../src/build/search-index/pack-version';
import type { PageParts } from '../../../src/build/search-index/split-page';
import { type Engine, search } from '../../../src/packages/search/engine/engine';
import { openIndex } from '../../../src/packages/search/engine/open-index';
import { makePage, makeSection } from './cut-pages';

/** Makes a word of its own from a number, without digits. */
const wordOf = (number: number): string => {
  const letters = 'bcdfghklmnprst';
  const digits = [number % 14, Math.floor(number / 14) % 14, Math.floor(number / 196) % 14];
  return digits.map((digit) => `${letters.charAt(digit)}${'aeiou'.charAt(digit % 5)}`).join('');
};

const pages: PageParts[] = Array.from({ length: 300 }, (_, number) => {
  const own = wordOf(number);
  const filler = Array.from({ length: 60 }, (_word, at) => wordOf((number * 17 + at * at) % 2700)).join(' ');
  const text = `The page about ${own}ing. ${filler}`;
  const code = `read${own.charAt(0).toUpperCase()}${own.slice(1)}Value();`;
  const page = makePage(`/docs/${own}`, `Page ${own}`, text, [
    makeSection(2, `Heading ${own}`, { text: `${filler} rarely`, code }),
  ]);
  return number < 40 ? { ...page, links: ['/docs/linked'] } : page;
});
const linked = makePage('/docs/linked', 'Linked', 'Many pages link to it.');
const all = [linked, ...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
const budget = 16 * 1024;

const packed = packVersion(all, 'docs.en', budget);

/** Opens an index, and notes the files that it reads. */
async function open({ shard, files } = packed) {
  const texts = new Map([...files, ['docs.en.shard.json', JSON.stringify(shard)]]);
  const reads: string[] = [];
  const index = await openIndex('docs.en.shard.json', async (file) => {
    reads.push(file);
    const text = texts.get(file);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return JSON.parse(text) as unknown;
  });
  return { shard, files, texts, reads, index };
}

function find(engine: Engine, query: string): string[] {
  return [...new Set(search([engine], query).map(({ section }) => section.page.route))];
}

describe('the index of a version that is larger than its budget', () => {
  it('has a shard within the budget, with the page that others link to', async () => {
    const { shard, files } = await open();
    expect(gzipSync(JSON.stringify(shard)).length).toBeLessThanOrEqual(budget);
    expect(shard.pages.map(([route]) => route)).toContain('/docs/linked');
    expect(shard.pages.length).toBeLessThan(all.length / 2);
    expect(files.size).toBeGreaterThan(2);
    for (const text of files.values()) expect(gzipSync(text).length).toBeLessThan(2 * budget);
  });

  it('answers with the pages of the shard at first', async () => {
    const { index, shard, reads } = await open();
    expect(index.isWhole).toBe(false);
    expect(find(index.engine, 'linked')).toEqual(['/docs/linked']);
    expect(find(index.engine, 'rarely').length).toBeLessThan(shard.pages.length);
    expect(reads).toEqual(['docs.en.shard.json']);
  });

  it('finds every page by its name, by a word of its text and by part of an identifier, once it is complete', async () => {
    const { index } = await open();
    const engine = await index.complete();
    for (let number = 0; number < pages.length; number += 7) {
      const own = wordOf(number);
      expect(find(engine, `page ${own}`)[0]).toBe(`/docs/${own}`);
      expect(find(engine, `${own}ing`).slice(0, 3)).toContain(`/docs/${own}`);
      expect(find(engine, `read ${own} value`).slice(0, 3)).toContain(`/docs/${own}`);
    }
  });

  it('finds a page by the first letters of its name, and by its name with a slip', async () => {
    const { index, shard } = await open();
    const engine = await index.complete();
    const first = new Set(shard.pages.map(([route]) => route));
    const further = pages.find(({ route }) => !first.has(route))?.route ?? '';
    const own = further.slice('/docs/'.length);
    expect(find(engine, own.slice(0, 5))).toContain(further);
    expect(find(engine, `${own.slice(0, 3)}x${own.slice(3)}`)).toContain(further);
  });

  it('reads each file once, and then answers with all pages', async () => {
    const { index, reads, files } = await open();
    const [engine, same] = await Promise.all([index.complete(), index.complete()]);
    expect(same).toBe(engine);
    expect(index.engine).toBe(engine);
    expect(index.isWhole).toBe(true);
    expect(reads.sort()).toEqual(['docs.en.shard.json', ...files.keys()].sort());
  });

  it('fails when a file is missing, and tries again with the next query', async () => {
    const { index, texts } = await open();
    const kept = new Map(texts);
    for (const file of kept.keys()) texts.delete(file);
    await expect(index.complete()).rejects.toThrow('There is no docs.en/');
    for (const [file, text] of kept) texts.set(file, text);
    expect(find(await index.complete(), 'rarely')).not.toHaveLength(0);
  });

  it('has few other files after one changed word', async () => {
    const change = (page: PageParts): PageParts => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, text: section.text.replace('rarely', 'unusual') })),
    });
    const changed = packVersion(
      all.map((page) => (page.route === pages.at(-1)?.route ? change(page) : page)),
      'docs.en',
      budget,
    );
    const others = [...changed.files.keys()].filter((file) => !packed.files.has(file));
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(6);
  });

  it('of a single page has that page, however long it is', async () => {
    const long = makePage(
      '/docs/long',
      'Long',
      '',
      pages.flatMap(({ sections }) => sections),
    );
    const { index, shard } = await open(packVersion([long], 'docs.en', budget));
    expect(shard.more).toBeUndefined();
    expect(index.isWhole).toBe(true);
    expect(find(index.engine, wordOf(5))).toEqual(['/docs/long']);
  });
});
