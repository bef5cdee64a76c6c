/** The part of islands that needs React. It is loaded with the first island that hydrates. */
import { slotTag } from '@site/src/lib/island';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BufferedInput } from './buffered-input';
import { IslandTree, type LoadedIsland } from './island-tree';
import { showStopped } from './show-stopped';
import Slot from './slot';
import { takeSlot } from './slot-content';

export { loadIsland } from './island-tree';

interface Options {
  readonly input: BufferedInput;
  /** Starts again from the HTML of the build. */
  readonly again: () => void;
}

/** Ids from React's server rendering, where they depend on the position in the whole page. */
const serverId = /=["'][^"'<>]*_R_\w*_/;

/**
 * Hydrates an island.
 *
 * @returns a function that unmounts it, and replaces it with an element with the HTML of the build
 */
export function hydrate(island: LoadedIsland, { input, again }: Options): () => HTMLElement {
  const { host } = island;
  const html = host.innerHTML;
  const slot = takeSlot(host);
  const fail = (): void => {
    host.innerHTML = html;
    showStopped(host, again);
  };
  const tree = (
    <Hydrated onHydrated={input.give}>
      <IslandTree island={island} onError={fail}>
        {slot && <Slot content={slot} />}
      </IslandTree>
    </Hydrated>
  );
  input.take();
  const root = hasServerIds(host) ? renderAnew(host, tree, slot?.putAside) : hydrateHost(host, tree);
  return () => {
    const fresh = host.cloneNode() as HTMLElement;
    fresh.innerHTML = html;
    // React may unmount the old root later, and then looks for its elements.
    host.replaceWith(fresh);
    root.unmount();
    return fresh;
  };
}

const rootOptions = {
  // The error boundary has already logged it.
  onCaughtError: () => undefined,
  onRecoverableError: (error: unknown) => console.warn('An island is not what the build made of it:', error),
};

function hydrateHost(host: Element, tree: ReactNode): Root {
  return hydrateRoot(host, tree, rootOptions);
}

/** Renders from scratch if the HTML contains ids, because React would expect other ids when hydrating. The result replaces the HTML in one step. */
function renderAnew(host: Element, tree: ReactNode, putSlotAside: (() => void) | undefined): Root {
  const focused = [...host.querySelectorAll('*')].indexOf(document.activeElement ?? host);
  putSlotAside?.();
  host.replaceChildren();
  const root = createRoot(host, rootOptions);
  flushSync(() => root.render(tree));
  const element = host.querySelectorAll('*')[focused];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return root;
}

/** Whether the component itself, and not only its children, has ids from the server. */
function hasServerIds(host: Element): boolean {
  const own = host.cloneNode(true) as Element;
  for (const slot of own.querySelectorAll(slotTag)) slot.replaceChildren();
  return serverId.test(own.innerHTML);
}

/** Calls back when everything below it is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
