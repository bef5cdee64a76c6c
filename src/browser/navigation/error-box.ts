/** What is shown in place of a page that did not load, or that crashed. */
import { make } from '../make';
import { type Address, trimPath } from './address';

/** Delay before the spinner appears after a retry, in milliseconds; the same as in `react-loadable`. */
const spinnerDelay = 200;

/** The first words of messages about the whole page, which become its title as well. */
const page = 'This page';

/** Replaces the content with the message that the page could not be loaded, and a button to try again. The sidebar then marks that page. */
export function showFailure(error: Error, { pathname }: Address, retry: () => void): void {
  const box = makeBox(`${page} could not be loaded.`, error.message, 'Retry', () => {
    showSpinnerSoon();
    retry();
  });
  // 5.7:1 in both color modes.
  box.style.cssText =
    'margin:1rem auto;padding:1.5rem;inline-size:32rem;max-inline-size:calc(100% - 2rem);border-radius:.5rem;background:#c8222b;color:#fff;text-align:center;--ifm-heading-color:#fff;--ifm-h1-font-size:1.5rem';
  unmarkCurrent(document);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('aside a.menu__link')];
  // A category leads to its first page, which follows.
  const link = links.filter((entry) => trimPath(entry.pathname) === trimPath(pathname)).at(-1);
  link?.setAttribute('aria-current', 'page');
  link?.classList.add('menu__link--active');
  fill(box);
}

/** Lets no entry of the navigation stand for the page that is shown. */
export function unmarkCurrent(root: ParentNode): void {
  for (const entry of root.querySelectorAll('nav :is([aria-current], [class*="--active"])')) {
    entry.removeAttribute('aria-current');
    entry.className = entry.className.replace(/\S+--active/g, '');
  }
}

/** Replaces the content with the message that the page crashed, and a button that renders it again. */
export function showCrash(error: Error, retry: () => void): void {
  fill(makeCrash(error, retry));
}

/** Makes the message that the page crashed, and why. @param what something else that crashed, such as `The search` */
export function makeCrash({ message }: Error, retry: () => void, what?: string): HTMLElement {
  return makeBox(`${what ?? page} crashed.`, message, 'Try again', retry);
}

function makeBox(title: string, message: string, label: string, retry: () => void): HTMLElement {
  const button = make('button', { class: 'button button--secondary', type: 'button' }, label);
  button.addEventListener('click', retry);
  const box = make('div', { role: 'alert', tabindex: '-1' }, make('h1', {}, title), make('p', {}, message), button);
  if (title.startsWith(page)) document.title = document.title.replace(/^.*(?= \| )/, title);
  // By then, it is in the page. A reader who has opened a dialog stays in it.
  queueMicrotask(() => document.activeElement?.closest('[role="dialog"]') ?? box.focus());
  return box;
}

function showSpinnerSoon(): void {
  const holder = make('div', { 'aria-label': 'Loading', role: 'status', style: 'inline-size:100%;text-align:center' });
  fill(holder);
  setTimeout(() => {
    if (holder.isConnected) holder.innerHTML = spinner;
  }, spinnerDelay);
}

/** Three rings that grow and fade. */
const spinner = `<svg width="120" height="120" viewBox="0 0 60 60" aria-hidden="true"><g fill="none" stroke="#61dafb" stroke-width="2">${[
  0, 0.7, 1.4,
]
  .map(
    (begin) =>
      `<circle cx="30" cy="30" r="4"><animate attributeName="r" begin="${begin}s" dur="2.1s" values="4;24" repeatCount="indefinite"/><animate attributeName="stroke-opacity" begin="${begin}s" dur="2.1s" values="1;0" repeatCount="indefinite"/></circle>`,
  )
  .join('')}</g></svg>`;

function fill(content: Element): void {
  const place = document.querySelector('main') ?? document.querySelector('.main-wrapper');
  place?.replaceChildren(content);
}
