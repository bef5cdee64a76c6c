/** What is loaded when the sidebar opens for the first time: its styles, and what makes it. */
import './styles.css';

/**
 * Makes the sidebar.
 *
 * @param host element with the template
 * @returns undefined if the page has no template
 */
export function makeSidebar(host: Element): HTMLElement | undefined {
  const template = host.querySelector('template');
  // When React renders in the browser, the children are below the template element, not in its `content`.
  const made = (template?.content.firstElementChild ?? template?.firstElementChild)?.cloneNode(true);
  if (!(made instanceof HTMLElement)) return undefined;
  const [, second] = made.querySelectorAll('.navbar-sidebar__item');
  const list = document.querySelector('aside.theme-doc-sidebar-container .menu__list')?.cloneNode(true);
  const holder = document.createElement('doc-sidebar');
  if (list !== undefined) holder.append(list);
  second?.[list === undefined ? 'replaceChildren' : 'append'](holder);
  showPanel(made, list !== undefined);
  return made;
}

/** Shows the sidebar of the page, or the items of the navbar. */
export function showPanel(sidebar: Element, isSecond: boolean): void {
  sidebar.querySelector('.navbar-sidebar__items')?.classList.toggle('navbar-sidebar__items--show-secondary', isSecond);
  for (const [index, panel] of [...sidebar.querySelectorAll<HTMLElement>('.navbar-sidebar__item')].entries()) {
    panel.inert = (index === 1) !== isSecond;
  }
}

/** Lists what the open sidebar covers: everything next to the navbar, and everything in it except the sidebar and its backdrop. */
export function listCovered(navbar: HTMLElement): HTMLElement[] {
  const beside = [...(document.getElementById('__docusaurus')?.children ?? [])].filter(
    (element) => !element.contains(navbar),
  );
  const inside = [...navbar.children].filter(
    (element) => !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop'),
  );
  return [...beside, ...inside].filter((element) => element instanceof HTMLElement);
}
