/**
 * Islands: components that React hydrates, while the rest of the page stays the HTML of the build. This module depends neither on React nor on how
 * the page got into the document. On a page without islands, it only looks for one. Call `startIslands` after adding HTML to the document, and
 * `stopIslands` before removing it.
 */
import { islandTag } from '@site/src/lib/island';
import { showMissing } from '../note';
import { isOfIsland } from './is-of-island';

type Code = typeof import('./start');

/** The code that starts islands, once it is loaded. */
let code: Code | undefined;

/** Elements whose islands wait for the code, with the controllers that stop waiting. */
const waiting = new Map<ParentNode, AbortController>();

/** Hydrates the islands below an element, each when its condition is met. Islands that have been started already are left alone. */
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
      if (!forget(root)) return;
      for (const host of root.querySelectorAll(`${islandTag}:not(${islandTag} *)`)) {
        showMissing(host, error, () => startIslands(root));
      }
    },
  );
}

/** Stops the islands below an element and restores their HTML from the build. */
export function stopIslands(root: ParentNode): void {
  forget(root);
  code?.stop(root);
}

/** Stops waiting for the code. @returns whether the islands below the element were waiting for it */
function forget(root: ParentNode): boolean {
  waiting.get(root)?.abort();
  return waiting.delete(root);
}
