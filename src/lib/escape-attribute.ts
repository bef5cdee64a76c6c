/** Escapes a text for use in a quoted HTML attribute or between tags. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
