import { trimPath } from './chunk-name';

/** Item of a sidebar as Docusaurus gives it to the browser; only links and categories lead to pages. */
export interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly docId?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
}

/**
 * Finds the categories above a page in a sidebar, with nothing else in them, and the page itself: what the breadcrumbs show.
 *
 * @returns a sidebar with that one way in it; empty when the page is not in the sidebar
 */
export function findWay(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    const isHere = item.href !== undefined && trimPath(item.href) === trimPath(path);
    if (item.type === 'link' && isHere) return [item];
    if (item.type !== 'category') continue;
    if (isHere) return [{ ...item, items: [] }];
    const way = findWay(item.items ?? [], path);
    if (way.length > 0) return [{ ...item, items: way }];
  }
  return [];
}
