/** What a reader does with an island before it is hydrated is repeated when it is. */
import { takeTyped } from '../take-typed';
import { borders, isOfIsland } from './is-of-island';

/** What is pressed to do something; in children the page itself knows it. */
const pressed = 'button, [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

export interface BufferedInput {
  /** Takes out what was typed, because React begins with what the build knew. Call it right before. */
  readonly take: () => void;
  /** Types and presses it again. */
  readonly give: () => void;
}

/** @param signal ends it */
export function bufferInput(host: Element, signal: AbortSignal): BufferedInput {
  // React may make new elements, so they are known by their places.
  const listAll = (): Element[] => [...host.querySelectorAll('*')];
  const clicks: number[] = [];
  let giveTyped = (): void => undefined;
  const ends = new AbortController();
  signal.addEventListener('abort', () => ends.abort());
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(pressed) : null;
      // Those of an island in this one, too: that keeps it once more as soon as this one is hydrated.
      if (target === null || !host.contains(target) || !isOfIsland(target)) return;
      event.preventDefault();
      clicks.push(listAll().indexOf(target));
    },
    { capture: true, signal: ends.signal },
  );
  return {
    take() {
      giveTyped = takeTyped(host, (field) => field.closest(borders) === host);
    },
    give() {
      ends.abort();
      giveTyped();
      const elements = listAll();
      for (const index of clicks.splice(0)) (elements[index] as HTMLElement | undefined)?.click();
    },
  };
}
