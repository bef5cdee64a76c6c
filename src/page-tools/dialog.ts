import { make } from '../browser/make';
import { makeButton } from './elements';
import styles from './styles.module.css';

let count = 0;

/**
 * Opens a dialog in front of the page. The browser keeps the focus in it and closes it on Escape. Afterward, the focus returns to where it was.
 *
 * @param title its heading
 * @param content elements below the heading
 * @param actions buttons and links before the Close button
 */
export function openDialog(title: string, content: readonly Node[], actions: readonly Node[] = []): HTMLDialogElement {
  const opener = document.activeElement;
  const id = `__page-dialog-${++count}`;
  const dialog: HTMLDialogElement = make(
    'dialog',
    { class: styles.dialog ?? '', 'aria-labelledby': id },
    make('h2', { id }, title),
    ...content,
    make(
      'div',
      { class: styles.actions ?? '' },
      ...actions,
      makeButton('Close', styles.action ?? '', () => dialog.close()),
    ),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  // The dialog is about the present page, so it closes when the reader goes to another one.
  window.addEventListener('popstate', () => dialog.close(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows a text that the browser refused to copy, selected so that the reader can copy it manually. */
export function showText(text: string): void {
  const area = make('textarea', { class: styles.field ?? '', rows: '12', readonly: '', 'aria-label': 'Text to copy' });
  area.value = text;
  const hint = make('p', {}, 'Your browser did not let this page use the clipboard. Copy the selected text yourself.');
  openDialog('Copy manually', [hint, area]);
  area.focus();
  area.select();
}
