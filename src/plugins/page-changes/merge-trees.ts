/** Merges two wordings of a block into one, and marks the words and lines of code that only one of them has. */
import { diffArrays } from 'diff';
import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { ChangedCode, Inline, Marked } from './block-html';
import { cutWords, isSameWord, type Neutral, type Word } from './blocks';

/** A word, or inline content that counts as one: code, an image, a link, emphasis. */
interface Piece extends Word {
  readonly node: PhrasingContent;
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
  const [old, next] = [cutWords(before.value, older, /^.*$/gm), cutWords(after.value, newer, /^.*$/gm)];
  const parts = diffArrays(old, next, { comparator: isSameWord });
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
    const children = value.map(({ node }) => node);
    if (!removed && !added) return children;
    return [{ type: 'marked', tag: removed ? 'del' : 'ins', children } satisfies Marked];
  });
}

/** Splits inline content into pieces, words with the space around them. */
function cutLine(nodes: readonly PhrasingContent[], neutral: Neutral): Piece[] {
  return nodes.flatMap((node): Piece[] =>
    node.type === 'text'
      ? cutWords(node.value, neutral, /\s*\S+\s*|\s+/g).map((word) => ({
          text: word.text.trim(),
          neutral: word.neutral.trim(),
          node: { type: 'text', value: word.text },
        }))
      : cutWords(describe(node), neutral, /.+/gs).map((word) => ({ ...word, node })),
  );
}

/** Describes inline content, so that it can be compared. */
function describe(node: PhrasingContent): string {
  const name = node.type === 'link' ? node.url : node.type;
  if ('children' in node) return `${name} ${node.children.map(describe).join('')}`;
  if (node.type === 'image') return `${name} ${node.alt}`;
  return 'value' in node ? `${name} ${node.value}` : name;
}
