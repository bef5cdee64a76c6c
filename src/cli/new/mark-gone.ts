/** Adds pages that only some versions have to the map of moved pages. */

/**
 * Marks a page of one version as `gone` in another, until a person finds a better target.
 *
 * @param text of `src/config/moved-pages.ts`
 * @returns undefined when the map has no such pair
 */
export function markGone(text: string, from: string, to: string, key: string): string | undefined {
  const pair = new RegExp(`(\\{\\s*from: '${from}',\\s*to: '${to}',[\\s\\S]*?gone: \\[)([\\s\\S]*?)(\\])`);
  if (!pair.test(text)) return undefined;
  return text.replace(pair, (whole, start: string, list: string, end: string) => {
    if (whole.includes(`'${key}'`)) return whole;
    const items = list.trim().replace(/,$/, '');
    return `${start}${items === '' ? '' : `${items}, `}'${key}'${end}`;
  });
}
