/**
 * Islands: components of a page that React hydrates inside HTML which stays what the build made. This part knows neither React nor how the
 * page came into the document, and all that it does on a page without islands is to look for one. Call `startIslands` when HTML is in the
 * document, and `stopIslands` before it goes.
 */
import { islandTag } from '@site/src/lib/island';
import { isOfIsland } from './is-of-island';

type Code = typeof import('./start');

/** Once it is loaded. */
let code: Code | undefined;

/** Elements whose islands wait for the code, and what ends that. */
const waiting = new Map<ParentNode, AbortController>();

/** Hydrates the islands below an element, each when it is wanted. Those that have been started already stay as they are. */
export function startIslands(root: ParentNode): void {
  if (root.querySelector(islandTag) === null || waiting.has(root)) return;
  if (code !== undefined) {
    code.start(root);
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const pressed: HTMLElement[] = [];
  waiting.set(root, controller);
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (button === null || !isOfIsland(button)) return;
    event.preventDefault();
    pressed.push(button);
  };
  root.addEventListener('click', keep, { capture: true, signal });
  import(/* webpackChunkName: "islands-start" */ './start').then(
    (loaded) => {
      code = loaded;
      if (!forget(root)) return;
      loaded.start(root);
      for (const button of pressed) button.click();
    },
    (error: unknown) => {
      console.warn(error);
      // The next press tries again.
      if (forget(root)) root.addEventListener('click', () => startIslands(root), { once: true });
    },
  );
}

/** Ends the islands below an element: they are the HTML of the build again. */
export function stopIslands(root: ParentNode): void {
  forget(root);
  code?.stop(root);
}

/** @returns whether the islands below an element have waited for the code; they do no longer */
function forget(root: ParentNode): boolean {
  waiting.get(root)?.abort();
  return waiting.delete(root);
}
