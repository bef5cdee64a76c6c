/*
 * The notice on a saved page that the reader did not ask for. The service worker writes it into the page, so that it is there before any script,
 * and the page's script asks the worker what became of the current page.
 */

/** ID of the notice. */
export const noticeId = 'saved-copy';

/**
 * What became of the current page after a copy was shown: it has arrived and is the `same` as the copy, or it has `changed`, or it `failed`.
 */
export type CurrentState = 'same' | 'changed' | 'failed';

/**
 * Writes the notice above the content of a saved page.
 *
 * @param html saved page
 * @param savedAt when it was saved, in milliseconds since 1970; 0 if that is unknown
 * @param reason why the current page is not shown, as a sentence
 */
export function addSavedNotice(html: string, savedAt: number, reason: string): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  const saved = savedAt > 0 ? `Saved on ${day.format(savedAt)}.` : 'Saved earlier.';
  const notice = `<p id="${noticeId}" role="status" class="alert alert--warning margin-bottom--md">${saved} <span>${reason}</span></p>`;
  // The search page is one island, which React would not recognize with a notice in it.
  return html.replace(/<doc-island\b|<article\b|<h1\b|$/, (start) => notice + start);
}
