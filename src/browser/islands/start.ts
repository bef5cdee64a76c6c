/** Decides when each island is hydrated. React is loaded with `hydrate.tsx`. */
import { islandTag } from '@site/src/lib/island';
import { hideNote, showMissing, showNote } from '../note';
import { bufferInput, whenReleased } from './input';
import { whenWanted } from './when-wanted';

/** Functions that stop each started island. They return the element that replaces it. */
const started = new Map<HTMLElement, () => HTMLElement>();

/** Hydrates the islands below an element, each when its condition is met. Islands that have been started already are left alone. */
export function start(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(islandTag)) {
    if (!started.has(host)) startIsland(host, host.innerHTML);
  }
}

/** Stops all islands and restores their HTML from the build. */
export function stop(): void {
  for (const end of [...started.values()]) end();
}

/** @param html of the build */
function startIsland(host: HTMLElement, html: string): void {
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
    startIsland(fresh, html);
    // Hydrates immediately, because the reader asked for it.
    fresh.dispatchEvent(new Event('focusin'));
  };
  const input = bufferInput(host, signal);
  whenWanted(host, signal)
    .then(() => import(/* webpackChunkName: "islands" */ './hydrate'))
    .then(({ loadIsland, hydrate }) =>
      loadIsland(host).then(async (island) => {
        await whenReleased();
        if (signal.aborted) return;
        input.take();
        const end = hydrate(island, {
          onHydrated: input.give,
          onError() {
            host.innerHTML = html;
            showNote(host, again, 'This part of the page has stopped.', 'Start again');
            start(host);
          },
          startNested: start,
        });
        unmount = () => {
          const fresh = host.cloneNode() as HTMLElement;
          fresh.innerHTML = html;
          // React may unmount later, and then looks for its elements.
          host.replaceWith(fresh);
          end();
          return fresh;
        };
      }),
    )
    .catch((error: unknown) => {
      if (signal.aborted) return;
      showMissing(host, error, again);
    });
}
