/** Writes a text so that it can stand in a quoted attribute of HTML, or between tags. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
