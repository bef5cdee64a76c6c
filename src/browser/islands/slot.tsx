import { islandTag, slotTag } from '@site/src/lib/island';
import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hideNote, showMissing } from '../note';
import { bufferInput } from './buffered-input';
import { IslandTree, type LoadedIsland, loadIsland } from './island-tree';
import { showStopped } from './show-stopped';
import { type SlotContent, takeSlot } from './slot-content';
import { whenReleased } from './when-released';
import { whenWanted } from './when-wanted';

/** An island in the children of another. It is part of the same React tree, so it shares the contexts. */
interface NestedIsland {
  readonly island: LoadedIsland;
  readonly slot: SlotContent | undefined;
  readonly onError: () => void;
  readonly onHydrated: () => void;
}

/** The children of an island: HTML from the server, which React does not touch, with the nested islands in it. */
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
        // In one step, because it replaces the HTML of the build.
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

/** HTML of the build for each island, for starting it again. */
const built = new WeakMap<Element, string>();

function startNested(host: HTMLElement, signal: AbortSignal, nest: Nest): void {
  // It has been started before, for example if its parent did not show its children for a while.
  const html = built.get(host) ?? host.innerHTML;
  if (built.has(host)) host.innerHTML = html;
  built.set(host, html);
  const again = (): void => {
    hideNote(host);
    nest.remove();
    startNested(host, signal, nest);
    // Hydrates immediately, because the reader asked for it.
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
        showStopped(host, again);
      };
      nest.add({ island, slot, onError, onHydrated: input.give });
    })
    .catch((error: unknown) => {
      if (signal.aborted) return;
      showMissing(host, error, again);
    });
}

const keys = new WeakMap<Element, string>();
let count = 0;

function keyOf(host: Element): string {
  const key = keys.get(host) ?? String(count++);
  keys.set(host, key);
  return key;
}
