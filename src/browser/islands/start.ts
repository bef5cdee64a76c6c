/** Decides when each island is hydrated. React is loaded with `hydrate.tsx`. */
import { islandTag } from '@site/src/lib/island';
import { hideNote, showMissing } from '../note';
import { bufferInput } from './buffered-input';
import { whenReleased } from './when-released';
import { whenWanted } from './when-wanted';

/** Functions that stop each started island. They return the element that replaces it. */
const started = new Map<Element, () => HTMLElement>();

/** Hydrates the islands below an element, each when its condition is met. Islands that have been started already are left alone. */
export function start(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(islandTag)) {
    // Nested islands are started by the outer one.
    if (!started.has(host) && host.parentElement?.closest(islandTag) == null) startIsland(host);
  }
}

/** Stops the islands below an element and restores their HTML from the build. */
export function stop(root: ParentNode): void {
  for (const [host, end] of [...started]) if (root.contains(host)) end();
}

function startIsland(host: HTMLElement): void {
  hideNote(host);
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
    // Hydrates immediately, because the reader asked for it.
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
      showMissing(host, error, again);
    });
}
