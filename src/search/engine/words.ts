/** How text becomes words, the same way for the index and for queries. */

/** Letters, digits and underscores in a row; everything else (dots, dashes, colons, slashes) divides words. */
const runs = /[\p{L}\p{N}_]+/gu;

/** Parts of an identifier: `get` `Photo`, `CAP` `Plugin` `Call`, `SPLASH` `SCREEN`. */
const identifierParts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+/gu;

/** Lower case, without accents: `Café` → `cafe`. */
export function fold(text: string): string {
  const plain = /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

/** Cuts text into words as they are written, with their places. */
export function findRuns(text: string): { run: string; start: number }[] {
  return [...text.matchAll(runs)].map((match) => ({ run: match[0], start: match.index }));
}

/**
 * The parts of an identifier, folded: `getPhoto` → `get`, `photo`. Empty for plain words and for names with one small
 * letter in front (`iOS`, `eSIM`), which nobody reads as two words.
 */
export function splitIdentifier(run: string): string[] {
  const parts = /^\p{Ll}\p{Lu}/u.test(run) ? [] : (run.match(identifierParts) ?? []);
  return parts.length < 2 ? [] : parts.map(fold);
}

/** Cuts text into words as they are written. */
export function readRuns(text: string): string[] {
  return text.match(runs) ?? [];
}

/** The words of a text, folded, in order; identifiers stay whole. */
export function readWords(text: string): string[] {
  return readRuns(text).map(fold);
}
