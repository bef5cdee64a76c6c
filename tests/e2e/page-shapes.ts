import type { Element } from 'cheerio';
import { DomUtils, parseDocument } from 'htmlparser2';

const { findOne, isTag, isText } = DomUtils;

/** Attributes for which it only matters whether they are present and not empty. */
const free =
  /^(?:alt|aria-(?:controls|describedby|label|labelledby)|data-count|datetime|for|height|href|id|name|placeholder|src|srcset|start|title|value|width)$/;

/** Attributes that neither a rule nor a style sheet reads. */
const unread = /^(?:data-(?:introduced|member|portion)|rel|target)$/;

/** Attributes by which style sheets choose. An element that has one may change the colors of what is in it. */
const styled = /^(?:class|role|style|data-.+|open)$/;

/** Parts of attributes that are words, or follow from words: the language of a block of code, the labels of a table's columns. */
const words: Readonly<Record<string, RegExp>> = {
  class: /\blanguage-\S+/g,
  style: /--label-\w+:(?:"[^"]*"|[^;"])*;?/g,
};

/** Elements with rules about their children. Elements with a role are treated in the same way. */
const structured = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr', 'select']);

const headingName = /^h[1-6]$/;

/**
 * Lists the markup of the main part of a page, without its words. For each element: its parent, whether it has text and child elements, and
 * which ones, if it is a list or a table. For each element with text: the elements around it that may change its colors. Also the step from
 * each heading to the next. This is enough because rules look at an element, its parent, its children and its colors, and not at its words.
 *
 * @param html HTML of the page from the server
 */
export function listShapes(html: string): Set<string> {
  const document = parseDocument(html);
  const find = (tag: string): Element | null => findOne(({ name }) => name === tag, document.children);
  const root = find('main') ?? find('body');
  const shapes = new Set<string>();
  const headings: string[] = [];
  const addBelow = (element: Element, around: string, parent: string): void => {
    const { name, attribs, isStyled } = describe(element);
    const own = [name, ...attribs].join(' ');
    const children = element.children.filter(isTag);
    const isStructured = structured.has(name) || 'role' in element.attribs;
    const parts = isStructured ? children.map((child) => child.name) : [];
    if (hasText(element)) shapes.add(`${around} ${own}`);
    shapes.add([parent, own, hasText(element), children.length > 0, ...new Set(parts)].join(' '));
    if (headingName.test(name)) {
      shapes.add(`${headings.at(-1)} before ${name}`);
      headings.push(name);
    }
    const inside = isStyled ? `${around}/${own}` : around;
    for (const child of children) addBelow(child, inside, `${own} >`);
  };
  if (root !== null) addBelow(root, '', '');
  return shapes;
}

/** @returns `isStyled` says whether style sheets may choose the element by an attribute */
function describe({ name, attribs }: Element): { name: string; attribs: string[]; isStyled: boolean } {
  const read = Object.entries(attribs)
    .filter(([attribute]) => !unread.test(attribute))
    .map(([attribute, value]) => [attribute, words[attribute] ? value.replace(words[attribute], '').trim() : value])
    .filter(([attribute, value]) => attribute !== 'class' || value !== '');
  return {
    name,
    attribs: read
      .map(
        ([attribute = '', value = '']) => `${attribute}=${free.test(attribute) && value.trim() !== '' ? '…' : value}`,
      )
      .sort(),
    isStyled: read.some(([attribute = '']) => styled.test(attribute)),
  };
}

const hasText = ({ children }: Element): boolean => children.some((child) => isText(child) && child.data.trim() !== '');

/** A page with any kind of name, and its shapes. */
export interface ShapedPage<Name> {
  readonly name: Name;
  readonly shapes: ReadonlySet<string>;
}

/**
 * Chooses pages that together have every shape that any page has. Starting with the page with the fewest shapes, it drops each page whose shapes
 * all occur on other remaining pages.
 *
 * @returns names in their original order
 */
export function choosePages<Name>(pages: readonly ShapedPage<Name>[]): Name[] {
  const counts = new Map<string, number>();
  const count = (shape: string, more: number): void => {
    counts.set(shape, (counts.get(shape) ?? 0) + more);
  };
  for (const { shapes } of pages) for (const shape of shapes) count(shape, 1);
  const left = new Set(pages);
  for (const page of [...pages].sort((one, other) => one.shapes.size - other.shapes.size)) {
    if ([...page.shapes].some((shape) => counts.get(shape) === 1)) continue;
    left.delete(page);
    for (const shape of page.shapes) count(shape, -1);
  }
  return [...left].map(({ name }) => name);
}
