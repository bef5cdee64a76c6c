import type { ElementContent, Nodes, Root } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import { walkTree } from '../lib/walk-tree';

/** Names up to this length, in characters, stay whole: they fit into a column of a table. */
const longestWhole = 18;

/** Where a name may part: behind a separator or an opening bracket, and before a capital. */
const parting = /(?<=[./_:|,(<[{])(?=[\w$@'"])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/**
 * Rehype plugin: lets long names in the code of table cells part where their words do, so that they need not push a table out of the page. The
 * text stays as it is, also when it is copied.
 */
export function rehypeBreakNames(): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (cell) => {
      if (cell.type !== 'element' || (cell.tagName !== 'td' && cell.tagName !== 'th')) return true;
      walkTree<Nodes>(cell, (code, index, parent) => {
        if (code.type !== 'element' || code.tagName !== 'code' || parent === undefined) return;
        const [text] = code.children;
        if (text?.type !== 'text') return;
        const children = breakText(text.value);
        // As if a writer had written the tag: the theme takes its own code with anything but text in it for a block.
        if (children.length > 1) {
          const data = { _mdxExplicitJsx: true };
          parent.children[index] = { type: 'mdxJsxTextElement', name: 'code', attributes: [], children, data };
        }
      });
      return false;
    });
  };
}

/** Cuts a text into its parts, with a place to break between two of them. */
function breakText(text: string): ElementContent[] {
  const parts = text.split(/(\s+)/).flatMap((word) => {
    const isLong = word.length > longestWhole;
    return isLong
      ? word.split(parting).map((value, index) => ({ value, isBreak: index > 0 }))
      : { value: word, isBreak: false };
  });
  const children: ElementContent[] = [];
  for (const { value, isBreak } of parts) {
    const last = children.at(-1);
    if (isBreak) children.push({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
    if (!isBreak && last?.type === 'text') last.value += value;
    else children.push({ type: 'text', value });
  }
  return children;
}
