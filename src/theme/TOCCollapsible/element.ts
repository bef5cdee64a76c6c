import { makeElement } from '../../browser/elements/make-element';
import { findTarget } from '../../browser/events';
import { make } from '../../browser/make';
import { pageEvent } from '../../browser/navigation/events';
import TocHighlight from '../TOC/element';
import styles from './element.module.css';

/**
 * In narrow windows, keeps the collapsed table of contents in view while the page scrolls: a bar with the current section, as the list beside the page
 * marks it. The bar opens the list in a sheet; above, the browser opens it in the page.
 */
export default makeElement((element, signal) => {
  const details = element.querySelector('details');
  const summary = element.querySelector('summary');
  if (details === null || summary === null) return;
  // Where the list beside the page is not visible, nobody has asked for its code.
  if (customElements.get('toc-highlight') === undefined) customElements.define('toc-highlight', TocHighlight);
  // Hidden from screen readers, so that the accessible name of the summary does not change.
  const current = make('span', { class: styles.current ?? '', 'aria-hidden': 'true' });
  summary.lastElementChild?.before(current);
  details.classList.add(styles.bar ?? '');
  let frame = 0;
  let isStuck = false;
  let sheet: HTMLDialogElement | undefined;

  const place = (): void => {
    const { innerHeight, scrollY } = window;
    const top = Number.parseFloat(getComputedStyle(details).top);
    isStuck = !details.open && details.getBoundingClientRect().top <= top;
    details.classList.toggle(styles.stuck ?? '', isStuck);
    if (!isStuck) return;
    const way = document.documentElement.scrollHeight - innerHeight;
    details.style.setProperty('--docs-progress', `${scrollY / way}`);
    current.replaceChildren(...nameSection());
  };

  // In the frame after the list beside the page has its mark.
  const placeSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(place);
    });
  };

  for (const type of ['scroll', 'resize', pageEvent])
    window.addEventListener(type, placeSoon, { passive: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sheet?.remove();
  });
  details.addEventListener('click', (event) => {
    // An open list moves what a link leads to.
    if (findTarget(event, 'a') !== null) details.open = false;
    else if (isStuck) {
      event.preventDefault();
      sheet = openSheet();
    }
  });
  placeSoon();
});

function findList(): Element | null {
  return document.querySelector('.theme-doc-toc-desktop .table-of-contents');
}

/** Returns the current section, and the one that it is in. */
function nameSection(): Node[] {
  const link = findList()?.querySelector('.table-of-contents__link--active');
  const parent = link?.closest('ul')?.previousElementSibling;
  const name = link?.textContent ?? '';
  if (!(parent instanceof HTMLAnchorElement)) return [new Text(name)];
  const isMember = ['#api', '#types'].includes(parent.hash);
  return [new Text(`${parent.textContent} › `), make(isMember ? 'code' : 'span', {}, name)];
}

/** Opens the list in front of the page. The browser keeps the focus in it and closes it on Escape. */
function openSheet(): HTMLDialogElement {
  const close = make(
    'button',
    { type: 'button', class: 'button button--link button--icon button--lg', 'aria-label': 'Close' },
    '×',
  );
  const list = findList()?.cloneNode(true) ?? '';
  const dialog = make(
    'dialog',
    { class: styles.sheet ?? '', 'aria-labelledby': '_contents' },
    make('header', {}, make('h2', { id: '_contents' }, 'On this page'), close),
    list,
  );
  dialog.querySelector('.table-of-contents__link--active')?.setAttribute('autofocus', '');
  dialog.addEventListener('click', (event) => {
    // A click outside has the dialog itself as its target.
    if (event.target === dialog || findTarget(event, 'a, button') !== null) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
