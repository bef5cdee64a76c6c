import { gzipSync } from 'node:zlib';
import { searchSynonyms } from '../../config/search-synonyms';
import {
  anchorOf,
  formatVersion,
  rowLevel,
  type Shard,
  type ShardPage,
  type ShardSection,
} from '../../lib/search/index-files';
import { stopWords } from '../../lib/search/stop-words';
import { packWordIndex } from '../../lib/search/word-index';
import { findRuns, fold } from '../../lib/search/words';
import type { CutPage, CutSection } from './cut-page';

const leftOut = new Set(stopWords.split(' '));

/** Largest size of a shard in bytes after gzip; the acceptance limit is 160 KiB, and other compressors differ a little. */
export const shardBudget = 150 * 1024;

/** How many characters of a section's text and code are kept as they are; the first pair whose shard fits is taken. */
const excerptLengths = [
  { text: 280, code: 160 },
  { text: 200, code: 120 },
  { text: 160, code: 80 },
  { text: 120, code: 80 },
  { text: 100, code: 60 },
  { text: 80, code: 40 },
  { text: 60, code: 0 },
  { text: 0, code: 0 },
];

/**
 * Packs the pages of one version, sorted by route, with excerpts as long as the budget allows.
 *
 * @throws one line when not even a shard without excerpts fits the budget
 */
export function packShard(pages: readonly CutPage[], budget: number = shardBudget): Shard {
  const words = pages.map((page) => page.sections.map(listWords));
  for (const lengths of excerptLengths) {
    const shard = packWithExcerpts(pages, words, lengths);
    if (gzipSync(JSON.stringify(shard)).length <= budget) return shard;
  }
  throw new Error(
    `The search index of ${pages[0]?.tag} does not fit into ${Math.round(budget / 1024)} KiB: raise shardBudget in src/plugins/search-index/pack-shard.ts.`,
  );
}

/** A word of a section: as written, folded, and where it begins in the text or the code. */
interface Word {
  readonly run: string;
  readonly word: string;
  readonly start: number;
}

interface SectionWords {
  readonly heading: readonly Word[];
  readonly text: readonly Word[];
  readonly code: readonly Word[];
}

function listWords({ heading, text, code }: CutSection): SectionWords {
  const list = (part: string): Word[] => findRuns(part).map(({ run, start }) => ({ run, word: fold(run), start }));
  return { heading: list(heading), text: list(text), code: list(code) };
}

function packWithExcerpts(
  pages: readonly CutPage[],
  words: readonly (readonly SectionWords[])[],
  lengths: { text: number; code: number },
): Shard {
  const rests: string[][] = [];
  const packed = pages.map((page, pageIndex): ShardPage => {
    let parent = '';
    const sections = page.sections.map((section, index): ShardSection => {
      const { level, heading, anchor } = section;
      const text = cutExcerpt(section.text, lengths.text, /\s/);
      const code = cutExcerpt(section.code, lengths.code, /\n/);
      const own = words[pageIndex]?.[index];
      rests.push(own === undefined ? [] : listRest(own, text.length, code.length));
      const expected = level === 1 ? '' : anchorOf(level, heading, parent);
      if (level < rowLevel) parent = anchor;
      return [level, heading || 0, anchor === expected ? 0 : anchor, text || 0, code || 0];
    });
    return [page.route, page.title, page.group, page.label === page.title ? 0 : page.label, sections];
  });
  const { tag = '', language = '', version = '' } = pages[0] ?? {};
  return {
    v: formatVersion,
    tag,
    lang: language,
    version,
    pages: packed,
    ...packWordIndex(rests),
    stopWords,
    synonyms: searchSynonyms,
  };
}

/** The beginning of a text, up to a border before the limit. */
function cutExcerpt(text: string, limit: number, border: RegExp): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !border.test(text.charAt(end))) end -= 1;
  return text.slice(0, end).trimEnd();
}

/**
 * Words of a section that its heading and excerpts lack; identifiers keep their capitals, because they can be split there.
 *
 * @param textEnd where the excerpt of the text ends
 * @param codeEnd where the excerpt of the code ends
 */
function listRest({ heading, text, code }: SectionWords, textEnd: number, codeEnd: number): string[] {
  const seen = new Set(heading.map(({ word }) => word));
  const rest = (list: readonly Word[], end: number): readonly Word[] => {
    for (const { word, start } of list) if (start < end) seen.add(word);
    return list.filter(({ start }) => start >= end);
  };
  return [...rest(text, textEnd), ...rest(code, codeEnd)].flatMap(({ run, word }) => {
    if (seen.has(word) || leftOut.has(word)) return [];
    seen.add(word);
    return [/\p{Ll}\p{Lu}/u.test(run) ? run : word];
  });
}
