/** Words that begin with a lowercase letter on purpose: `iOS`, `npm`. */
const lowercaseName = /^(?:[a-z]+[A-Z]|(?:npm|npx|pnpm|yarn)\b)/;

/** Starts a text with a capital letter, unless it starts with a name that has none. */
export function capitalize(text: string): string {
  return lowercaseName.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
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
