import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Names up to this length, in characters, are not broken: they fit into a table column. */
const longestWhole = 22;

/** Length up to which the words of a name stay together, in characters. */
const longestPart = 16;

/** Where a name may break: after a separator or an opening bracket, and before a capital letter. */
const breakPoint = /(?<=[./_:|,(<[{])(?=[\w$@'"])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/**
 * Matches what browsers would break: an option of a command after its dashes (but not a CSS custom property), and the end of a list's type between
 * its brackets.
 */
const unbroken = /((?<![^\s"'(=])-{1,2}[A-Za-z][\w-]*(?![\w:-])|\)\[\])/;

/** Maximum length of an unbroken option, in characters, so that it fits into a narrow window. */
const longestFlag = 28;

/**
 * Rehype plugin: controls where code in running text may break.
 * - Long names in table cells break between their words, so that they do not push a table out of the page.
 * - Options of commands stay whole, and so do the ends of types of lists.
 * - Long code wraps with the words around it, if both form the name of a row. Other row names are boxes (see `base.css`).
 *
 * The text itself does not change, even when it is copied.
 */
export function rehypeBreakNames(): (tree: Root) => void {
  return (tree) => breakIn(tree);
}

/**
 * @param cell the table cell that the tree is in
 * @param isAmongWords whether it is the first cell of its row, and has words beside its code
 */
function breakIn(tree: Nodes, cell?: Element, isAmongWords = false): void {
  const isName = [cell?.properties.className].flat().includes('record__name');
  walkTree<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'element' || node === cell) return true;
    if (node.tagName === 'pre') return false;
    if (node.tagName === 'td' || node.tagName === 'th') {
      const isFirst = parent?.children.find(({ type }) => type === 'element') === node;
      breakIn(node, node, isFirst && node.children.some(isWords));
      return false;
    }
    const [text] = node.children;
    if (node.tagName !== 'code' || parent === undefined || text?.type !== 'text') return true;
    const flows = isAmongWords && text.value.length > longestWhole;
    if (flows) node.properties.className = ['flows'];
    const children = isName ? breakPath(text.value) : breakText(text.value, cell !== undefined);
    // Marked as if a writer had typed the tag: the theme treats its own code as a block if it contains anything but text.
    if (children.some(({ type }) => type !== 'text')) {
      const data = { _mdxExplicitJsx: true };
      const flow: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'className', value: 'flows' };
      const attributes = flows ? [flow] : [];
      parent.children[index] = { type: 'mdxJsxTextElement', name: 'code', attributes, children, data };
    }
    return false;
  });
}

function isWords(node: Nodes): boolean {
  return node.type === 'text' && /\w|,/.test(node.value);
}

/**
 * Creates the name of a row, which may break between its words if it is long.
 *
 * @param [longest] name that is not broken, in characters
 */
export function breakName(name: string, longest = longestWhole): PhrasingContent[] {
  const words = name.length > longest ? joinShort(name.split(breakPoint)) : [name];
  const wbr: MdxJsxTextElement = { type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [] };
  return words.flatMap((value, index): PhrasingContent[] => [...(index === 0 ? [] : [wbr]), { type: 'text', value }]);
}

/** Joins short words, because each break point makes a page heavier. */
function joinShort(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + word.length <= longestPart) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}

/** Splits the name of a record, such as a key of the configuration: it breaks after its dots, and within a part only if that is wider than its column. */
function breakPath(path: string): ElementContent[] {
  const parts = path.split(/(?<=\.)(?=\w)/);
  if (path.length <= longestWhole || parts.length === 1 || /\s/.test(path)) return breakText(path, true);
  return parts.map((part) => span('part', ...breakText(part, true)));
}

function span(name: string, ...children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: [name] }, children };
}

/** Splits a text into parts that stay whole and, in a table cell, names with possible line breaks between their words. */
function breakText(text: string, isCell: boolean): ElementContent[] {
  const children: ElementContent[] = [];
  const add = (value: string): void => {
    const last = children.at(-1);
    if (last?.type === 'text') last.value += value;
    else if (value !== '') children.push({ type: 'text', value });
  };
  for (const [place, part] of text.split(unbroken).entries()) {
    if (place % 2 === 1 && part.length <= longestFlag) {
      children.push(span('whole', { type: 'text', value: part }));
      continue;
    }
    for (const word of part.split(/(\s+)/)) {
      const [first = '', ...others] = isCell && word.length > longestWhole ? joinShort(word.split(breakPoint)) : [word];
      add(first);
      for (const other of others) {
        children.push({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
        add(other);
      }
    }
  }
  return children;
}
