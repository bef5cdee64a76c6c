import { gzipSync } from 'node:zlib';
import {
  anchorOf,
  appendTo,
  type Fragment,
  findRuns,
  fold,
  formatVersion,
  isIdentifier,
  packWordIndex,
  rowLevel,
  type Shard,
  type ShardPage,
  type ShardSection,
  stopWords,
  symptomLevel,
} from '@capacitor-docs/search';
import searchSynonyms from '../../config/search-synonyms.json' with { type: 'json' };
import { findReaderWords } from './reader-words';
import type { PageParts, PageSection } from './split-page';

const leftOut = new Set(stopWords.split(' '));

/** Largest size of a shard in bytes after gzip; the acceptance limit is 160 KiB, and other compressors differ a little. */
export const shardBudget = 156 * 1024;

/** Maximum length of the line that a hit shows, in characters: of a row, and of a page. */
const longestAnswer = 80;
const longestSummary = 64;

/** Maximum length of the excerpt of a section's text, in characters; the excerpt of its code is half as long. */
const longestExcerpt = 280;

/** Step in which lengths of excerpts and answers are tried, in characters, and the number of steps of the longest. */
const excerptStep = 4;
const mostSteps = (longestAnswer / 2 + longestExcerpt) / excerptStep;

/**
 * Packs pages of one version, sorted by route, with excerpts as long as the budget allows.
 *
 * @param budget bytes after gzip
 * @param least shortest excerpts, in steps of `excerptStep`
 * @param most longest excerpts
 * @returns undefined when not even the shortest excerpts fit the budget
 */
export function packShard(
  pages: readonly PageParts[],
  budget: number = shardBudget,
  least = 0,
  most = mostSteps,
): Shard | undefined {
  const tryLength = (steps: number): Shard | undefined => {
    const shard: Shard = {
      ...packWithExcerpts(pages, steps * excerptStep),
      lang: pages[0]?.language ?? '',
      stopWords,
      synonyms: searchSynonyms,
    };
    return gzipSync(JSON.stringify(shard)).length <= budget ? shard : undefined;
  };
  let best = tryLength(least);
  if (best === undefined) return undefined;
  // A binary search, because longer excerpts make a larger shard: each try halves the remaining lengths.
  for (let low = least + 1, high = most; low <= high; ) {
    const middle = Math.ceil((low + high) / 2);
    const shard = tryLength(middle);
    if (shard === undefined) high = middle - 1;
    else [best, low] = [shard, middle + 1];
  }
  return best;
}

/** Packs pages of one version with the longest excerpts. */
export function packFragment(pages: readonly PageParts[]): Fragment {
  return packWithExcerpts(pages, mostSteps * excerptStep);
}

/** A word: as written, and folded. */
interface Word {
  readonly run: string;
  readonly word: string;
}

/** The words of a text, and where each begins. */
interface TextWords {
  readonly words: readonly Word[];
  readonly starts: Uint32Array;
}

interface SectionWords {
  readonly heading: TextWords;
  readonly text: TextWords;
  readonly code: TextWords;
}

/** Words of pages, because a page is packed several times. All pages of a version have the same few thousand words. */
const knownPages = new WeakMap<PageParts, readonly SectionWords[]>();
const knownWords = new Map<string, Word>();

function readWord(run: string): Word {
  const known = knownWords.get(run) ?? { run, word: fold(run) };
  knownWords.set(run, known);
  return known;
}

function listWords(page: PageParts): readonly SectionWords[] {
  const list = (part: string): TextWords => {
    const found = findRuns(part);
    return { words: found.map(({ run }) => readWord(run)), starts: Uint32Array.from(found, ({ start }) => start) };
  };
  const words =
    knownPages.get(page) ??
    page.sections.map(({ heading, text, code }) => ({ heading: list(heading), text: list(text), code: list(code) }));
  knownPages.set(page, words);
  return words;
}

