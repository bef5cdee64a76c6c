/** Finds the samples of a finished page. */

import { hiddenCodeAttribute, unpackHiddenCode } from '@capacitor-docs/explain/hidden-code';
import { findAll, hasClass, isElement, parseHtml, readAttribute, readText } from '../../build/page-text/html-tree';
import { changesAttribute, truncateCode } from '../../build/page-text/truncate-text';
import { codeTitleClass } from '../../lib/dom-contract';

const languages = ['ts', 'tsx', 'json', 'bash', 'shell-session', 'groovy'] as const;

/** A sample as a page shows it, and what the page hides of it. */
export interface ShownSample {
  readonly language: (typeof languages)[number];
  readonly lines: readonly string[];
  /** Code that is compiled for the lines, one for each: lines marked as removed are empty. Undefined for a sample that is not compiled. */
  readonly code?: string;
  /** Hidden code before it. */
  readonly preamble?: string;
  readonly title?: string;
}

/** @returns the samples in the languages that are explained, in the order of the page */
export function listSamples(html: string): ShownSample[] {
  return [...html.matchAll(/<code-block\b.*?<\/code-block>/gs)].flatMap(([block]) => readSample(block));
}

function readSample(html: string): ShownSample[] {
  const [block] = parseHtml(truncateCode(html)).filter(isElement);
  const [pre] = block === undefined ? [] : findAll(block, ({ tagName }) => tagName === 'pre');
  const language = languages.find((name) => pre !== undefined && hasClass(pre, `language-${name}`));
  if (block === undefined || pre === undefined || language === undefined) return [];
  const lines = readText(pre).replace(/\n$/, '').split('\n');
  const [title] = findAll(block, (element) => hasClass(element, codeTitleClass));
  const titled = { language, lines, ...(title === undefined ? {} : { title: readText(title) }) };
  const packed = readAttribute(block, hiddenCodeAttribute);
  const preamble = packed === undefined ? undefined : unpackHiddenCode(packed);
  if (!/^tsx?$/.test(language) || (packed !== undefined && preamble === undefined)) return [titled];
  const changes = readAttribute(pre, changesAttribute) ?? '';
  const code = lines.map((line, index) => (changes[index] === '-' ? '' : line)).join('\n');
  return [{ ...titled, code, ...(preamble === undefined ? {} : { preamble }) }];
}
