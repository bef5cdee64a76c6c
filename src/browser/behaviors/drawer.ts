/** The drawer of narrow windows: the items of the bar, and the sidebar of the page. */
import { findTarget, onPress } from '../events';
import { fold, isFolded } from './folds';
import { prepareBar } from './prepare-bar';

/** Windows without a drawer; as Infima and theme-common 3.10.2 have it. */
const wideWindows = '(min-width: 997px)';

/** How long the drawer is given to slide out, in milliseconds; longer than `--ifm-transition-fast`. */
const closingTime = 300;

const bar = (): HTMLElement | null => document.querySelector('nav.navbar');
const drawer = (): HTMLElement | null => document.querySelector('nav.navbar > .navbar-sidebar');
const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

let covered: HTMLElement[] = [];

/** Makes the drawer out of what the page holds for it. */
function makeDrawer(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-drawer]');
  // React puts what it draws in a browser below the element, not into its content.
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

/** Shows the sidebar of the page, or the items of the bar. */
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
 * Closes the drawer, and gives the focus back unless the reader goes on.
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

/** What an open drawer lies over: all beside the bar, and in the bar all but the drawer and the curtain that closes it. */
function listCovered(nav: HTMLElement): HTMLElement[] {
  const beside = [...(nav.parentElement?.children ?? [])].filter((element) => element !== nav);
  const inBar = [...nav.children].filter((element) => !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop'));
  return [...beside, ...inBar].filter((element) => element instanceof HTMLElement);
}

/** Listens to what opens, closes and fills the drawer. */
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
  // A link to the page that is shown closes it, too.
  onPress('.navbar-sidebar a[href]:not([role="button"])', () => closeDrawer(true));
  document.addEventListener('keydown', (event) => {
    // The dialog of the search, which a key opens at any time, has an Escape of its own.
    const isElsewhere = event.target !== document.body && findTarget(event, 'nav.navbar') === null;
    if (event.key === 'Escape' && !isElsewhere) closeDrawer();
  });
  window.matchMedia(wideWindows).addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer(true);
  });
}
