/** When and how each island is hydrated; React comes with `hydrate.tsx`. */
import { islandTag } from '@site/src/lib/island';
import { bufferInput } from './buffered-input';
import { hideNote, showNote } from './note';
import { whenReleased } from './when-released';
import { whenWanted } from './when-wanted';

/** What ends each island that has been started; it gives the element that is in its place then. */
const started = new Map<Element, () => HTMLElement>();

/** Hydrates the islands below an element, each when it is wanted. Those that have been started already stay as they are. */
export function start(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(islandTag)) {
    // One in another belongs to that one.
    if (!started.has(host) && host.parentElement?.closest(islandTag) == null) startIsland(host);
  }
}

/** Ends the islands below an element: they are the HTML of the build again. */
export function stop(root: ParentNode): void {
  for (const [host, end] of [...started]) if (root.contains(host)) end();
}

function startIsland(host: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  let unmount = (): HTMLElement => host;
  started.set(host, () => {
    started.delete(host);
    controller.abort();
    hideNote(host);
    return unmount();
  });
  const again = (): void => {
    const fresh = started.get(host)?.() ?? host;
    startIsland(fresh);
    // The reader has asked for it.
    fresh.dispatchEvent(new Event('focusin'));
  };
  const input = bufferInput(host, signal);
  whenWanted(host, signal)
    .then(() => import(/* webpackChunkName: "islands" */ './hydrate'))
    .then(({ loadIsland, hydrate }) =>
      loadIsland(host).then(async (island) => {
        await whenReleased();
        if (!signal.aborted) unmount = hydrate(island, { input, again });
      }),
    )
    .catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn(`The code of ${host.dataset.component} has not come:`, error);
      showNote(host, 'missing', again);
    });
}
