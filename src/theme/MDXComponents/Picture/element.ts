import { findTarget } from '../../../browser/events';
import { make } from '../../../browser/make';
import styles from './element.module.css';

/** Class of the page while a picture is open. */
const behind = styles.behind ?? '';

/** A picture that a click on its button opens large, in a dialog. */
export default class ZoomablePicture extends HTMLElement {
  private dialog: HTMLDialogElement | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  disconnectedCallback(): void {
    this.close();
  }

  handleEvent(event: Event): void {
    const button = findTarget(event, 'button');
    const picture = this.querySelector('img');
    if (button !== null && picture !== null && this.dialog === undefined) this.open(picture, button);
  }

  /** Focus returns to the button when the dialog closes, even in browsers that don't restore it. */
  private open(picture: HTMLImageElement, button: HTMLElement): void {
    const dialog = makeDialog(picture);
    this.dialog = dialog;
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      this.close();
      button.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
    document.documentElement.classList.add(behind);
  }

  private close(): void {
    if (this.dialog === undefined) return;
    this.dialog.remove();
    this.dialog = undefined;
    document.documentElement.classList.remove(behind);
  }
}

function makeDialog(picture: HTMLImageElement): HTMLDialogElement {
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
  return make('dialog', { class: styles.dialog ?? '', 'aria-label': 'Picture' }, close, scroller);
}
