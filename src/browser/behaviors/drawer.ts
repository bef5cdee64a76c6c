/** The drawer of narrow windows, with the items of the navbar and the sidebar of the page. */
import { findTarget, onPress } from '../events';
import { queryMedia } from '../matches-media';
import { fold, isFolded } from './folds';
import { prepareBar } from './prepare-bar';

/** Media query for windows without a drawer; the same as in Infima and theme-common 3.10.2. */
const wideWindows = '(min-width: 997px)';

/** Time for the drawer to slide out, in milliseconds; longer than `--ifm-transition-fast`. */
const closingTime = 300;

const bar = (): HTMLElement | null => document.querySelector('nav.navbar');
const drawer = (): HTMLElement | null => document.querySelector('nav.navbar > .navbar-sidebar');
const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

let covered: HTMLElement[] = [];

/** Creates the drawer from its template in the page. */
function makeDrawer(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-drawer]');
  // When React renders in the browser, the children are below the template element, not in its `content`.
  const made = (template?.content.firstElementChild ?? template?.firstElementChild)?.cloneNode(true);
  if (!(made instanceof HTMLElement)) return undefined;
  const panels = made.querySelectorAll<HTMLElement>('.navbar-sidebar__item');
  const list = document.querySelector('aside.theme-doc-sidebar-container .menu__list')?.cloneNode(true);
  const [, second] = panels;
  if (list !== undefined && second !== undefined) second.append(list);
  else second?.replaceChildren();
  showPanel(made, list !== undefined);
  prepareBar(made);
  return made;
}

/** Shows the sidebar of the page, or the items of the navbar. */
function showPanel(root: Element, isSecond: boolean): void {
  root.querySelector('.navbar-sidebar__items')?.classList.toggle('navbar-sidebar__items--show-secondary', isSecond);
  for (const [index, panel] of [...root.querySelectorAll<HTMLElement>('.navbar-sidebar__item')].entries()) {
    panel.inert = (index === 1) !== isSecond;
  }
}

function open(): void {
  const nav = bar();
  const made = makeDrawer();
  if (nav === null || made === undefined) return;
  drawer()?.remove();
  nav.append(made);
  nav.classList.add('navbar-sidebar--show');
  toggle()?.setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  covered = listCovered(nav);
  for (const element of covered) element.inert = true;
  made.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  made
    .querySelector('.theme-doc-sidebar-menu [aria-current="page"]')
    ?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Closes the drawer, and returns focus to the toggle unless the reader navigates.
 *
 * @returns whether it was open
 */
export function closeDrawer(isGoingOn = false): boolean {
  const nav = bar();
  const element = drawer();
  if (nav === null || !nav.classList.contains('navbar-sidebar--show')) return false;
  nav.classList.remove('navbar-sidebar--show');
  toggle()?.setAttribute('aria-expanded', 'false');
  document.body.style.overflow = '';
  for (const each of covered.splice(0)) each.inert = false;
  if (!isGoingOn) toggle()?.focus();
  if (element !== null) element.inert = true;
  setTimeout(() => element?.remove(), closingTime);
  return true;
}

/** Lists what an open drawer covers: everything next to the navbar, and everything in it except the drawer and its backdrop. */
function listCovered(nav: HTMLElement): HTMLElement[] {
  const beside = [...(nav.parentElement?.children ?? [])].filter((element) => element !== nav);
  const inBar = [...nav.children].filter((element) => !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop'));
  return [...beside, ...inBar].filter((element) => element instanceof HTMLElement);
}

/** Listens for the events that open, close and fill the drawer. */
export function watchDrawer(): void {
  onPress('.navbar__toggle', () => (drawer()?.inert === false ? closeDrawer() : open()));
  onPress('.navbar-sidebar__close, .navbar-sidebar__backdrop', () => closeDrawer());
  onPress('.navbar-sidebar__back', () => {
    const element = drawer();
    if (element !== null) showPanel(element, false);
  });
  onPress('.navbar-sidebar .menu__list-item > button', (button) => {
    const entry = button.parentElement;
    if (entry !== null) fold(entry, !isFolded(entry));
  });
  // A link to the current page closes it, too.
  onPress('.navbar-sidebar a[href]:not([role="button"])', () => closeDrawer(true));
  document.addEventListener('keydown', (event) => {
    // The search dialog, which a key opens at any time, handles Escape itself.
    const isElsewhere = event.target !== document.body && findTarget(event, 'nav.navbar') === null;
    if (event.key === 'Escape' && !isElsewhere) closeDrawer();
  });
  queryMedia(wideWindows)?.addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer(true);
  });
}
