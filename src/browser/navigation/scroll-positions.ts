/**
 * Where the reader was in the entries of the history. Browsers restore that before the page is there, so it is done by hand; after a reload they
 * do it well.
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

/** Gives the present entry of the history a name, if it has none. */
export function nameEntry(): void {
  key = readKey();
  if (key !== '') return;
  key = makeKey();
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** @returns a name for a new entry */
export function makeKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Notes where the reader is in the present entry, before another takes its place. */
export function notePosition(): void {
  positions.set(key, window.scrollY);
}

/** @returns where the reader was in the present entry; undefined when it is new */
export function findPosition(): number | undefined {
  return positions.get(readKey());
}

/** Takes care of the positions from now on. */
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
