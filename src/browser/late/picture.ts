/** Pictures that open large. */
import styles from '@site/src/browser/late/picture.module.css';
import { make } from '../make';
import './picture-arrows.css';

/** Class of the page while a picture is open. */
const behind = styles.behind ?? '';

/** Opens the picture beside a button in a dialog; the browser gives the focus back when it closes, and so do we where it does not. */
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

/** Closes what is open: another page is shown. */
export function closePicture(): void {
  document.querySelector(`.${styles.dialog}`)?.remove();
  document.documentElement.classList.remove(behind);
}
