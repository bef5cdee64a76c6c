/**
 * A page's name in words.
 *
 * @param name words in lower case with dashes between them: `local-notifications`
 * @returns the words with capitals and spaces: `Local Notifications`
 */
export function toTitle(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
