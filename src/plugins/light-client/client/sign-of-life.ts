import { signsOfLife } from '../signs';

let isAlive = false;
const waiting: (() => void)[] = [];

function wake(): void {
  isAlive = true;
  for (const sign of signsOfLife) removeEventListener(sign, wake, true);
  for (const listener of waiting.splice(0)) listener();
}

if (typeof window !== 'undefined') {
  // The inline loader has seen signs that came before this code.
  if (document.documentElement.dataset.alive !== undefined) isAlive = true;
  else for (const sign of signsOfLife) addEventListener(sign, wake, { capture: true, passive: true });
}

/** Calls back once the reader has moved, touched or pressed something; at once when that has happened before. */
export function onSignOfLife(listener: () => void): void {
  if (isAlive) listener();
  else waiting.push(listener);
}
