/**
 * Stores which categories of the sidebar the reader has folded or unfolded, for as long as the tab is open. A script in the head of each page
 * (`src/plugins/inline-scripts`) restores them before the sidebar is drawn.
 */
import { isCollapsed } from '../collapse';
import { findTarget } from '../events';
import { parseStored, readStored, writeStored } from '../storage';

const category = '.theme-doc-sidebar-item-category';

/** Returns whether each category is folded, by its label. Categories that the reader has not touched are not in it. */
export function readFolds(): Record<string, boolean> {
  const stored = parseStored(readStored('docs-folds', 'sessionStorage'), (value) =>
    Object.fromEntries(Object.entries(value as object).filter(([, isFolded]) => typeof isFolded === 'boolean')),
  );
  return stored ?? {};
}

function writeFolds(folds: Record<string, boolean>): void {
  writeStored('docs-folds', JSON.stringify(folds), 'sessionStorage');
}

/** Forgets that the category of the page was folded if it is open, because a link led into it. Call when another page is shown. */
export function forgetFoldOfPage(): void {
  const folds = readFolds();
  for (const entry of document.querySelectorAll(`aside ${category}:has([aria-current])`)) {
    const label = entry.firstElementChild?.textContent ?? '';
    if (folds[label] === true && !isCollapsed(entry)) writeFolds({ ...folds, [label]: false });
  }
}

/** Starts storing. */
export function storeFolds(): void {
  // Runs after the listener that folds (`behaviors/sidebar.ts`).
  document.addEventListener('click', (event) => {
    const entry = findTarget(event, category);
    const row = entry?.firstElementChild;
    if (!row?.contains(event.target as Node)) return;
    writeFolds({ ...readFolds(), [row.textContent]: isCollapsed(entry as Element) });
  });
}
