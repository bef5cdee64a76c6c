import type { Root, RootContent } from 'hast';

/** Where a portion of a page begins that is drawn behind the one before; `portions.css`, the loader and `cut-portions.ts` go by it. */
const portionProperty = 'dataPortion';

/** How much is drawn with all else of a page's first view, and so with what a browser looks up for the first time. */
const firstWeight = 400;

/** How much is drawn at once behind that, when it has grown: each portion may be twice the one before. A slow phone draws it in 40 ms. */
const largestWeight = 1_400;

/**
 * What is left of a page behind its last mark, at least. A page with so much, and a first portion before it, ends below the tallest window that
 * pages are drawn in (`tallest` of the loader), so what stands behind it never comes up into view.
 */
const windowWeight = 3_000;

/** What an element weighs in characters: laying it out takes about as long as that of so much text. */
const elementWeight = 20;

/** What becomes an element of its own and keeps its attributes, whatever stands for it. */
const plainTag = /^(?:h[2-6]|p|ul|ol)$/;

/** Rehype plugin: marks where a long page is cut into portions. */
export function rehypePortions(): (tree: Root) => void {
  return (tree) => {
    const weights = tree.children.map(weigh);
    let left = weights.reduce((sum, weight) => sum + weight, 0);
    let weight = 0;
    let limit = firstWeight;
    for (const [index, node] of tree.children.entries()) {
      if (left < windowWeight) return;
      if (weight > limit && node.type === 'element' && plainTag.test(node.tagName)) {
        node.properties[portionProperty] = '';
        weight = 0;
        limit = Math.min(limit * 2, largestWeight);
      }
      weight += weights[index] ?? 0;
      left -= weights[index] ?? 0;
    }
  };
}

function weigh(node: RootContent): number {
  if (node.type === 'text') return node.value.length;
  if (!('children' in node)) return 0;
  // Code that is coloured is a text with about as many characters for an element.
  const code = node.type === 'element' ? node.properties.html : undefined;
  return node.children.reduce((sum, child) => sum + weigh(child), elementWeight + (code ? String(code).length : 0));
}
