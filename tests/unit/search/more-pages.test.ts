import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packVersion } from '../../../src/build/search-index/pack-version';
import type { PageParts } from '../../../src/build/search-index/split-page';
import { type Engine, makeEngine, search } from '../../../src/packages/search/engine/engine';
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
  reads.length = 0;
  const prepare = async (query: string): Promise<Engine> => {
    const getEngine = await index.prepare(query);
    return getEngine();
  };
  const find = async (query: string): Promise<string[]> => {
    return [...new Set(search([await prepare(query)], query).map(({ section }) => section.page.route))];
  };
  return { shard, files, texts, reads, prepare, find };
}

describe('the index of a version that is larger than its budget', () => {
  it('has a shard within the budget, with the page that others link to', async () => {
    const { shard, files } = await open();
    expect(gzipSync(JSON.stringify(shard)).length).toBeLessThanOrEqual(budget);
    expect(shard.pages.map(([route]) => route)).toContain('/docs/linked');
    expect(shard.pages.length).toBeLessThan(all.length / 2);
    for (const text of files.values()) expect(gzipSync(text).length).toBeLessThan(budget / 2);
  });

  it('finds every page by its name, by a word of its text and by part of an identifier', async () => {
    const { find } = await open();
    for (let number = 0; number < pages.length; number += 7) {
      const own = wordOf(number);
      expect((await find(`page ${own}`))[0]).toBe(`/docs/${own}`);
      expect((await find(`${own}ing`)).slice(0, 3)).toContain(`/docs/${own}`);
      expect((await find(`read ${own} value`)).slice(0, 3)).toContain(`/docs/${own}`);
    }
  });

  it('finds a page by the first letters of its name, and by its name with a slip', async () => {
    const { find, shard } = await open();
    const first = new Set(shard.pages.map(([route]) => route));
    const further = pages.find(({ route }) => !first.has(route))?.route ?? '';
    const own = further.slice('/docs/'.length);
    expect(await find(own.slice(0, 5))).toContain(further);
    expect(await find(`${own.slice(0, 3)}x${own.slice(3)}`)).toContain(further);
  });

  it('reads a few files for a query, each of them once', async () => {
    const { find, reads, files } = await open();
    await find('rarely');
    const count = reads.length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(15);
    expect(files.size).toBeGreaterThan(100);
    await find('rarely');
    expect(reads).toHaveLength(count);
  });

  it('forgets pages when it has loaded more than it began with', async () => {
    const { find, prepare } = await open();
    const first = (await prepare('the')).sections.length;
    let most = 0;
    for (let number = 0; number < pages.length; number += 2) {
      const own = wordOf(number);
      expect((await find(`page ${own}`))[0]).toBe(`/docs/${own}`);
      most = Math.max(most, (await prepare(own)).sections.length);
    }
    expect(most).toBeGreaterThan(first);
    expect(most).toBeLessThan(2 * first + 40);
  });

  it('fails when a file is missing, and tries again with the next query', async () => {
    const { find, texts } = await open();
    const kept = new Map(texts);
    for (const file of kept.keys()) texts.delete(file);
    await expect(find('rarely')).rejects.toThrow('There is no docs.en/');
    for (const [file, text] of kept) texts.set(file, text);
    expect(await find('rarely')).not.toHaveLength(0);
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
    const { find, shard } = await open(packVersion([long], 'docs.en', budget));
    expect(shard.more).toBeUndefined();
    expect(await find(wordOf(5))).toEqual(['/docs/long']);
  });
});

describe('an engine that gets further pages', () => {
  const few = all.slice(0, 60);
  const later = packVersion(few.slice(30), 'a', 1e9).shard;
  const makeFirst = () => makeEngine(packVersion(few.slice(0, 30), 'a', 1e9).shard);
  const list = (engine: Engine): string[] =>
    ['page', 'rarely', wordOf(3), `heading ${wordOf(20)}`, `read${wordOf(40)}`].flatMap((query) =>
      search([engine], query).map(
        ({ section, score }) => `${query}: ${section.page.route}#${section.anchor} ${score.toFixed(9)}`,
      ),
    );

  it('finds the same as one that had them from the beginning', () => {
    const engine = makeFirst();
    engine.add(later);
    expect(list(engine)).toEqual(list(makeEngine(packVersion(few, 'a', 1e9).shard)));
  });
});
