import { iconPaths } from '../lib/icon-paths';
import { make } from './make';
import './dialog.css';

let count = 0;

/** Classes of buttons, as whole names: a build looks for them in scripts (`light-client/styles/unused-styles.ts`). */
const weights = { primary: 'button button--primary', secondary: 'button button--secondary' } as const;

/** Creates a button of the kit with a click handler. */
export function makeButton(label: string, weight: keyof typeof weights, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: weights[weight] }, label);
  button.addEventListener('click', press);
  return button;
}

/**
 * Opens a dialog in front of the page, on phones from below. The browser keeps the focus in it and closes it on Escape. Afterward, the focus returns
 * to where it was.
 *
 * @param title its heading
 * @param content elements below the heading
 * @param listActions makes what is at its foot, given a function that closes the dialog; the most important one is last
 */
export function openDialog(
  title: string,
  content: readonly Node[],
  listActions: (close: () => void) => readonly Node[],
): HTMLDialogElement {
  const opener = document.activeElement;
  const id = `__dialog-${++count}`;
  const closing = make('button', { type: 'button', class: 'button button--link button--icon', 'aria-label': 'Close' });
  closing.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${iconPaths.close}"/></svg>`;
  const dialog: HTMLDialogElement = make(
    'dialog',
    { class: 'dialog', 'aria-labelledby': id, autofocus: '' },
    make('header', {}, make('h2', { id }, title), closing),
    make('div', { class: 'dialog__body' }, ...content),
    make('footer', {}, ...listActions(() => dialog.close())),
  );
  closing.addEventListener('click', () => dialog.close());
  // A click outside has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // The dialog is about the present page, so it closes when the reader goes to another one.
  const leave = (): void => dialog.close();
  window.addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', leave);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows a text that the browser refused to copy, selected so that the reader can copy it manually. */
export function showText(text: string): void {
  const area = make('textarea', { class: 'field__input', rows: '12', readonly: '', 'aria-label': 'Text to copy' });
  area.value = text;
  const hint = make('p', {}, 'Your browser did not let this page use the clipboard. Copy the selected text yourself.');
  openDialog('Copy manually', [hint, area], (close) => [makeButton('Done', 'primary', close)]);
  area.focus();
  area.select();
}
