/** The steps by which a page of one version becomes that of the next. */
import { diffArrays } from 'diff';
import type { Block } from './blocks';
import { type Neutral, splitWords, toNeutral } from './words';

/** What happens to a block between the older page and the newer one, in the order of the newer one. */
export type Step =
  | { readonly kind: 'same'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'reworded'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'removed'; readonly from: Block }
  | { readonly kind: 'added'; readonly to: Block };

/** A page split into blocks, with a function that removes its version's own words from a text. */
export interface ComparedPage {
  readonly blocks: readonly Block[];
  readonly neutral: Neutral;
}

/** Share of words that two blocks must have in common to count as the same block, reworded. */
const likeness = { code: 0.3, heading: 0.5, item: 0.4, quote: 0.4, row: 0.4, text: 0.4 } as const;

interface Entry {
  readonly block: Block;
  readonly neutral: string;
}

/**
 * Compares two versions of a page block by block. Blocks that differ only in the versions' own words (see `makeNeutralizer`) are the same.
 *
 * @returns steps with all blocks of both pages; applied to the older page, they make the newer one
 */
export function comparePages(older: ComparedPage, newer: ComparedPage): Step[] {
  const [before, after] = [older, newer].map(({ blocks, neutral }) =>
    blocks.map((block): Entry => ({ block, neutral: toNeutral(block, neutral) })),
  ) as [Entry[], Entry[]];
  const parts = diffArrays(before, after, {
    comparator: (a, b) => a.block.kind === b.block.kind && (a.block.text === b.block.text || a.neutral === b.neutral),
  });
  const steps: Step[] = [];
  let removed: Entry[] = [];
  let added: Entry[] = [];
  const endGap = (): void => {
    steps.push(...pairGap(removed, added, older.neutral, newer.neutral));
    removed = [];
    added = [];
  };
  let place = 0;
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      endGap();
      for (const { block } of part.value)
        steps.push({ kind: 'same', from: before[place++]?.block ?? block, to: block });
      continue;
    }
    if (part.removed) place += part.value.length;
  }
  endGap();
  return steps;
}

/** Pairs removed blocks with the added blocks that replace them, in order and with the most words in common. */
function pairGap(removed: readonly Entry[], added: readonly Entry[], before: Neutral, after: Neutral): Step[] {
  const old = removed.map(({ block }) => splitWords(block, before));
  const next = added.map(({ block }) => splitWords(block, after));
  const scores = removed.map((from, row) =>
    added.map((to, column) => scorePair(from.block, to.block, old[row] ?? [], next[column] ?? [])),
  );
  // best[row][column]: the highest total score of the blocks from there on.
  const best = Array.from({ length: removed.length + 1 }, () => Array<number>(added.length + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = removed.length - 1; row >= 0; row--) {
    for (let column = added.length - 1; column >= 0; column--) {
      const pair = scores[row]?.[column] ?? 0;
      const line = best[row];
      if (line === undefined) continue;
      line[column] = Math.max(at(row + 1, column), at(row, column + 1), pair > 0 ? pair + at(row + 1, column + 1) : 0);
    }
  }
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [from, to] = [removed[row]?.block, added[column]?.block];
    const pair = scores[row]?.[column] ?? 0;
    if (from && to && pair > 0 && at(row, column) === pair + at(row + 1, column + 1)) {
      steps.push({ kind: pair === whole ? 'same' : 'reworded', from, to });
      row++;
      column++;
    } else if (to && staysAbove(from, to) && at(row, column) === at(row, column + 1)) {
      steps.push({ kind: 'added', to });
      column++;
    } else if (from && (to === undefined || at(row, column) === at(row + 1, column))) {
      steps.push({ kind: 'removed', from });
      row++;
    } else if (to) {
      steps.push({ kind: 'added', to });
      column++;
    }
  }
  return steps;
}

/** Returns whether an added block belongs to the section before a removed heading, and so has to come before that heading. */
function staysAbove(removed: Block | undefined, added: Block): boolean {
  return removed?.kind === 'heading' && added.kind !== 'heading';
}

/** Score of two blocks with the same words in the same order. */
const whole = 2;

/** @returns 0 for blocks that have too little in common */
function scorePair(from: Block, to: Block, old: readonly Word[], next: readonly Word[]): number {
  if (from.kind !== to.kind || from.level !== to.level) return 0;
  if (old.length === next.length && old.every((word, index) => isSameWord(word, next[index]))) return whole;
  const isTitle = from.level === 1;
  const isHead = from.kind === 'row' && from.head === '' && to.head === '';
  // The fence lines do not count, because all code blocks have them.
  const share = from.kind === 'code' ? shareWords(old.slice(1, -1), next.slice(1, -1)) : shareWords(old, next);
  const title = /title="[^"]*"/;
  const hasSameTitle =
    from.kind === 'code' && title.exec(from.text)?.[0] === title.exec(to.text)?.[0] && title.test(from.text);
  return isTitle || isHead || hasSameTitle || share >= likeness[from.kind] ? Math.max(share, 0.01) : 0;
}

type Word = ReturnType<typeof splitWords>[number];

/** Returns whether two words are the same, apart from their versions' own words. */
export function isSameWord(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && (a.text === b.text || a.neutral === b.neutral);
}

/** Returns the share of common words, as Dice's coefficient: 1 for the same words in any order. */
function shareWords(old: readonly Word[], next: readonly Word[]): number {
  const left = new Map<string, number>();
  for (const { neutral } of old) left.set(neutral, (left.get(neutral) ?? 0) + 1);
  let both = 0;
  for (const { neutral } of next) {
    const count = left.get(neutral) ?? 0;
    if (count === 0) continue;
    both++;
    left.set(neutral, count - 1);
  }
  const all = old.length + next.length;
  return all === 0 ? 1 : (2 * both) / all;
}
