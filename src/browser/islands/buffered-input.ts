/** Buffers clicks and text in an island before hydration, and replays them afterwards. */
import { takeTypedText } from '../take-typed';
import { borders, isOfIsland } from './is-of-island';

/** Controls whose clicks are replayed. Controls in the children of an island belong to the page itself. */
const pressed = 'button, [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

export interface BufferedInput {
  /** Removes what was typed, because React hydrates with the values of the build. Call it right before hydration. */
  readonly take: () => void;
  /** Replays text and clicks. */
  readonly give: () => void;
}

/** @param signal stops buffering */
export function bufferInput(host: Element, signal: AbortSignal): BufferedInput {
  // React may create new elements, so they are identified by their index.
  const listAll = (): Element[] => [...host.querySelectorAll('*')];
  const clicks: number[] = [];
  let giveTyped = (): void => undefined;
  const ends = new AbortController();
  signal.addEventListener('abort', () => ends.abort());
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(pressed) : null;
      // Includes clicks in nested islands, which buffer the replayed click themselves once this island is hydrated.
      if (target === null || !host.contains(target) || !isOfIsland(target)) return;
      event.preventDefault();
      clicks.push(listAll().indexOf(target));
    },
    { capture: true, signal: ends.signal },
  );
  return {
    take() {
      giveTyped = takeTypedText(host, (field) => field.closest(borders) === host);
    },
    give() {
      ends.abort();
      giveTyped();
      const elements = listAll();
      for (const index of clicks.splice(0)) (elements[index] as HTMLElement | undefined)?.click();
    },
  };
}
