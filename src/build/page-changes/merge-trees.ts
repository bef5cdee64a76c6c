/** Merges two wordings of a block into one, and marks the words and lines of code that only one of them has. */
import { diffArrays } from 'diff';
import type { Code, Nodes, Parents, PhrasingContent } from 'mdast';
import type { ChangedCode, Inline, Marked } from './block-html';
import { isSameWord } from './compare';
import type { Neutral, Word } from './words';

/** A word, a piece of code or an image, with the elements around it: links, emphasis. */
interface Piece extends Word {
  readonly node: PhrasingContent;
  readonly around: readonly Parents[];
}

/** Describes what must be equal for two trees to differ only in their words. */
function describeShape(node: Nodes): string {
  if (isLine(node) || !('children' in node)) return node.type;
  return `${node.type}(${node.children.map(describeShape).join()})`;
}

type Line = Extract<Nodes, { children: PhrasingContent[] }>;

/** Returns whether a node's children are inline content. */
function isLine(node: Nodes): node is Line {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function listParts(node: Nodes): (Line | Code)[] {
  if (isLine(node) || node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(listParts) : [];
}

/**
 * @param before tree of the older wording
 * @param after tree of the newer one, which becomes the merged tree in place
 * @returns false, without any change, when they differ in more than words and lines of code
 */
export function mergeTrees(before: Nodes, after: Nodes, older: Neutral, newer: Neutral): boolean {
  if (describeShape(before) !== describeShape(after)) return false;
  const old = listParts(before);
  for (const [index, part] of listParts(after).entries()) {
    const from = old[index];
    if (part.type === 'code' && from?.type === 'code') mergeCode(from, part, older, newer);
    else if (part.type !== 'code' && from !== undefined && from.type !== 'code')
      part.children = mergeLine(from.children, part.children, older, newer) as PhrasingContent[];
  }
  return true;
}

function mergeCode(before: Code, after: Code, older: Neutral, newer: Neutral): void {
  const cut = ({ value }: Code, neutral: Neutral): Word[] =>
    value.split('\n').map((text) => ({ text, neutral: neutral(text) }));
  const parts = diffArrays(cut(before, older), cut(after, newer), { comparator: isSameWord });
  if (parts.every(({ added, removed }) => !added && !removed)) return;
  const changed: ChangedCode = {
    type: 'changedCode',
    lines: parts.flatMap(({ value, added, removed }) =>
      value.map(({ text }) => ({ tag: removed ? ('del' as const) : added ? ('ins' as const) : undefined, text })),
    ),
  };
  Object.assign(after, changed);
}

function mergeLine(
  before: readonly PhrasingContent[],
  after: readonly PhrasingContent[],
  older: Neutral,
  newer: Neutral,
): Inline[] {
  const [old, next] = [cutLine(before, older), cutLine(after, newer)];
  return diffArrays(old, next, { comparator: isSameWord }).flatMap(({ value, removed, added }): Inline[] => {
    const children = joinPieces(value);
    if (!removed && !added) return children;
    return [{ type: 'marked', tag: removed ? 'del' : 'ins', children } satisfies Marked];
  });
}

/** Replaces spaces inside code, which counts as one word. */
const space = '\u0002';

/** Splits inline content into words, each with the space after it. */
function cutLine(nodes: readonly PhrasingContent[], neutral: Neutral): Piece[] {
  const pieces: { node: PhrasingContent; around: readonly Parents[]; word: string }[] = [];
  const walk = (node: PhrasingContent, around: readonly Parents[]): void => {
    if ('children' in node) {
      for (const child of node.children) walk(child, [...around, node]);
    } else if (node.type === 'text') {
      for (const [word] of node.value.matchAll(/\s*\S+\s*|\s+/g))
        pieces.push({ node: { type: 'text', value: word }, around, word: word.trim() });
    } else {
      const code = node.type === 'image' ? `![${node.alt ?? ''}]` : 'value' in node ? `\`${node.value}\`` : node.type;
      pieces.push({ node, around, word: code });
    }
  };
  for (const node of nodes) walk(node, []);
  const words = pieces.map(({ word }) => word.replace(/\s/g, space));
  // A name of two words (`Capacitor 4`) is recognized only when both words are there.
  const neutrals = neutral(words.join(' ')).split(' ');
  return pieces.map(({ node, around }, index): Piece => {
    const name = (turn: (url: string) => string) =>
      around.map((parent) => (parent.type === 'link' ? `link ${turn(parent.url)}` : parent.type)).join(' ');
    return {
      node,
      around,
      text: `${name((url) => url)} ${words[index]}`,
      neutral: `${name(neutral)} ${neutrals[index]}`,
    };
  });
}

/** Joins the words again that are inside the same elements. */
function joinPieces(pieces: readonly Piece[], depth = 0): Inline[] {
  const joined: Inline[] = [];
  for (let start = 0; start < pieces.length; ) {
    const first = pieces[start] as Piece;
    const mark = first.around[depth];
    let end = start + 1;
    if (mark === undefined) {
      joined.push(first.node);
    } else {
      while (pieces[end]?.around[depth] === mark) end++;
      joined.push({ ...mark, children: joinPieces(pieces.slice(start, end), depth + 1) } as unknown as Inline);
    }
    start = end;
  }
  return joined;
}
