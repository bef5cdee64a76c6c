/**
 * Measures how hard a page is to read with the Automated Readability Index: the school grade needed to understand a text. It counts letters
 * instead of syllables, so it needs no dictionary, and the names in a technical text don't distort it.
 */
import type { Page } from '../../remark/pages';
import { codeMark, listPassages } from './passages';

export interface Readability {
  /** School grade: 8 is plain English, above 12 a page is hard. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Length of a piece of code in letters: that of an average word, because its letters are not read. */
const codeLength = 5;

/** Measures the sentences of paragraphs and list items. Headings, cells and samples are not sentences. */
export function measurePage(page: Page): Readability {
  return measureText(
    listPassages(page)
      .filter(({ kind }) => kind === 'text')
      .map(({ text }) => text),
  );
}

/** Measures texts. The end of each text also ends a sentence. */
export function measureText(texts: readonly string[]): Readability {
  const count = { letters: 0, words: 0, sentences: 0 };
  for (const { segment } of texts.flatMap((text) => [...sentences.segment(text)])) {
    const found = splitWords(segment);
    if (found.length === 0) continue;
    count.sentences += 1;
    count.words += found.length;
    count.letters += found.reduce((sum, word) => sum + (word === codeMark ? codeLength : word.length), 0);
  }
  if (count.words === 0) return { grade: 0, words: 0, sentences: 0 };
  const grade = 4.71 * (count.letters / count.words) + 0.5 * (count.words / count.sentences) - 21.43;
  return { grade: Math.round(grade * 10) / 10, words: count.words, sentences: count.sentences };
}

function splitWords(sentence: string): string[] {
  return [...words.segment(sentence)]
    .filter(({ segment, isWordLike }) => isWordLike === true || segment === codeMark)
    .map(({ segment }) => segment);
}
