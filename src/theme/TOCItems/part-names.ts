/** Matches a tag, which stays as it is, or a word. */
const tagOrWord = /<[^>]*>|[^<\s]+/g;

/**
 * Lengths in characters, including brackets, of the names that fill a line of the table of contents in common windows. The brackets of shorter names
 * fit on the same line. Longer names break within the name.
 */
const [shortest, longest] = [25, 28];

/** Where a name may break: before its last capital, or between its bracket and a quoted name inside. */
const breakPoint = /(?<=\()(?=['&])|(?<=[a-z\d])(?=[A-Z][a-z\d]*\((?!['&]))/;

/**
 * Lets names with brackets break between their words, so that brackets are not alone on a line. One break opportunity per name is
 * enough, and each adds bytes to all reference pages.
 *
 * @param html text with inline tags
 * @returns the same text with break opportunities
 */
export function partNames(html: string): string {
  return html.replace(tagOrWord, (found) => {
    const { length } = found.replace(/&[^;]+;/g, "'");
    const fits = found.startsWith('<') || length < shortest || length > longest;
    return fits ? found : found.replace(breakPoint, '<wbr>');
  });
}
