import { make } from '../make';

/** Delay before the spinner appears after a retry, in milliseconds; the same as in `react-loadable`. */
const spinnerDelay = 200;

/** Replaces the content with the message that the page could not be loaded, and a button to try again. */
export function showFailure(error: Error, retry: () => void): void {
  const button = make('button', { type: 'button' }, 'Retry');
  const box = make('div', {}, make('p', {}, String(error.message)), make('div', {}, button));
  Object.assign(box.style, {
    textAlign: 'center',
    color: '#fff',
    backgroundColor: '#fa383e',
    borderColor: '#fa383e',
    borderStyle: 'solid',
    borderRadius: '0.25rem',
    borderWidth: '1px',
    display: 'block',
    margin: '1rem auto',
    flex: '0 0 50%',
    padding: '1rem',
  });
  button.addEventListener('click', () => {
    box.remove();
    showSpinnerSoon();
    retry();
  });
  fill(box);
}

/** Replaces the content with the message that the page crashed, and a button that renders it again. */
export function showCrash(error: Error, retry: () => void): void {
  const button = make('button', { type: 'button' }, 'Try again');
  button.addEventListener('click', retry);
  const title = make('h1', {}, 'This page crashed.');
  const box = make('div', {}, title, make('div', { class: 'margin-vert--md' }, button), make('p', {}, error.message));
  Object.assign(box.style, { minHeight: '50vh', width: '100%', padding: '2rem', fontSize: '20px' });
  fill(box);
}

function showSpinnerSoon(): void {
  const holder = make('div', { 'aria-label': 'Loading', role: 'status' });
  Object.assign(holder.style, { textAlign: 'center', padding: '2rem', inlineSize: '100%' });
  fill(holder);
  setTimeout(() => {
    if (holder.isConnected) holder.innerHTML = spinner;
  }, spinnerDelay);
}

/** Three rings that grow and fade. */
const spinner = `<svg id="loader" width="120" height="120" viewBox="0 0 60 60" aria-hidden="true"><g fill="none" stroke="#61dafb" stroke-width="2">${[
  0, 0.7, 1.4,
]
  .map(
    (begin) =>
      `<circle cx="30" cy="30" r="4"><animate attributeName="r" begin="${begin}s" dur="2.1s" values="4;24" repeatCount="indefinite"/><animate attributeName="stroke-opacity" begin="${begin}s" dur="2.1s" values="1;0" repeatCount="indefinite"/></circle>`,
  )
  .join('')}</g></svg>`;

function fill(content: Element): void {
  const place = document.querySelector('main .row') ?? document.querySelector('main');
  place?.replaceChildren(content);
}
