/**
 * Scroll positions by history entry. Browsers restore the position before the page has loaded, so this module does it. After a reload, browsers
 * do it correctly.
 */
const storageKey = 'docs-scroll-positions';

const positions = new Map<string, number>(readStoredPositions());

function readStoredPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

let key = '';

function readKey(): string {
  const { state } = window.history;
  return (state as { key?: unknown } | null)?.key === undefined ? '' : String(state.key);
}

/** Adds a key to the current history entry, if it has none. */
export function nameEntry(): void {
  key = readKey();
  if (key !== '') return;
  key = makeKey();
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** Returns a random key for a new history entry. */
export function makeKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Stores the scroll position of the current history entry. Call before leaving it. */
export function notePosition(): void {
  positions.set(key, window.scrollY);
}

/** Returns the stored scroll position of the current history entry, or undefined if the entry is new. */
export function findPosition(): number | undefined {
  return positions.get(readKey());
}

/** Starts storing and restoring scroll positions. */
export function keepPositions(): void {
  window.history.scrollRestoration = 'manual';
  nameEntry();
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    notePosition();
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Without storage, going back after a reload begins at the top.
    }
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
