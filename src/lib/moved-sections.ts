/** Finds where a section of a page moved: a method that is now in another plugin, or a type with a new name. */

/** The places of the same section in two neighboring versions: `/apis/app#canopenurl` and `/apis/app-launcher#canopenurl`. */
export type SectionMove = readonly [older: string, newer: string];

/**
 * Follows a section from version to version, toward both newer and older ones.
 *
 * @param moves of all versions
 * @param place key of the page with the fragment: `/apis/app#canopenurl`
 * @param isWanted whether a page, given by its key, is one to find the section on
 * @returns the nearest place on a wanted page; undefined when the section has not moved to one
 */
export function findSection(
  moves: readonly SectionMove[],
  place: string,
  isWanted: (key: string) => boolean,
): string | undefined {
  const known = new Set([place]);
  for (const here of known) {
    if (here !== place && isWanted(here.slice(0, here.indexOf('#')))) return here;
    for (const [older, newer] of moves) {
      if (older === here) known.add(newer);
      if (newer === here) known.add(older);
    }
  }
  return undefined;
}

/**
 * Finds where a fragment leads when its page doesn't have it.
 *
 * @param moves of all versions
 * @param key of the page
 * @param hash the fragment with `#`
 * @param hasPage whether the version of the page has another page, given by its key
 * @returns place of the section: on this page if it has another name here, otherwise on the page that it moved to; undefined for neither
 */
export function findLostSection(
  moves: readonly SectionMove[],
  key: string,
  hash: string,
  hasPage: (key: string) => boolean,
): string | undefined {
  const others = new Set(moves.flat().filter((place) => place.endsWith(hash) && !place.startsWith(`${key}#`)));
  for (const place of others) {
    const renamed = findSection(moves, place, (other) => other === key);
    if (renamed !== undefined && !renamed.endsWith(hash)) return renamed;
  }
  return findSection(moves, key + hash, hasPage);
}

/** @returns new fragments of the sections that have another name on the page that the old page leads to, by their old fragments */
export function listMovedFragments(moves: readonly SectionMove[], from: string, to: string): Record<string, string> {
  const places = new Set(moves.flat().filter((place) => place.startsWith(`${from}#`)));
  const pairs = [...places].sort().flatMap((place): [string, string][] => {
    const found = findSection(moves, place, (key) => key === to);
    const [old, next] = [place, found ?? place].map((whole) => whole.slice(whole.indexOf('#') + 1)) as [string, string];
    return old === next ? [] : [[old, next]];
  });
  return Object.fromEntries(pairs);
}
