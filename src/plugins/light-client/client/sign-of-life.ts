import { signsOfLife } from '../signs';
import { whenReleased } from './held';
import { whenLoaded } from './loads';

/** From here on the reader scrolls: the browser has been where the address leads. Not all who scroll touch the page: some drag the scroll bar. */
const signs = [...signsOfLife, 'scroll'];

let isAlive = false;
const waiting: (() => void)[] = [];

/** What was waited for may be a press on a link: the page that it leads to has the line and the processor for itself. */
function wake(): void {
  for (const sign of signs) removeEventListener(sign, wake, true);
  setTimeout(() => whenReleased(() => whenLoaded(callBack)));
}

function callBack(): void {
  isAlive = true;
  for (const listener of waiting.splice(0)) listener();
}

if (typeof window !== 'undefined') {
  // The inline loader has seen signs that came before this code.
  if (document.documentElement.dataset.alive !== undefined) isAlive = true;
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
}

/** Calls back once the reader has moved, touched or pressed something, and nothing more urgent is on its way; at once when that has been. */
export function onSignOfLife(listener: () => void): void {
  if (isAlive) listener();
  else waiting.push(listener);
}
