import { codeTitleClass } from '../lib/dom-contract';

/** A code block that a reader reports something about. */
export interface Sample {
  /** Its title, usually the name of a file; empty when it has none. */
  readonly title: string;
  readonly language: string;
  /** Number of its first line, as shown in the block. */
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** @param block an element with the class `theme-code-block` */
export function readSample(block: Element): Sample {
  const code = block.querySelector('pre code');
  const before = /code-line (\d+)/.exec(code?.getAttribute('style') ?? '')?.[1] ?? '0';
  const shown = [...(code?.querySelectorAll('.token-line') ?? [])].map((line) => line.textContent ?? '');
  return {
    title: block.querySelector(`.${codeTitleClass}`)?.textContent ?? '',
    language: /language-(\S+)/.exec(block.querySelector('pre')?.className ?? '')?.[1] ?? '',
    firstLine: Number(before) + 1,
    lines: shown.length > 0 ? shown.map((line) => line.replace(/\n$/, '')) : (code?.textContent ?? '').split('\n'),
  };
}

/** @returns the first and last selected line of a block, as numbered there; undefined when none is selected */
export function readSelectedLines(block: Element, firstLine: number): readonly [number, number] | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed) return undefined;
  const numbers = [...block.querySelectorAll('.token-line')].flatMap((line, index) =>
    selection.containsNode(line, true) ? [firstLine + index] : [],
  );
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}
