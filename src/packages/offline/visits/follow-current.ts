import { make } from '../../../browser/make';
import { toPageKey } from '../../../browser/navigation/address';
import type { CurrentState } from '../saved-notice';

/** Completes the notice on a saved page as soon as it is known what became of the current page. */
export async function followCurrent(notice: HTMLElement): Promise<void> {
  const state = await askWorker(toPageKey(window.location.pathname));
  if (state === 'same') {
    notice.remove();
    return;
  }
  const place = notice.querySelector('span');
  if (state === 'failed') {
    place?.replaceChildren('The current page could not be loaded.');
    return;
  }
  const button = make('button', { type: 'button', class: 'button button--secondary' }, 'Show the current page');
  // The worker has the current page by now, so this does not take as long again.
  button.addEventListener('click', () => window.location.reload());
  place?.replaceChildren(button);
}

function askWorker(key: string): Promise<CurrentState> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<CurrentState>) => resolve(data);
    navigator.serviceWorker.controller?.postMessage(key, [port2]);
  });
}
