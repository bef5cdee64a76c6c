import { isCollapsed, setCollapsed } from '../../../browser/collapse';
import { findTarget } from '../../../browser/events';
import { queryMedia } from '../../../browser/matches-media';
import { arriveEvent, backEvent } from '../../../browser/navigation/events';
import { loadFor } from '../../../browser/note';

type Sidebar = typeof import('./sidebar');

const load = (): Promise<Sidebar> => import(/* webpackChunkName: "late" */ './sidebar');

/** Media query for windows without a mobile sidebar; that of Infima and theme-common 3.10.2 in `em`, so that it follows the size of text. */
const wideWindows = '(min-width: 62.3125em)';

/** Time for the sidebar to slide out, in milliseconds; longer than `--ifm-transition-fast`. */
const closingTime = 300;

/**
 * The sidebar of narrow windows: the items of the navbar and, next to them, the sidebar of the page. It is made from the template in this element
 * when it opens (`sidebar.ts`, which the first interaction has loaded).
 */
export default class MobileSidebar extends HTMLElement {
  private readonly media = queryMedia(wideWindows);
  private covered: HTMLElement[] = [];
  private code: Sidebar | undefined;

  connectedCallback(): void {
    this.navbar?.addEventListener('click', this);
    document.addEventListener('keydown', this);
    this.media?.addEventListener('change', this);
    for (const type of [arriveEvent, backEvent]) window.addEventListener(type, this);
  }

  disconnectedCallback(): void {
    this.navbar?.removeEventListener('click', this);
    document.removeEventListener('keydown', this);
    this.media?.removeEventListener('change', this);
    for (const type of [arriveEvent, backEvent]) window.removeEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.onClick(event);
    else if (event instanceof KeyboardEvent) this.onKeyDown(event);
    // The first step back only closes it.
    else if (event.type === backEvent) this.close() && event.preventDefault();
    else if (event.type === arriveEvent || this.media?.matches) this.close(false);
  }

  private get navbar(): HTMLElement | null {
    return document.querySelector('nav.navbar');
  }

  private get sidebar(): HTMLElement | null {
    return document.querySelector('nav.navbar > .navbar-sidebar');
  }

  private get toggle(): HTMLElement | null {
    return document.querySelector('.navbar__toggle');
  }

  private onClick(event: Event): void {
    const find = (selector: string): HTMLElement | null => findTarget(event, selector);
    const { sidebar } = this;
    const item = find('.navbar-sidebar .menu__list-item > button')?.parentElement;
    if (find('.navbar__toggle') !== null) {
      if (sidebar?.inert === false) this.close();
      else if (this.navbar !== null) loadFor(this.navbar, load, (code) => this.open(code));
    } else if (find('.navbar-sidebar__close, .navbar-sidebar__backdrop') !== null) {
      this.close();
    } else if (find('.navbar-sidebar__back') !== null) {
      if (sidebar !== null) this.code?.showPanel(sidebar, false);
    } else if (item) {
      setCollapsed(item, !isCollapsed(item));
    } else if (find('.navbar-sidebar a[href]:not([role="button"])') !== null) {
      // A link to the current page closes it, too.
      this.close(false);
    }
  }

  private onKeyDown({ key, target }: KeyboardEvent): void {
    // The search dialog, which a key opens at any time, handles Escape itself.
    const isHere = target === document.body || (target instanceof Element && target.closest('nav.navbar') !== null);
    if (key === 'Escape' && isHere) this.close();
  }

  private open(code: Sidebar): void {
    const { navbar } = this;
    const made = code.makeSidebar(this);
    if (navbar === null || made === undefined) return;
    this.code = code;
    this.sidebar?.remove();
    navbar.append(made);
    navbar.classList.add('navbar-sidebar--show');
    this.toggle?.setAttribute('aria-expanded', 'true');
    document.body.style.overflow = 'hidden';
    this.covered = code.listCovered(navbar);
    for (const element of this.covered) element.inert = true;
    made.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    made
      .querySelector('.theme-doc-sidebar-menu [aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /**
   * Closes the sidebar.
   *
   * @param returnsFocus whether the toggle gets the focus, as when the reader stays on the page
   * @returns whether it was open
   */
  private close(returnsFocus = true): boolean {
    const { navbar, sidebar, toggle } = this;
    if (navbar === null || !navbar.classList.contains('navbar-sidebar--show')) return false;
    navbar.classList.remove('navbar-sidebar--show');
    toggle?.setAttribute('aria-expanded', 'false');
    document.body.style.overflow = '';
    for (const each of this.covered.splice(0)) each.inert = false;
    if (returnsFocus) toggle?.focus();
    if (sidebar !== null) sidebar.inert = true;
    setTimeout(() => sidebar?.remove(), closingTime);
    return true;
  }
}
