import words from './search-phrases.json' with { type: 'json' };

/**
 * Words that readers use for the subject of a page when the page itself uses others: words of other frameworks, of everyday
 * speech, or of the task at hand. The search finds the page by them but never shows them. Measure the effect of a change
 * with `npm run cli search:eval`.
 *
 * Keys are addresses below the root of the latest version. A page of an older version uses the words of its successor, or
 * its own if it has no successor.
 */
export const searchWords: Readonly<Record<string, readonly string[]>> = words;
