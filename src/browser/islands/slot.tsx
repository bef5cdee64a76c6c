import { islandTag, slotTag } from '@site/src/lib/island';
import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { bufferInput } from './buffered-input';
import { IslandTree, type LoadedIsland, loadIsland } from './island-tree';
import { hideNote, showNote } from './note';
import { type SlotContent, takeSlot } from './slot-content';
import { whenReleased } from './when-released';
import { whenWanted } from './when-wanted';

/** An island in the children of another: a part of its tree, so it shares the contexts. */
interface NestedIsland {
  readonly island: LoadedIsland;
  readonly slot: SlotContent | undefined;
  readonly onError: () => void;
  readonly onHydrated: () => void;
}

/** The children of an island: the server's HTML, which React never looks into, with the islands in it. */
export default function Slot({ content }: { content: SlotContent }): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [nested, setNested] = useState<readonly NestedIsland[]>([]);

  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    content.fill(current);
    return () => content.keep(current);
  }, [content]);

  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const hosts = [...current.querySelectorAll<HTMLElement>(islandTag)].filter(
      (host) => host.parentElement?.closest(islandTag) === current.closest(islandTag),
    );
    for (const host of hosts) {
      startNested(host, signal, {
        // In one step: it takes the place of what the build made.
        add: (island) => flushSync(() => setNested((others) => [...others, island])),
        remove: () => setNested((others) => others.filter(({ island }) => island.host !== host)),
      });
    }
    return () => {
      controller.abort();
      for (const host of hosts) hideNote(host);
    };
  }, []);

  return (
    <>
      {createElement(slotTag, {
        ref: element,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: '' },
      })}
      {nested.map((one) => createPortal(<Nested {...one} />, one.island.host, keyOf(one.island.host)))}
    </>
  );
}

function Nested({ island, slot, onError, onHydrated }: NestedIsland): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return (
    <IslandTree island={island} onError={onError}>
      {slot && <Slot content={slot} />}
    </IslandTree>
  );
}

interface Nest {
  readonly add: (island: NestedIsland) => void;
  readonly remove: () => void;
}

/** What the build made of each, for when it begins once more. */
const built = new WeakMap<Element, string>();

function startNested(host: HTMLElement, signal: AbortSignal, nest: Nest): void {
  // The children of its parent were not shown for a while.
  const html = built.get(host) ?? host.innerHTML;
  if (built.has(host)) host.innerHTML = html;
  built.set(host, html);
  const again = (): void => {
    hideNote(host);
    nest.remove();
    startNested(host, signal, nest);
    // The reader has asked for it.
    host.dispatchEvent(new Event('focusin'));
  };
  const input = bufferInput(host, signal);
  whenWanted(host, signal)
    .then(() => loadIsland(host))
    .then(async (island) => {
      await whenReleased();
      if (signal.aborted) return;
      const slot = takeSlot(host);
      input.take();
      slot?.putAside();
      host.replaceChildren();
      const onError = (): void => {
        host.innerHTML = html;
        showNote(host, 'stopped', again);
      };
      nest.add({ island, slot, onError, onHydrated: input.give });
    })
    .catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn(`The code of ${host.dataset.component} has not come:`, error);
      showNote(host, 'missing', again);
    });
}

const keys = new WeakMap<Element, string>();
let count = 0;

function keyOf(host: Element): string {
  const key = keys.get(host) ?? String(count++);
  keys.set(host, key);
  return key;
}
