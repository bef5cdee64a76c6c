/** A tag, which stays as it is, or a word. */
const tagOrWord = /<[^>]*>|[^<\s]+/g;

/**
 * Lengths in characters, brackets included, of the names that fill a line of the table of contents in common windows. The brackets of shorter ones
 * have room beside the name; longer ones part within the name.
 */
const [shortest, longest] = [25, 28];

/** Where a name may part: before its last capital, or between its brackets and a quoted name in them. */
const parting = /(?<=\()(?=['&])|(?<=[a-z\d])(?=[A-Z][a-z\d]*\((?!['&]))/;

/**
 * Lets names with brackets part where their words do, so that a browser does not leave the brackets alone in a line. One place in a name is
 * enough, and each weighs something in all reference pages.
 *
 * @param html text with inline tags
 * @returns the same text, with places to break
 */
export function partNames(html: string): string {
  return html.replace(tagOrWord, (found) => {
    const { length } = found.replace(/&[^;]+;/g, "'");
    const fits = found.startsWith('<') || length < shortest || length > longest;
    return fits ? found : found.replace(parting, '<wbr>');
  });
}
