/** A letter of a script other than Latin, with the letters, marks and digits that it is written together with. */
const otherWord = /\p{N}*(?![\p{Script=Latin}\p{Script=Common}])\p{L}(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{N}])*/gu;

/**
 * Returns the part of a query that the pages, which are in English, can have: without words of other scripts.
 *
 * @returns the query as it is if it has no such words; empty if nothing else has a letter: a number alone would find pages about something else
 */
export function keepLatin(query: string): string {
  const rest = query.replace(otherWord, ' ');
  if (rest === query) return query;
  return /\p{L}/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : '';
}
