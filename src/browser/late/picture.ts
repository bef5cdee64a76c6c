/** Pictures that can be enlarged. */
import styles from '@site/src/browser/late/picture.module.css';
import { make } from '../make';
import './picture-arrows.css';

/** Class of the page while a picture is open. */
const behind = styles.behind ?? '';

/** Opens the picture next to a button in a dialog. Focus returns to the button when it closes, even in browsers that don't restore it. */
export function openPicture(button: HTMLElement): void {
  const picture = button.parentElement?.querySelector('img');
  if (!picture) return;
  const copy = make('img', { class: styles.picture ?? '' });
  for (const name of ['src', 'alt', 'width', 'height']) {
    const value = picture.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.style.setProperty('--picture-width', String(Number(picture.getAttribute('width'))));
  copy.style.setProperty('--picture-height', String(Number(picture.getAttribute('height'))));
  const close = make('button', { type: 'button', class: `clean-btn ${styles.close}`, 'aria-label': 'Close' });
  close.innerHTML =
    '<svg viewBox="0 0 15 15" width="16" height="16" aria-hidden="true"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25" stroke="currentColor" stroke-width="1.2"/></svg>';
  const scroller = make(
    'section',
    { class: styles.scroller ?? '', tabindex: '0', 'aria-label': 'Large picture' },
    copy,
  );
  const dialog = make('dialog', { class: styles.dialog ?? '', 'aria-label': 'Picture' }, close, scroller);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    closePicture();
    button.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  document.documentElement.classList.add(behind);
}

/** Closes the dialog, if one is open. */
export function closePicture(): void {
  document.querySelector(`.${styles.dialog}`)?.remove();
  document.documentElement.classList.remove(behind);
}
