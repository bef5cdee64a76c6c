import { interactionEvents } from '@site/src/lib/interaction-events';

/** From here on the reader scrolls the page: the browser has been where the address leads. Some drag the scroll bar and touch nothing. */
const events = [...interactionEvents, 'scroll'];

let hasInteracted = false;
const waiting: ((first?: Event) => void)[] = [];

function onInteraction(first: Event): void {
  if (first.type === 'scroll' && first.target !== document) return;
  for (const event of events) removeEventListener(event, onInteraction, true);
  hasInteracted = true;
  // What the reader has pressed comes first.
  setTimeout(() => {
    for (const listener of waiting.splice(0)) listener(first);
  });
}

if (typeof window !== 'undefined') {
  // The inline loader has seen what came before this code.
  if (document.documentElement.dataset.interacted !== undefined) hasInteracted = true;
  else for (const event of events) addEventListener(event, onInteraction, { capture: true, passive: true });
}

/** Calls back once the reader has moved, touched or pressed something, with what that was; at once, and without it, when that has been. */
export function onFirstInteraction(listener: (first?: Event) => void): void {
  if (hasInteracted) listener();
  else waiting.push(listener);
}
