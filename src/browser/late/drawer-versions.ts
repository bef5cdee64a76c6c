/** The version menu above the sidebar in the drawer. Otherwise, it would be only among the navbar items there. */
import './drawer.css';

/** Adds it once to the template that the drawer of this page is created from. */
export function addVersionsToDrawer(): void {
  const template = document.querySelector<HTMLTemplateElement>('mobile-sidebar > template');
  const back = template?.content.querySelector('.navbar-sidebar__back');
  const versions = template?.content.querySelector('li:has([data-version])');
  if (!back || !versions || back.nextElementSibling !== null) return;
  const list = versions.parentElement?.cloneNode();
  if (!(list instanceof Element)) return;
  list.append(versions.cloneNode(true));
  back.after(list);
}
