/** Splits text into words, in the same way for the index and for queries. */

/** Letters, digits and underscores in a row. Everything else (dots, dashes, colons, slashes) separates words. */
const runs = /[\p{L}\p{N}_]+/gu;

/** Parts of an identifier: `get` `Photo`, `CAP` `Plugin` `Call`, `SPLASH` `SCREEN`. */
const identifierParts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+/gu;

/** Converts text to lowercase without accents: `Café` → `cafe`. */
export function fold(text: string): string {
  const plain = /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

/** Splits text into words as they are written, with their places. */
export function findRuns(text: string): { run: string; start: number }[] {
  return [...text.matchAll(runs)].map((match) => ({ run: match[0], start: match.index }));
}

/**
 * Returns the parts of an identifier, folded: `getPhoto` → `get`, `photo`. Empty for plain words and for names that start
 * with one lowercase letter (`iOS`, `eSIM`), which nobody reads as two words.
 */
export function splitIdentifier(run: string): string[] {
  const parts = /^\p{Ll}\p{Lu}/u.test(run) ? [] : (run.match(identifierParts) ?? []);
  return parts.length < 2 ? [] : parts.map(fold);
}

/** Splits text into words as they are written. */
export function readRuns(text: string): string[] {
  return text.match(runs) ?? [];
}

/** Returns the words of a text, folded and in order. Identifiers stay whole. */
export function readWords(text: string): string[] {
  return readRuns(text).map(fold);
}
