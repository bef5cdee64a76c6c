import { interactionEvents } from '@site/src/lib/interaction-events';

/** Includes `scroll`, because readers may just drag the scroll bar. By now, the browser itself has already scrolled to the address's fragment. */
const events = [...interactionEvents, 'scroll'];

let hasInteracted = false;
const waiting: ((first?: Event) => void)[] = [];

function onInteraction(first: Event): void {
  if (first.type === 'scroll' && first.target !== document) return;
  for (const event of events) removeEventListener(event, onInteraction, true);
  hasInteracted = true;
  // The listeners for the interaction itself run first.
  setTimeout(() => {
    for (const listener of waiting.splice(0)) listener(first);
  });
}

if (typeof window !== 'undefined') {
  // The inline loader records interactions that happen before this code runs.
  if (document.documentElement.dataset.interacted !== undefined) hasInteracted = true;
  else for (const event of events) addEventListener(event, onInteraction, { capture: true, passive: true });
}

/** Calls back at the first interaction, with its event. If that has already happened, calls back immediately and without the event. */
export function onFirstInteraction(listener: (first?: Event) => void): void {
  if (hasInteracted) listener();
  else waiting.push(listener);
}
