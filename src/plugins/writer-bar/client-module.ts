/** Client module of `npm start`: the bar below each page. */
import type { ClientModule } from '@docusaurus/types';
import { copyText } from '../../browser/clipboard';
import { make } from '../../browser/make';
import { barAddress } from './bar-address';
import type { PageDescription } from './describe-page';

const bar =
  typeof document === 'undefined' ? undefined : make('aside', { class: 'writer-bar', 'aria-label': 'For writers' });
let shown = '';
let retry: ReturnType<typeof setTimeout> | undefined;

/** Asks the server about the open page, again while it checks the page, and shows the answer. A page without a file has no bar. */
async function refresh(): Promise<void> {
  clearTimeout(retry);
  const page = window.location.pathname;
  const answer = await fetch(`${barAddress}?page=${encodeURIComponent(page)}`).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : '';
  if (page !== window.location.pathname) return;
  const known = text === '' ? undefined : (JSON.parse(text) as PageDescription);
  if (text !== shown && bar !== undefined) {
    if (known !== undefined) bar.replaceChildren(makeDetails(known, bar.querySelector('details')?.open === true));
    if (known === undefined) bar.remove();
    else document.body.append(bar);
  }
  shown = text;
  const isWaiting = known !== undefined && known.problems === undefined && document.visibilityState === 'visible';
  if (isWaiting) retry = setTimeout(refresh, 1000);
}

function makeDetails({ file, state, problems = [], twins, backport }: PageDescription, isOpen: boolean): HTMLElement {
  const status = make('span', { role: 'status' });
  const open = (place: string) => async () => {
    const answer = await fetch(`/webpack-dev-server/open-editor?fileName=${encodeURIComponent(place)}`).catch(
      () => undefined,
    );
    return answer?.ok === true
      ? 'If no editor opens, the terminal says why. LAUNCH_EDITOR=code npm start names one.'
      : 'The server does not answer.';
  };
  const makeButton = (text: string, run: () => Promise<string>) => {
    const button = make('button', { type: 'button', class: 'button button--secondary button--sm' }, text);
    button.addEventListener('click', async () => {
      status.textContent = await run();
    });
    return button;
  };
  const copy = () =>
    copyText(backport ?? '').then(
      () => 'Copied.',
      () => 'The browser did not copy it.',
    );
  const lines = problems.map((line) => {
    const [, place = '', row = '', message = ''] = /^((\d+)\S*)\s+(.*)$/s.exec(line) ?? [];
    return make('li', {}, makeButton(`Line ${row}`, open(`${file}:${place}`)), ` ${message}`);
  });
  const links = twins.flatMap(({ version, address, difference }) => [
    make('a', { href: address }, `The page in ${version}`),
    ' (',
    make('a', { href: difference }, 'what differs'),
    ') ',
  ]);
  const command =
    backport === undefined
      ? []
      : ['Copy your change there: ', make('code', {}, backport), ' ', makeButton('Copy', copy)];
  return make(
    'details',
    isOpen ? { open: '' } : {},
    make('summary', {}, make('code', {}, file), ` ${state}`),
    make('p', {}, makeButton('Open in the editor', open(file)), ' ', status),
    make('ul', { 'aria-label': 'Problems' }, ...lines),
    make('p', {}, ...links),
    make('p', {}, ...command),
  );
}

if (typeof window !== 'undefined') {
  // The client of the dev server posts these when a page has been compiled or checked.
  window.addEventListener('message', ({ data }) => {
    if (/^webpack(?:Ok|StillOk|Warnings|Errors)$/.test(data?.type)) void refresh();
  });
  document.addEventListener('visibilitychange', refresh);
}

const writerBar: ClientModule = { onRouteDidUpdate: () => void refresh() };

export default writerBar;
