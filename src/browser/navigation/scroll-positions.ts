/**
 * Scroll positions by history entry. Browsers restore the position before the page has loaded, so this module does it. After a reload, browsers
 * do it correctly.
 */
import { parseStored, readStored, writeStored } from '../storage';

let positions = new Map<string, number>();

/** Returns the positions that the tab stored before the page was loaded, none if they can't be read. */
export function readPositions(): Map<string, number> {
  const stored = parseStored(readStored('docs-scroll-positions', 'sessionStorage'), (value) =>
    (value as [string, number][]).filter(([, position]) => Number.isFinite(position)),
  );
  return new Map(stored);
}

/** Key of the history entry whose page is shown. While the next page loads, that is not the current entry. */
let key = '';

function readKey(): string {
  const { state } = window.history;
  return (state as { key?: unknown } | null)?.key === undefined ? '' : String(state.key);
}

/** Adds a key to the current history entry, if it has none. Call when its page is shown. */
export function enterEntry(): void {
  key = readKey();
  if (key !== '') return;
  key = makeKey();
  try {
    window.history.replaceState({ ...window.history.state, key }, '');
  } catch {
    // Too many changes of the address in a short time (Safari). Only the scroll position of this entry is lost.
  }
}

/** Returns a key for a new history entry: a number that is greater than the keys of the entries before it. */
export function makeKey(): string {
  return String(Date.now() + Math.random());
}

/** Whether the current history entry comes after the one whose page is shown. */
export function isAhead(): boolean {
  return Number(readKey()) > Number(key);
}

/** Stores the scroll position of the history entry whose page is shown. Call before leaving it. */
export function notePosition(): void {
  positions.set(key, window.scrollY);
}

/** Returns the stored scroll position of the current history entry, or undefined if the entry is new. */
export function findPosition(): number | undefined {
  return positions.get(readKey());
}

/** Starts storing and restoring scroll positions. */
export function keepPositions(): void {
  positions = readPositions();
  window.history.scrollRestoration = 'manual';
  enterEntry();
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    notePosition();
    // Without storage, going back after a reload begins at the top.
    writeStored('docs-scroll-positions', JSON.stringify([...positions].slice(-50)), 'sessionStorage');
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
