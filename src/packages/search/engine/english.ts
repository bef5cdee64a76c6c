/** English words that say nothing about a page, separated by spaces. They need not match, and the index leaves them out. */
export const stopWords: string =
  'a about after again all also am an and any are as at be because been before being both but by can could did do does ' +
  'doing during each for from further get had has have having he her here his how i if in into is it its just may me ' +
  'might more most must my need now of on once one only or other our out own same she should so some such ' +
  'than that the their them then there these they this those through to too under until very was we were what when ' +
  'where which while who why will with would you your';

/** Endings that are removed, longest first, each with the minimum number of letters that must remain. */
const endings = 'ations5 ation5 ments4 ated6 ates6 ment4 ions4 ing3 ies3 ate6 ion4 ed3 es3 ly4 er4 s3 e3 y3'
  .split(' ')
  .map((entry) => ({ ending: entry.slice(0, -1), stays: Number(entry.at(-1)) }));

/**
 * Returns what related English words have in common: `deploying`, `deployment` and `deploys` all give `deploy`. It is rough
 * on purpose: the stem relates a query to words of the index and is never shown.
 *
 * @param word folded
 */
export function stem(word: string): string {
  if (/[\d_]/.test(word) || /[us]s$/.test(word)) return word;
  for (const { ending, stays } of endings) {
    const root = word.slice(0, -ending.length);
    if (root + ending !== word || root.length < stays) continue;
    if (!/ing|ed|er/.test(ending)) return root;
    if (/[aeiouy]/.test(root)) return root.replace(/([bdfgmnprt])\1$/, '$1');
  }
  return word;
}
