/** The steps by which a page of one version becomes that of the next. */
import { diffArrays } from 'diff';
import type { Block } from './blocks';
import { type Neutral, splitWords, toNeutral } from './words';

/** What becomes of a piece of the older page, in the order of the newer one. */
export type Step =
  | { readonly kind: 'same'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'reworded'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'removed'; readonly from: Block }
  | { readonly kind: 'added'; readonly to: Block };

/** A page cut into blocks, with what takes its version's own words out of a text. */
export interface ComparedPage {
  readonly blocks: readonly Block[];
  readonly neutral: Neutral;
}

/** Share of words that two blocks must have in common for one to be the other in new words. */
const likeness = { code: 0.3, heading: 0.5, item: 0.4, quote: 0.4, row: 0.4, text: 0.4 } as const;

interface Entry {
  readonly block: Block;
  readonly neutral: string;
}

/**
 * Compares two versions of a page block by block. What differs only in the versions' own words (see `own-words.ts`) is the same.
 *
 * @returns all blocks of both: applied to the older page they make the newer one
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

/** Finds which of the removed blocks became which of the added ones, in their order and with the most words in common. */
function pairGap(removed: readonly Entry[], added: readonly Entry[], before: Neutral, after: Neutral): Step[] {
  const old = removed.map(({ block }) => splitWords(block, before));
  const next = added.map(({ block }) => splitWords(block, after));
  const scores = removed.map((from, row) =>
    added.map((to, column) => scorePair(from.block, to.block, old[row] ?? [], next[column] ?? [])),
  );
  // best[row][column]: what the blocks from there on have in common at most.
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

/** Whether an added block is a part of the section in front of a removed one, and has to come before its heading. */
function staysAbove(removed: Block | undefined, added: Block): boolean {
  return removed?.kind === 'heading' && added.kind !== 'heading';
}

/** Score of blocks whose words are the same one by one. */
const whole = 2;

/** @returns 0 for blocks that have too little in common */
function scorePair(from: Block, to: Block, old: readonly Word[], next: readonly Word[]): number {
  if (from.kind !== to.kind || from.level !== to.level) return 0;
  if (old.length === next.length && old.every((word, index) => isSameWord(word, next[index]))) return whole;
  const isTitle = from.level === 1;
  const isHead = from.kind === 'row' && from.head === '' && to.head === '';
  // The lines with the marks around code are in all of it.
  const share = from.kind === 'code' ? shareWords(old.slice(1, -1), next.slice(1, -1)) : shareWords(old, next);
  const title = /title="[^"]*"/;
  const hasSameTitle =
    from.kind === 'code' && title.exec(from.text)?.[0] === title.exec(to.text)?.[0] && title.test(from.text);
  return isTitle || isHead || hasSameTitle || share >= likeness[from.kind] ? Math.max(share, 0.01) : 0;
}

type Word = ReturnType<typeof splitWords>[number];

/** Whether two words are the same, or would be if their versions were. */
export function isSameWord(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && (a.text === b.text || a.neutral === b.neutral);
}

/** Share of the words that both have, by Dice: 1 for the same words in any order. */
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
