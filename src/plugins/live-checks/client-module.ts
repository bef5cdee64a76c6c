/** Client module of `npm start`: tells the server which page is open, so that it is checked, and reloads it after the server has restarted. */
import type { ClientModule } from '@docusaurus/types';
import { checksAddress } from '../writer-bar/addresses';

/** Time between two attempts to reach the server, in milliseconds. */
const retryDelay = 500;

/** Tells the server which page is open. @returns whether the server has received it */
async function tell(): Promise<boolean> {
  const page = encodeURIComponent(window.location.pathname);
  const answer = await fetch(`${checksAddress}?page=${page}`, { method: 'POST' }).catch(() => undefined);
  return answer?.ok === true;
}

async function reload(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, retryDelay));
  while (!(await tell()));
  window.location.reload();
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void tell();
  });
  // The client of the dev server posts this message when its connection ends. Its own next attempt to connect may take half a minute.
  window.addEventListener('message', ({ data }) => {
    if (data?.type === 'webpackClose') void reload();
  });
}

const openPage: ClientModule = { onRouteDidUpdate: () => void tell() };

export default openPage;
