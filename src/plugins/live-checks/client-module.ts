/** Client module of `npm start`: says which page somebody looks at, so that it is checked, and loads it again when the server has restarted. */
import type { ClientModule } from '@docusaurus/types';
import { checksAddress } from './address';

/** Milliseconds between two looks whether the server is back. */
const patience = 500;

/** @returns whether the server has heard it */
async function tell(): Promise<boolean> {
  const page = encodeURIComponent(window.location.pathname);
  const answer = await fetch(`${checksAddress}?page=${page}`, { method: 'POST' }).catch(() => undefined);
  return answer?.ok === true;
}

async function reload(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, patience));
  while (!(await tell()));
  window.location.reload();
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void tell();
  });
  // What the client of the bundler's server says when its connection ends. Its own next try may take half a minute.
  window.addEventListener('message', ({ data }) => {
    if (data?.type === 'webpackClose') void reload();
  });
}

const openPage: ClientModule = { onRouteDidUpdate: () => void tell() };

export default openPage;
