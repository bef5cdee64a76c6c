/** The menu of versions on top of the sidebar in the drawer, where it stands only among the items of the bar otherwise. */
import { versionAttribute } from '@site/src/lib/preferred-version';
import './drawer.css';

/** Puts it into what the drawer of this page is made from, once. */
export function addVersionsToDrawer(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-drawer]');
  const back = template?.content.querySelector('.navbar-sidebar__back');
  const versions = template?.content.querySelector(`li:has([${versionAttribute}])`);
  if (!back || !versions || back.nextElementSibling !== null) return;
  const list = versions.parentElement?.cloneNode();
  if (!(list instanceof Element)) return;
  list.append(versions.cloneNode(true));
  back.after(list);
}
