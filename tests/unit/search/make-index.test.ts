import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeIndex } from '../../../src/build/search-index/make-index';
import type { Manifest, Shard } from '../../../src/packages/search/engine/index-files';
import { readSections } from '../../../src/packages/search/engine/sections';
import { readRuns } from '../../../src/packages/search/engine/words';
import { makePage, makeSection, packPages } from './cut-pages';

const v4 = [makePage('/docs/b', 'B', 'Second.'), makePage('/docs/a', 'A', 'First.', [makeSection(2, 'More')])];
const v3 = { ...makePage('/docs/v3/a', 'A', 'Old.'), version: 'v3', tag: 'docs-default-v3' };

describe('the files of the index', () => {
  const files = makeIndex([v3, ...v4]);
  const manifest: Manifest = JSON.parse(files.get('manifest.json') ?? '');

  it('are a manifest and one shard for each version', () => {
    expect(
      manifest.shards.map(({ docusaurus_tag, version, language, sections }) => [
        docusaurus_tag,
        version,
        language,
        sections,
      ]),
    ).toEqual([
      ['docs-default-v3', 'v3', 'en', 1],
      ['docs-default-v4', 'v4', 'en', 3],
    ]);
    expect([...files.keys()].sort()).toEqual([...manifest.shards.map(({ file }) => file), 'manifest.json'].sort());
  });

  it('have names that change with their content', () => {
    for (const { file, bytes } of manifest.shards) {
      const text = files.get(file) ?? '';
      expect(file).toContain(createHash('sha256').update(text).digest('hex').slice(0, 10));
      expect(bytes).toBe(Buffer.byteLength(text));
    }
  });

  it('are the same whatever the order of the pages', () => {
    expect(makeIndex([...v4].reverse().concat(v3))).toEqual(files);
  });

  it('are a shard for each language', () => {
    const german = { ...makePage('/docs/de/a', 'A', 'Erste.'), language: 'de' };
    const { shards }: Manifest = JSON.parse(makeIndex([...v4, german]).get('manifest.json') ?? '');
    expect(shards.map(({ language }) => language)).toEqual(['de', 'en']);
  });
});

describe('a shard', () => {
  /** Creates a text whose word order is unique. */
  const text = (seed: number) =>
    Array.from({ length: 60 }, (_, word) => `word${(seed * 31 + word * word * 7 + word * seed) % 61}`).join(' ');
  const pages = Array.from({ length: 45 }, (_, number) =>
    makePage(`/docs/${String(number).padStart(2, '0')}`, `Page ${number}`, text(number), [
      makeSection(2, 'Code', { code: text(number + 60) }),
    ]),
  );
  const sizeOf = (shard: Shard) => gzipSync(JSON.stringify(shard)).length;
  const longest = (shard: Shard) => Math.max(...readSections(shard).map((section) => section.text.length));

  it('has every word of its pages, however small it must be', () => {
    const few = pages.slice(0, 6);
    const small = packPages(few, sizeOf(packPages(few)) * 0.8);
    expect(longest(small)).toBeLessThan(longest(packPages(few)));
    readSections(small).forEach((section, index) => {
      const source = few.flatMap((page) => page.sections)[index];
      const words = new Set([...readRuns(`${section.heading} ${section.text} ${section.code}`), ...section.rest]);
      const missing = readRuns(`${source?.heading} ${source?.text} ${source?.code}`).filter((word) => !words.has(word));
      expect(missing).toEqual([]);
    });
  });

  it('has a word of more than sixty sections on the three pages that have it most often, in the first section of each', () => {
    const long = 'word '.repeat(80);
    const sections = (count: number) => {
      return Array.from({ length: count }, (_, number) => makeSection(2, `Part ${number}`, { text: `${long}sandbox` }));
    };
    const counts = [3, 15, 6, 12, 9, 18, 3];
    const shard = packPages(
      counts.map((count, number) => makePage(`/docs/${number}`, `${number}`, '', sections(count))),
    );
    const found = readSections(shard).filter(({ rest }) => rest.includes('sandbox'));
    expect(found.map(({ page, heading }) => `${page.title} ${heading}`)).toEqual(
      ['1', '3', '5'].map((title) => `${title} Part 0`),
    );
  });

  it('has excerpts as long as the budget allows', () => {
    const whole = sizeOf(packPages(pages));
    for (const share of [0.95, 0.9, 0.8])
      expect(sizeOf(packPages(pages, whole * share))).toBeLessThanOrEqual(whole * share);
    expect(longest(packPages(pages, whole * 0.95))).toBeGreaterThan(longest(packPages(pages, whole * 0.8)));
  });

  it('says with an ellipsis where it cuts a line, and only there', () => {
    const long = `${'word '.repeat(80)}end.`;
    const cut = (whole: string) => readSections(packPages([makePage('/docs/a', 'A', whole)]))[0]?.text;
    expect(cut(long)).toMatch(/^(?:word )+word…$/);
    expect(cut(`${long.slice(-200)}\n${'x'.repeat(300)}`)).toBe(long.slice(-200));
    expect(cut('Short.')).toBe('Short.');
  });
});
