/** Says that a part of the page does not work, and lets the reader try again. All parts whose code is loaded later use it. */
import { basePath } from '@site/src/config/base-path';
import { make } from './make';
import { hasChanged } from './navigation/needs-normal-load';
import { renewFile } from './refetch';

const notes = new WeakMap<Element, Element>();

/** Returns the navbar, below which messages about parts without a place of their own on the page stay in view. */
export function findBar(): Element {
  return document.querySelector('nav.navbar') ?? document.body;
}

/** Text for a part whose code did not arrive. */
const missing = 'This part of the page could not be loaded. Check your connection.';

/**
 * Shows a message next to a part of the page, in place of an earlier one. The part itself stays as it is.
 *
 * @param host the part. The message follows it, or precedes it if it is the content of a page, which may be longer than the window
 * @param again called when the reader clicks the button, once
 */
export function showNote(host: Element, again: () => void, text = missing, label = 'Try again'): void {
  const hadFocus = hideNote(host);
  const button = make('button', { type: 'button', class: 'button button--secondary' }, label);
  button.addEventListener('click', again, { once: true });
  const note = make('span', { class: 'failure-note', role: 'alert' }, text, ' ', button);
  notes.set(host, note);
  host[host.matches('[data-on=load]') ? 'before' : 'after'](note);
  if (hadFocus) button.focus();
}

/** Removes the message. @returns whether the focus was in it */
export function hideNote(host: Element): boolean {
  const note = notes.get(host);
  const hadFocus = note?.contains(document.activeElement) === true;
  note?.remove();
  return hadFocus;
}

/**
 * Makes it possible to load code again that did not arrive. If it is gone because the site was deployed again, loads the page of the new
 * deployment instead, and never returns.
 *
 * @param error from `import()`
 */
export async function renewCode(error: unknown): Promise<void> {
  // The start page, because the present one may be that for unknown addresses.
  if (await hasChanged(basePath)) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  await renewFile(error);
}

/** Says that the code for a part of the page did not arrive. */
export function showMissing(host: Element, error: unknown, again: () => void, text = missing): void {
  console.warn(text, error);
  showNote(host, () => void renewCode(error).then(again), text);
}

/**
 * Loads the code for a part of the page. If it does not arrive, a message at the part says so, until trying again works.
 *
 * @param host the part, as in `showNote`
 * @param load imports the code
 * @param use called with the code
 * @param text of the message
 */
export function loadFor<Code>(
  host: Element,
  load: () => Promise<Code>,
  use: (code: Code) => void,
  text?: string,
): void {
  load().then(
    (code) => {
      hideNote(host);
      use(code);
    },
    (error: unknown) => showMissing(host, error, () => loadFor(host, load, use, text), text),
  );
}
