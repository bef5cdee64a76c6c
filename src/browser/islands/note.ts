/** What is wrong with an island, in words for readers. */
const messages = {
  missing: { text: 'This part of the page has not loaded, so it can’t be used yet.', button: 'Try again' },
  stopped: { text: 'This part of the page has stopped.', button: 'Start again' },
} as const;

const notes = new WeakMap<Element, Element>();

/**
 * Says behind an island that it does not work; what the build made of it stays in its place.
 *
 * @param again called when the reader asks for it once more
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

/** Takes the message away. */
export function hideNote(host: Element): void {
  notes.get(host)?.remove();
  notes.delete(host);
}
