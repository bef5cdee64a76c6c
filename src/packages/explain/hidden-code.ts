/** How the build learns of a sample on a finished page what the page does not show: from an attribute of its block, until it is read. */

/** Attribute of a block of code: the hidden code in front of it, packed; empty for a block that is not to be compiled. */
export const hiddenCodeAttribute = 'data-hidden-code';

/** Matches the attribute in the HTML of a page. */
const attribute = new RegExp(` ${hiddenCodeAttribute}(?:=(["']?)[\\w-]*\\1)?(?=[ >])`, 'g');

/** @param code hidden code of a block; undefined if the block is not to be compiled */
export function packHiddenCode(code: string | undefined): string {
  return Buffer.from(code ?? '').toString('base64url');
}

/** @returns the code that was packed; undefined for a block that is not to be compiled */
export function unpackHiddenCode(packed: string): string | undefined {
  return packed === '' ? undefined : Buffer.from(packed, 'base64url').toString();
}

/** Removes the attributes from the HTML of a page. */
export function removeHiddenCode(html: string): string {
  return html.replace(attribute, '');
}
