import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** Number of entries from which a sidebar is large. Each entry is about 0.1 kB in every page of the sidebar. */
const manyEntries = 300;

const known = new WeakMap<readonly PropSidebarItem[], number>();

/** Returns whether a sidebar has so many entries that its pages can't have them all. It is counted once. */
export function isLarge(sidebar: readonly PropSidebarItem[] = []): boolean {
  const count = known.get(sidebar) ?? countEntries(sidebar);
  known.set(sidebar, count);
  return count >= manyEntries;
}

function countEntries(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countEntries(item.items) : 0), 0);
}
