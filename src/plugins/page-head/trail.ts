import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** A category above a page. */
export interface Step {
  readonly label: string;
  /** Id of the page that the category's own label links to, if any. */
  readonly docId: string | undefined;
}

/**
 * Finds the categories above a page, the outermost first.
 *
 * @param docId the page: `apis/camera`
 * @returns empty for pages at the top of their sidebar, and for pages in no sidebar
 */
export function findTrail(sidebars: Sidebars, docId: string): readonly Step[] {
  for (const items of Object.values(sidebars)) {
    const steps = findSteps(items, docId);
    if (steps !== undefined) return steps;
  }
  return [];
}

function findSteps(items: readonly SidebarItem[], docId: string): Step[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === docId) return [];
    if (item.type !== 'category') continue;
    const own = item.link?.type === 'doc' ? item.link.id : undefined;
    if (own === docId) return [];
    const below = findSteps(item.items, docId);
    if (below !== undefined) return [{ label: item.label, docId: own }, ...below];
  }
  return undefined;
}
