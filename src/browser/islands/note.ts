/** Error messages of an island for readers. */
const messages = {
  missing: { text: 'This part of the page has not loaded, so it can’t be used yet.', button: 'Try again' },
  stopped: { text: 'This part of the page has stopped.', button: 'Start again' },
} as const;

const notes = new WeakMap<Element, Element>();

/**
 * Shows a message after an island that it does not work. The HTML of the build stays in its place.
 *
 * @param again called when the reader clicks the button to try again
 */
export function showNote(host: Element, kind: keyof typeof messages, again: () => void): void {
  hideNote(host);
  const note = document.createElement('span');
  note.className = 'island-note';
  note.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = messages[kind].button;
  button.addEventListener('click', again);
  note.append(messages[kind].text, ' ', button);
  notes.set(host, note);
  host.after(note);
}

/** Removes the message. */
export function hideNote(host: Element): void {
  notes.get(host)?.remove();
  notes.delete(host);
}
