/**
 * Stores which categories of the sidebar the reader has collapsed or expanded, for as long as the tab is open. A script in the head of each page
 * (`src/plugins/inline-scripts`) restores them before the sidebar is drawn.
 */
import { isCollapsed } from '../../browser/collapse';
import { parseStored, readStored, writeStored } from '../../browser/storage';

/** Returns whether each category is collapsed, by its label. Categories that the reader has not touched are not in it. */
export function readCollapsed(): Record<string, boolean> {
  const stored = parseStored(readStored('docs-folds', 'sessionStorage'), (value) =>
    Object.fromEntries(Object.entries(value as object).filter(([, isIt]) => typeof isIt === 'boolean')),
  );
  return stored ?? {};
}

/** Stores whether a category is collapsed. */
export function storeCollapsed(category: Element): void {
  const label = category.firstElementChild?.textContent ?? '';
  writeStored('docs-folds', JSON.stringify({ ...readCollapsed(), [label]: isCollapsed(category) }), 'sessionStorage');
}

/** Forgets that the category of the page was collapsed if it is open, because a link led into it. */
export function storeExpanded(sidebar: Element): void {
  const stored = readCollapsed();
  for (const category of sidebar.querySelectorAll('.theme-doc-sidebar-item-category:has([aria-current])')) {
    const label = category.firstElementChild?.textContent ?? '';
    if (stored[label] === true && !isCollapsed(category)) storeCollapsed(category);
  }
}