function packWithExcerpts(pages: readonly PageParts[], room: number): Fragment {
  // Answers of rows get room first, then the beginnings of all texts.
  const length = Math.max(0, room - longestAnswer / 2);
  const rests: string[][] = [];
  const packed = pages.map((page): ShardPage => {
    const words = listWords(page);
    let parent = '';
    const sections = page.sections.map((section, index): ShardSection => {
      const { level, heading, anchor, facts } = section;
      const text = truncateExcerpt(section.text, Math.max(length, measureAnswer(section, room)), /\s/);
      const code = truncateExcerpt(section.code, Math.max(length / 2, measureSignature(section)), /\n/);
      const own = words[index];
      rests.push(own === undefined ? [] : listRest(own, text.length, code.length));
      const expected = level === 1 ? '' : anchorOf(level, heading, parent);
      if (level < rowLevel) parent = anchor;
      const place = anchor === expected ? 0 : anchor;
      if (facts === undefined) return [level, heading || 0, place, text || 0, code || 0];
      return [level, heading || 0, place, text || 0, code || 0, facts];
    });
    const label = page.label === page.title ? 0 : page.label;
    return [page.route, page.title, page.group, label, findReaderWords(page.route, page.version) || 0, sections];
  });
  const { tag = '', version = '' } = pages[0] ?? {};
  return {
    v: formatVersion,
    tag,
    version,
    pages: packed,
    ...packWordIndex(
      thinCommon(
        rests,
        pages.flatMap(({ sections }, page) => sections.map(() => page)),
      ),
    ),
  };
}

/** A word outside the excerpts that more sections than this have is common: it distinguishes sections least, and takes the most room. */
const mostSections = 60;

/** Number of pages that a common word is kept for, in the first section of each: those where most sections have it. */
const commonPages = 3;

/**
 * @param rests words of each section
 * @param pages number of the page of each section
 */
function thinCommon(rests: readonly (readonly string[])[], pages: readonly number[]): string[][] {
  const sections = new Map<string, number[]>();
  rests.forEach((words, section) => {
    for (const word of words) appendTo(sections, word, section);
  });
  const thinned = rests.map(() => [] as string[]);
  for (const [word, own] of sections) {
    // Identifiers are never thinned: who types one wants each place that has it.
    const isCommon = own.length > mostSections && !isIdentifier(word);
    for (const section of isCommon ? keepFirst(own, pages) : own) thinned[section]?.push(word);
  }
  return thinned;
}

function keepFirst(sections: readonly number[], pages: readonly number[]): number[] {
  const byPage = new Map<number, number[]>();
  for (const section of sections) appendTo(byPage, pages[section] ?? 0, section);
  const best = [...byPage.values()].sort((a, b) => b.length - a.length).slice(0, commonPages);
  return best.flatMap(([first]) => first ?? []).sort((a, b) => a - b);
}

/** Length of the cause of a message that is kept, whatever else is left out. */
const leastCause = 44;

/** Returns the length of the line that a hit shows: what a page is for, the type of a key, the cause of a message. */
function measureAnswer({ level, text }: PageSection, room: number): number {
  if (level > 1 && level < rowLevel) return 0;
  const line = text.split('\n')[0]?.length ?? 0;
  // The half of a cause helps nobody, and there are few messages.
  const least = level === symptomLevel ? leastCause : 0;
  return Math.min(level === 1 ? longestSummary : longestAnswer, Math.max(least, 2 * room), line);
}

/** Longest signature that is kept whole, in characters; a hit shows no more. */
const longestSignature = 140;

/** Returns the length of the line that the hit of a member shows, whatever else is left out. */
function measureSignature({ code, facts, heading }: PageSection): number {
  const [signature = ''] = code.split('\n');
  return (facts === undefined && heading !== 'Usage') || signature.length > longestSignature ? 0 : signature.length;
}

/** Returns the beginning of a text, up to a border before the limit, with an ellipsis if a line is cut. */
function truncateExcerpt(text: string, limit: number, border: RegExp): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !border.test(text.charAt(end))) end -= 1;
  const start = text.slice(0, end).trimEnd();
  return start === '' || text.charAt(start.length) === '\n' ? start : `${start}…`;
}

/**
 * Lists the words of a section that its heading and excerpts lack. Identifiers keep their capitals, because they can be split at them.
 *
 * @param textEnd where the excerpt of the text ends
 * @param codeEnd where the excerpt of the code ends
 */
function listRest({ heading, text, code }: SectionWords, textEnd: number, codeEnd: number): string[] {
  const seen = new Set(heading.words.map(({ word }) => word));
  const rest = ({ words, starts }: TextWords, end: number): readonly Word[] => {
    const next = starts.findIndex((start) => start >= end);
    const first = next === -1 ? words.length : next;
    for (const { word } of words.slice(0, first)) seen.add(word);
    return words.slice(first);
  };
  return [...rest(text, textEnd), ...rest(code, codeEnd)].flatMap(({ run, word }) => {
    if (seen.has(word) || leftOut.has(word)) return [];
    seen.add(word);
    return [/\p{Ll}\p{Lu}/u.test(run) ? run : word];
  });
}
