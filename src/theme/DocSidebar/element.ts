import { isCollapsed, setCollapsed } from '../../browser/collapse';
import { findTarget, isPlainClick } from '../../browser/events';
import { arriveEvent } from '../../browser/navigation/events';

const category = '.theme-doc-sidebar-item-category';

/** The sidebar of the documentation, next to the page and in the mobile sidebar: collapses its categories, and keeps the entry of the page in view. */
export default class DocSidebar extends HTMLElement {
  connectedCallback(): void {
    // In the capture phase, before links are followed: a category without a page has an address, too, for readers without scripts.
    this.addEventListener('click', this, true);
    this.addEventListener('keydown', this);
    window.addEventListener(arriveEvent, this);
    // Measuring waits for the first frame, which lays out the page anyway.
    requestAnimationFrame(() => this.showPresentEntry());
  }

  disconnectedCallback(): void {
    window.removeEventListener(arriveEvent, this);
  }

  handleEvent(event: Event): void {
    if (event.type === arriveEvent) this.arrive();
    else if (event instanceof KeyboardEvent) press(event);
    else click(event as MouseEvent);
  }

  private arrive(): void {
    this.showPresentEntry();
    store(({ storeExpanded }) => storeExpanded(this));
  }

  private showPresentEntry(): void {
    const menu = this.querySelector('.menu');
    const entry = menu?.querySelector('a[aria-current="page"]');
    if (!menu || !entry) return;
    const [box, around] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
    // The navbar covers the first two rows. An announcement pushes the last ones out of the window.
    const [start, end] = [around.top + 2 * box.height, Math.min(around.bottom, window.innerHeight)];
    if (box.top >= start && box.bottom <= end) return;
    // In the middle, among its neighbors. `scrollIntoView` would also scroll the page, to keep the entry clear of the navbar.
    menu.scrollTop += (box.top + box.bottom - start - end) / 2;
  }
}

function click(event: MouseEvent): void {
  const entry = findTarget(event, category);
  const control = findTarget(event, '[aria-expanded], a.menu__link--sublist');
  if (entry === null || control === null || !isPlainClick(event)) return;
  if (control.parentElement?.parentElement !== entry) return;
  if (control.hasAttribute('aria-expanded') || control.getAttribute('aria-current') === 'page') {
    event.preventDefault();
    setCollapsed(entry, !isCollapsed(entry));
  } else {
    setCollapsed(entry, false);
  }
  store(({ storeCollapsed }) => storeCollapsed(entry));
}

/** Uses the code that stores what is collapsed. If it does not arrive, the next page forgets. */
function store(use: (code: typeof import('./stored-collapsed')) => void): void {
  import(/* webpackChunkName: "late" */ './stored-collapsed').then(use).catch(console.warn);
}

/** A category that is a link has the role of a button, which the space bar presses. */
function press(event: KeyboardEvent): void {
  const button = findTarget(event, `${category} a[role="button"]`);
  if (event.key !== ' ' || button === null) return;
  event.preventDefault();
  button.click();
}
