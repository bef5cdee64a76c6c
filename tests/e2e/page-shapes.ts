import type { Element } from 'cheerio';
import { DomUtils, parseDocument } from 'htmlparser2';

const { findOne, isTag, isText } = DomUtils;

/** Attributes for which it only matters whether they are present and not empty. */
const free =
  /^(?:alt|aria-(?:controls|describedby|label|labelledby)|data-(?:introduced|member)|datetime|for|height|href|id|name|src|srcset|start|title|value|width)$/;

/** Elements with rules about their children. Elements with a role are treated in the same way. */
const structured = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr', 'select']);

const headingName = /^h[1-6]$/;

/**
 * Lists the markup of the main part of a page, without its words. For each element: its ancestors with their attributes, whether it has text and
 * child elements, and which ones, if it is a list or a table. Also the step from each heading to the next. This is enough because elements break
 * accessibility rules by their markup and their style, not by their words.
 *
 * @param html HTML of the page from the server
 */
export function listShapes(html: string): Set<string> {
  const document = parseDocument(html);
  const find = (tag: string): Element | null => findOne(({ name }) => name === tag, document.children);
  const root = find('main') ?? find('body');
  const shapes = new Set<string>();
  const headings: string[] = [];
  const addBelow = (element: Element, above: string): void => {
    const path = `${above}/${describe(element)}`;
    const children = element.children.filter(isTag);
    const isStructured = structured.has(element.name) || 'role' in element.attribs;
    const parts = isStructured ? children.map(({ name }) => name) : [];
    shapes.add([path, hasText(element), children.length > 0, ...new Set(parts)].join(' '));
    if (headingName.test(element.name)) {
      shapes.add(`${headings.at(-1)} before ${element.name}`);
      headings.push(element.name);
    }
    for (const child of children) addBelow(child, path);
  };
  if (root !== null) addBelow(root, '');
  return shapes;
}

function describe({ name, attribs }: Element): string {
  const attributes = Object.entries(attribs).map(
    ([attribute, value]) => `${attribute}=${free.test(attribute) && value.trim() !== '' ? '…' : value}`,
  );
  return [name, ...attributes.sort()].join(' ');
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
