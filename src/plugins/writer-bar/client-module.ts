/** Client module of `npm start`: the bar below each page. */
import type { ClientModule } from '@docusaurus/types';
import { copyText } from '../../browser/clipboard';
import { make } from '../../browser/make';
import { barAddress } from './addresses';
import type { PageDescription } from './describe-page';

const bar =
  typeof document === 'undefined' ? undefined : make('aside', { class: 'writer-bar', 'aria-label': 'For writers' });
let shown = '';

/** Asks the server about the open page, and shows what is new. A page without a file has no bar. */
async function refresh(): Promise<void> {
  const page = window.location.pathname;
  const answer = await fetch(`${barAddress}?page=${encodeURIComponent(page)}`).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : '';
  if (page !== window.location.pathname || text === shown || bar === undefined) return;
  shown = text;
  const isOpen = bar.querySelector('details')?.open === true;
  bar.remove();
  if (text === '') return;
  bar.replaceChildren(makeDetails(JSON.parse(text) as PageDescription, isOpen));
  document.body.append(bar);
}

function makeDetails({ file, state, problems, twins, backport }: PageDescription, isOpen: boolean): HTMLElement {
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
  const lines = problems.map(({ line, column = 1, message }) =>
    make('li', {}, makeButton(`Line ${line}`, open(`${file}:${line}:${column}`)), ` ${message}`),
  );
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
  setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, 2000);
}

const writerBar: ClientModule = { onRouteDidUpdate: () => void refresh() };

export default writerBar;
