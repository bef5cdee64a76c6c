/**
 * Stores which categories of the sidebar the reader has folded or unfolded, for as long as the tab is open. A script in the head of each page
 * (`src/plugins/stored-tabs`) restores them before the sidebar is drawn.
 */
import { isFolded } from '../behaviors/folds';
import { findTarget } from '../events';
import { parseStored, readStored, storageKeys, writeStored } from '../storage';

/** Returns whether each category is folded, by its label. Categories that the reader has not touched are not in it. */
export function readFolds(): Record<string, boolean> {
  const stored = parseStored(readStored(storageKeys.folds, 'sessionStorage'), (value) =>
    Object.fromEntries(Object.entries(value as object).filter(([, isFolded]) => typeof isFolded === 'boolean')),
  );
  return stored ?? {};
}

/** Starts storing. */
export function storeFolds(): void {
  // Runs after the listener that folds (`behaviors/sidebar.ts`).
  document.addEventListener('click', (event) => {
    const entry = findTarget(event, '.theme-doc-sidebar-item-category');
    const row = entry?.firstElementChild;
    if (!row?.contains(event.target as Node)) return;
    const folds = { ...readFolds(), [row.textContent]: isFolded(entry as Element), '': window.location.pathname };
    writeStored(storageKeys.folds, JSON.stringify(folds), 'sessionStorage');
  });
}
