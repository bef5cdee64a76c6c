/**
 * Lists everything below an element without its words: for each element those around it with their attributes, whether it has text and other
 * elements, and which, if it is a list or a table; and the step from each heading to the next.
 */
export type ListShapes = (root: Element) => Set<string>;

/**
 * Brings `listShapes` into a page. What an element breaks of the rules it breaks by its markup and by its looks, not by
 * its words; the looks are compared in axe.ts.
 */
export function installShapes(): void {
  /** Attributes of which only matters whether they are there and not empty. */
  const free =
    /^(?:alt|aria-(?:controls|describedby|label|labelledby)|data-(?:introduced|member)|datetime|for|height|href|id|name|src|srcset|start|title|value|width)$/;
  /** Elements for whose children there are rules. */
  const structured = 'ul, ol, dl, table, thead, tbody, tr, select, [role]';
  const describe = ({ localName, attributes }: Element): string =>
    [localName, ...[...attributes].map(describeAttribute).sort()].join(' ');
  const describeAttribute = ({ name, value }: Attr): string =>
    `${name}=${free.test(name) && value.trim() !== '' ? '…' : value}`;
  const addBelow = (element: Element, above: string, shapes: Set<string>): void => {
    const path = `${above}/${describe(element)}`;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const parts = element.matches(structured) ? [...element.children].map(({ localName }) => localName) : [];
    shapes.add([path, hasText, element.childElementCount > 0, ...new Set(parts)].join(' '));
    for (const child of element.children) addBelow(child, path, shapes);
  };
  const listShapes: ListShapes = (root) => {
    const shapes = new Set<string>();
    addBelow(root, '', shapes);
    const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    headings.forEach((heading, index) => {
      shapes.add(`${headings[index - 1]?.localName} before ${heading.localName}`);
    });
    return shapes;
  };
  Object.assign(window, { listShapes });
}
