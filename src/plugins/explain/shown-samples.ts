/** Finds the samples of a finished page, and the code of its Markdown that they show. */

import type { Snippet } from '@capacitor-docs/docs-checks/samples';
import {
  findAll,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  readText,
} from '../../build/page-text/html-tree';
import { changesAttribute } from '../../build/page-text/truncate-text';

const languages = ['ts', 'tsx', 'json', 'bash', 'shell-session', 'groovy'] as const;

/** A sample as a page shows it. */
export interface ShownSample {
  readonly language: (typeof languages)[number];
  readonly lines: readonly string[];
  /** Whether lines are marked as added or removed. */
  readonly isChange: boolean;
}

/** @returns the samples in the languages that are explained, in the order of the page */
export function listSamples(nodes: readonly HtmlNode[]): ShownSample[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => findAll(node, (element) => element.tagName === 'pre').flatMap((pre) => readSample(pre)));
}

function readSample(pre: HtmlElement): ShownSample[] {
  const language = languages.find((name) => hasClass(pre, `language-${name}`));
  const code = pre.childNodes.find((child) => isElement(child) && child.tagName === 'code');
  if (language === undefined || code === undefined) return [];
  const isChange = pre.attrs.some(({ name }) => name === changesAttribute);
  return [{ language, lines: readText(code).replace(/\n$/, '').split('\n'), isChange }];
}

/**
 * Places the lines of code in a sample that shows them, without lines that are empty there: those that are removed, and comments that mark lines.
 *
 * @returns for each line of the code the line of the sample, from 0; undefined if the sample shows other code
 */
export function placeLines({ lines, isChange }: ShownSample, code: string): ReadonlyMap<number, number> | undefined {
  const places = new Map<number, number>();
  let next = 0;
  for (const [index, line] of code.split('\n').entries()) {
    if (line.trim() === '') continue;
    const place = lines.indexOf(line, next);
    if (place === -1) return undefined;
    places.set(index, place);
    next = place + 1;
  }
  const shown = lines.filter((line) => line.trim() !== '').length;
  return isChange || places.size === shown ? places : undefined;
}

/** Pairs the samples of a page with the blocks of its Markdown. What the reference adds to a page has no block. */
export function pairSamples(
  samples: readonly ShownSample[],
  snippets: readonly Snippet[],
): { readonly sample: ShownSample; readonly snippet?: Snippet; readonly places?: ReadonlyMap<number, number> }[] {
  const left = [...snippets];
  return samples.map((sample) => {
    for (const [index, snippet] of left.entries()) {
      const places = snippet.language === sample.language ? placeLines(sample, snippet.code) : undefined;
      if (places === undefined) continue;
      left.splice(index, 1);
      return { sample, snippet, places };
    }
    return { sample };
  });
}
