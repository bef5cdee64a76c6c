import { createHash } from 'node:crypto';
import {
  appendTo,
  fold,
  formatVersion,
  type MorePages,
  packNumbers,
  readRuns,
  type Shard,
  splitIdentifier,
  stopWords,
  strengthSteps,
  strengths,
  type WordChunk,
} from '@capacitor-docs/search';
import { packFragment, packShard, shardBudget } from './pack-shard';
import { findReaderWords } from './reader-words';
import type { PageParts } from './split-page';

/** The files of the index of one version: the shard, and what a reader loads when a query needs it. */
export interface PackedVersion {
  readonly shard: Shard;
  /** Texts of the further files by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Share of the budget that is for the shard when there are more pages. The rest is for what the first query loads besides. */
const shardShare = 0.7;

/** Shortest excerpts in such a shard, in steps. With longer ones, it has fewer pages: 54 of 156 with 25 steps, 72 with 8. */
const leastSteps = 8;

/** Maximum number of fragments. The shard has their names, and each takes five bytes of it. With more pages, a fragment has several. */
const mostFragments = 2000;

/** About how many characters a chunk has; that is some 2 kB after gzip. None has twice as many, but for a single word. */
const chunkLength = 4_000;

/**
 * Packs the pages of one version, sorted by route. When they don't fit the budget, the shard has those that most pages link to.
 *
 * @param key beginning of the name of the shard, and folder of the other files
 * @param budget what a reader loads of the version before the first query, in bytes after gzip
 */
export function packVersion(pages: readonly PageParts[], key: string, budget: number = shardBudget): PackedVersion {
  const whole = packShard(pages, budget);
  if (whole !== undefined) return { shard: whole, files: new Map() };
  const ranked = rankByLinks(pages);
  const chooseFirst = (count: number): PageParts[] => {
    const first = new Set(ranked.slice(0, count));
    return pages.filter((page) => first.has(page));
  };
  const room = budget * shardShare;
  const fits = (count: number): boolean => packShard(chooseFirst(count), room, leastSteps, leastSteps) !== undefined;
  let most = 2;
  while (most < pages.length && fits(most)) most *= 2;
  let count = most / 2;
  for (let low = count + 1, high = Math.min(most, pages.length) - 1; low <= high; ) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) [count, low] = [middle, middle + 1];
    else high = middle - 1;
  }
  // A page alone may take more. It is loaded whole, because nothing would be found without it.
  const first = chooseFirst(count);
  const shard = packShard(first, room, leastSteps) ?? packShard(first, Number.POSITIVE_INFINITY, 0, 0);
  if (shard === undefined) throw new Error('A version has no pages.');
  if (count === pages.length) return { shard, files: new Map() };
  const known = new Set(first);
  const { more, files } = packMore(
    pages.filter((page) => !known.has(page)),
    key,
  );
  return { shard: { ...shard, more }, files };
}

/** Hashes the content of a file of the index for its name, so that it can be cached forever. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Sorts pages by the number of pages that link to them. */
function rankByLinks(pages: readonly PageParts[]): PageParts[] {
  const counts = new Map<string, number>();
  for (const { links } of pages) for (const route of links) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...pages].sort((a, b) => (counts.get(b.route) ?? 0) - (counts.get(a.route) ?? 0));
}

/** Packs the pages that the shard has no room for, sorted by route. */
function packMore(pages: readonly PageParts[], key: string): { more: MorePages; files: Map<string, string> } {
  const files = new Map<string, string>();
  const write = (content: unknown): string => {
    const text = JSON.stringify(content);
    // The shard has these names, so they are short.
    const hash = hashText(text).slice(0, 8);
    files.set(`${key}/${hash}.json`, text);
    return hash;
  };
  const size = Math.ceil(pages.length / mostFragments);
  const fragments: string[] = [];
  const places = new Map<string, number[]>();
  for (let at = 0; at < pages.length; at += size) {
    const own = pages.slice(at, at + size);
    for (const [word, strength] of readStrengths(own)) {
      appendTo(places, word, fragments.length * strengthSteps + strength);
    }
    fragments.push(write(packFragment(own)));
  }
  const words = [...places].map(([word, numbers]) => ({ word, places: packNumbers(numbers) }));
  const chunks = cutChunks(words.sort((a, b) => (a.word < b.word ? -1 : 1)));
  return {
    more: {
      firstWords: chunks.map(([first]) => first?.word).join(' '),
      chunks: chunks.map((chunk) => write(joinWords(chunk))).join(' '),
      fragments: fragments.join(' '),
    },
    files,
  };
}

const leftOut = new Set(stopWords.split(' '));

/** Finds out how strongly pages have each of their words. */
function readStrengths(pages: readonly PageParts[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, strength: number): void => {
    for (const run of readRuns(text)) {
      for (const word of [fold(run), ...splitIdentifier(run)]) {
        if (!leftOut.has(word)) found.set(word, Math.max(found.get(word) ?? 0, strength));
      }
    }
  };
  const counts = new Map<string, number>();
  for (const { title, label, route, version, sections } of pages) {
    add([title, label, findReaderWords(route, version)].join(' '), strengths.name);
    for (const { heading, text, code } of sections) {
      add(heading, strengths.heading);
      for (const run of readRuns(`${text}\n${code}`)) counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  for (const [run, count] of counts) add(run, strengths.text[count - 1] ?? Math.max(...strengths.text));
  return found;
}

interface PackedWord {
  readonly word: string;
  readonly places: string;
}

/**
 * Cuts a sorted list of words into chunks. A chunk begins with a word that its own hash chooses, so that a word more moves no border but those
 * next to it, and most files stay as they are.
 */
function cutChunks(words: readonly PackedWord[]): PackedWord[][] {
  const whole = words.reduce((sum, { word, places }) => sum + word.length + places.length, 0);
  // A power of two, so that it stays the same while the list grows a little.
  const mask = 2 ** Math.max(0, Math.round(Math.log2((chunkLength * words.length) / whole))) - 1;
  const chunks: PackedWord[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const entry of words) {
    const own = entry.word.length + entry.places.length;
    const isBorder = (createHash('sha256').update(entry.word).digest().readUInt32BE(0) & mask) === 0;
    if (isBorder || length + own > 2 * chunkLength) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(entry);
    length += own;
  }
  return chunks;
}

function joinWords(chunk: readonly PackedWord[]): WordChunk {
  return {
    v: formatVersion,
    words: chunk.map(({ word }) => word).join(' '),
    places: chunk.map(({ places }) => places).join(' '),
  };
}
