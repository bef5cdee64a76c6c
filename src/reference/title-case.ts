/**
 * Turns the name of a page into a title.
 *
 * @param name lowercase words separated by dashes: `local-notifications`
 * @returns the words with capitals and spaces: `Local Notifications`
 */
export function toTitle(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
