import type { ChildNode, Root } from 'postcss';

/**
 * Parts of the theme that this site does not show. Their code comes with that of others, so scripts name their classes. A part has its
 * styles as soon as one of its classes stands in a page: the server draws all of them, or the button that leads to them.
 *
 * Classes as the theme's authors wrote them, by the part.
 */
export const unshownParts: Readonly<Record<string, readonly string[]>> = {
  'tags of pages': ['tag', 'tagRegular', 'tagWithCount', 'tags'],
  'links to edit a page, and the day of its last change': ['iconEdit', 'lastUpdated', 'noPrint'],
  'a sidebar that can be put away': [
    'collapseSidebarButton',
    'collapseSidebarButtonIcon',
    'docItemWrapperEnhanced',
    'docSidebarContainerHidden',
    'expandButton',
    'expandButtonIcon',
    'sidebarHidden',
  ],
  'bars of another color than the page': ['navbar--dark', 'navbar--primary', 'darkNavbarColorModeToggle'],
  'a dark footer, or one without columns': ['footer--dark', 'footer__link-separator'],
};

/**
 * Finds the classes of the theme whose parts no page shows.
 *
 * @param root the site's sheet, in which the theme's rules stand in layers
 * @param shown classes that stand in pages
 */
export function listUnshown(root: Root, shown: ReadonlySet<string>): string[] {
  const classes = listThemeClasses(root);
  return Object.values(unshownParts).flatMap((names) => {
    // The bundler adds to the names of CSS modules which module it is.
    const found = classes.filter((name) => names.includes(name) || names.includes(name.replace(/_[\w-]{3,4}$/, '')));
    return found.some((name) => shown.has(name)) ? [] : found;
  });
}

/** Lists classes that only the theme's rules are for: the site's own stand outside of layers. */
function listThemeClasses(root: Root): string[] {
  const [layered, own] = [new Set<string>(), new Set<string>()];
  root.walkRules((rule) => {
    const classes = isLayered(rule) ? layered : own;
    for (const [, name = ''] of rule.selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return [...layered].filter((name) => !own.has(name));
}

function isLayered(node: ChildNode): boolean {
  const { parent } = node;
  if (node.type === 'atrule' && node.name === 'layer') return true;
  return parent !== undefined && parent.type !== 'root' && parent.type !== 'document' && isLayered(parent as ChildNode);
}
