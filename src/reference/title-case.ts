/** Starts a text with a capital letter, unless its first word has one elsewhere: `iOS`. */
export function capitalize(text: string): string {
  return /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Turns the name of a page into a title.
 *
 * @param name lowercase words separated by dashes: `local-notifications`
 * @returns the words with capitals and spaces: `Local Notifications`
 */
export function toTitle(name: string): string {
  return name.split('-').map(capitalize).join(' ');
}
