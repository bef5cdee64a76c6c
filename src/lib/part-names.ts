/** Names up to this length, in characters, stay whole: they fit into the column of the table of contents beside a page. */
const longestWhole = 16;

/** Tags, which stay as they are, or a name that is too long. */
const tagOrName = new RegExp(`<[^>]*>|[\\w$]{${longestWhole + 1},}`, 'g');

/**
 * Lets long names part before their capitals, so that a browser does not cut them anywhere, or leave their brackets alone in a line.
 *
 * @param html text with inline tags
 * @returns the same text, with places to break
 */
export function partNames(html: string): string {
  return html.replace(tagOrName, (found) =>
    found.startsWith('<') ? found : found.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>'),
  );
}
