import './styles.css';

/**
 * Adds the version menu, which is among the items of the navbar, above the sidebar of the page.
 *
 * @param sidebar the open mobile sidebar
 */
export function addVersions(sidebar: Element): void {
  const back = sidebar.querySelector('.navbar-sidebar__back');
  const versions = sidebar.querySelector('li:has([data-version])');
  const list = versions?.parentElement?.cloneNode();
  // A page without a sidebar has no button that leads back from it.
  if (!back || !versions || !(list instanceof Element)) return;
  list.append(versions.cloneNode(true));
  back.after(list);
}
