/** Words up to this length, in characters, stay whole: they fit into the table of contents beside a page. */
const longestWhole = 14;

/** A tag, which stays as it is, or a word that is too long. */
const tagOrWord = new RegExp(`<[^>]*>|[^<\\s]{${longestWhole + 1},}`, 'g');

/** Where a name may part: between its brackets and a quoted name in them, and before its last capital. */
const parting = /(?<=\()(?=['&])|(?<=[a-z\d])(?=[A-Z][a-z\d]*(?!\(['&])(?:\W|$))/g;

/**
 * Lets long names part where their words do, so that a browser does not leave their brackets alone in a line. Few places are enough, and each
 * weighs something in all reference pages.
 *
 * @param html text with inline tags
 * @returns the same text, with places to break
 */
export function partNames(html: string): string {
  return html.replace(tagOrWord, (found) => (found.startsWith('<') ? found : found.replace(parting, '<wbr>')));
}
