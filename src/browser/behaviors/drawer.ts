/** The drawer of narrow windows, with the items of the navbar and the sidebar of the page. */
import {
  docSidebarClass,
  docSidebarMenuClass,
  menuItemClass,
  menuListClass,
  mobileSidebarAttribute,
  mobileSidebarBackClass,
  mobileSidebarBackdropClass,
  mobileSidebarClass,
  mobileSidebarCloseClass,
  mobileSidebarPanelClass,
  mobileSidebarPanelsClass,
  mobileSidebarShownClass,
  navbarClass,
  navbarToggleClass,
  secondPanelShownClass,
} from '@site/src/lib/dom-contract';
import { findTarget, onPress } from '../events';
import { queryMedia } from '../matches-media';
import { fold, isFolded } from './folds';
import { prepareBar } from './prepare-bar';

/** Media query for windows without a drawer; the same as in Infima and theme-common 3.10.2. */
const wideWindows = '(min-width: 997px)';

/** Time for the drawer to slide out, in milliseconds; longer than `--ifm-transition-fast`. */
const closingTime = 300;

const bar = (): HTMLElement | null => document.querySelector(`nav.${navbarClass}`);
const drawer = (): HTMLElement | null => document.querySelector(`nav.${navbarClass} > .${mobileSidebarClass}`);
const toggle = (): HTMLElement | null => document.querySelector(`.${navbarToggleClass}`);

let covered: HTMLElement[] = [];

/** Creates the drawer from its template in the page. */
function makeDrawer(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template[${mobileSidebarAttribute}]`);
  // When React renders in the browser, the children are below the template element, not in its `content`.
  const made = (template?.content.firstElementChild ?? template?.firstElementChild)?.cloneNode(true);
  if (!(made instanceof HTMLElement)) return undefined;
  const panels = made.querySelectorAll<HTMLElement>(`.${mobileSidebarPanelClass}`);
  const list = document.querySelector(`aside.${docSidebarClass} .${menuListClass}`)?.cloneNode(true);
  const [, second] = panels;
  if (list !== undefined && second !== undefined) second.append(list);
  else second?.replaceChildren();
  showPanel(made, list !== undefined);
  prepareBar(made);
  return made;
}

/** Shows the sidebar of the page, or the items of the navbar. */
function showPanel(root: Element, isSecond: boolean): void {
  root.querySelector(`.${mobileSidebarPanelsClass}`)?.classList.toggle(secondPanelShownClass, isSecond);
  for (const [index, panel] of [...root.querySelectorAll<HTMLElement>(`.${mobileSidebarPanelClass}`)].entries()) {
    panel.inert = (index === 1) !== isSecond;
  }
}

function open(): void {
  const nav = bar();
  const made = makeDrawer();
  if (nav === null || made === undefined) return;
  drawer()?.remove();
  nav.append(made);
  nav.classList.add(mobileSidebarShownClass);
  toggle()?.setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  covered = listCovered(nav);
  for (const element of covered) element.inert = true;
  made.querySelector<HTMLElement>(`.${mobileSidebarCloseClass}`)?.focus();
  made
    .querySelector(`.${docSidebarMenuClass} [aria-current="page"]`)
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
  if (nav === null || !nav.classList.contains(mobileSidebarShownClass)) return false;
  nav.classList.remove(mobileSidebarShownClass);
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
  const inBar = [...nav.children].filter(
    (element) => !element.matches(`.${mobileSidebarClass}, .${mobileSidebarBackdropClass}`),
  );
  return [...beside, ...inBar].filter((element) => element instanceof HTMLElement);
}

/** Listens for the events that open, close and fill the drawer. */
export function watchDrawer(): void {
  onPress(`.${navbarToggleClass}`, () => (drawer()?.inert === false ? closeDrawer() : open()));
  onPress(`.${mobileSidebarCloseClass}, .${mobileSidebarBackdropClass}`, () => closeDrawer());
  onPress(`.${mobileSidebarBackClass}`, () => {
    const element = drawer();
    if (element !== null) showPanel(element, false);
  });
  onPress(`.${mobileSidebarClass} .${menuItemClass} > button`, (button) => {
    const entry = button.parentElement;
    if (entry !== null) fold(entry, !isFolded(entry));
  });
  // A link to the current page closes it, too.
  onPress(`.${mobileSidebarClass} a[href]:not([role="button"])`, () => closeDrawer(true));
  document.addEventListener('keydown', (event) => {
    // The search dialog, which a key opens at any time, handles Escape itself.
    const isElsewhere = event.target !== document.body && findTarget(event, `nav.${navbarClass}`) === null;
    if (event.key === 'Escape' && !isElsewhere) closeDrawer();
  });
  queryMedia(wideWindows)?.addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer(true);
  });
}
