import { findTarget } from '../../browser/events';
import { make } from '../../browser/make';
import { matchesMedia } from '../../browser/matches-media';
import { findFragment } from '../../browser/navigation/address';
import { pageEvent } from '../../browser/navigation/events';
import styles from './element.module.css';

/** Media query for windows with a collapsed table of contents; the same as in theme-classic 3.10.2. */
const narrowWindows = '(max-width: 996px)';

/** Events of the window after which the bar may have another place. The last portions of a long page come after its table of contents. */
const movements = ['scroll', 'resize', pageEvent] as const;

/** In narrow windows, keeps the collapsed table of contents in view while the page scrolls, with the name of the current section. */
export default class TocBar extends HTMLElement {
  private sections: readonly { readonly title: string; readonly heading: HTMLElement }[] = [];
  private frame = 0;

  /** Hidden from screen readers, so that the accessible name of the summary does not change. */
  private readonly current = make('span', { class: styles.section ?? '', 'aria-hidden': 'true' });

  connectedCallback(): void {
    this.details?.classList.add(styles.bar ?? '');
    this.querySelector('summary')?.append(this.current);
    for (const type of movements) window.addEventListener(type, this, { passive: true });
    for (const type of ['click', 'keydown']) document.addEventListener(type, this);
    this.readSections();
    this.placeSoon();
  }

  disconnectedCallback(): void {
    for (const type of movements) window.removeEventListener(type, this);
    for (const type of ['click', 'keydown']) document.removeEventListener(type, this);
    cancelAnimationFrame(this.frame);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) this.onKeyDown(event);
    else if (event.type === 'click') this.onClick(event);
    else this.placeSoon();
    if (event.type === pageEvent) this.readSections();
  }

  private get details(): HTMLDetailsElement | null {
    return this.querySelector('details');
  }

  /** Bottom of what is above the bar, in pixels from the top of the window. A custom element around it has no box of its own. */
  private get above(): number {
    const before = this.previousElementSibling;
    const box = before?.getClientRects()[0] ?? before?.lastElementChild?.getClientRects()[0];
    return box?.bottom ?? 0;
  }

  private readSections(): void {
    this.sections = [...this.querySelectorAll('a')].flatMap((link) => {
      const heading = findFragment(link.hash);
      return heading === null ? [] : [{ title: link.textContent, heading }];
    });
  }

  /** Waits two frames, so that it runs after the code that hides and shows the navbar, which waits for a frame, too. */
  private placeSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.place());
    });
  }

  /** Positions the bar below the navbar, which hides and reappears, and shows the name of the section below both. */
  private place(): void {
    const { details } = this;
    if (details === null || !matchesMedia(narrowWindows)) return;
    const navbar = document.querySelector<HTMLElement>('nav.navbar');
    const navbarHeight = Math.max(0, navbar?.getBoundingClientRect().bottom ?? 0);
    const natural = this.above + Number.parseFloat(getComputedStyle(details).marginTop);
    const shift = Math.max(natural, navbarHeight) - Math.max(natural, 0);
    const isStuck = natural < navbarHeight;
    details.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    details.classList.toggle(styles.stuck ?? '', isStuck);
    const title = isStuck ? this.findTitle(navbarHeight + details.offsetHeight + 32) : '';
    if (this.current.textContent !== title) this.current.textContent = title;
    // Moves with the navbar.
    if (navbar?.getAnimations().length) this.frame = requestAnimationFrame(() => this.place());
  }

  /** Returns the title of the last section that begins above an edge, in pixels from the top of the window. */
  private findTitle(edge: number): string {
    const isAbove = ({ heading }: { heading: HTMLElement }): boolean => {
      const { top, height } = heading.getBoundingClientRect();
      return height > 0 && top < edge;
    };
    return this.sections.filter(isAbove).at(-1)?.title ?? '';
  }

  private onClick(event: Event): void {
    const { details } = this;
    if (!details?.open || !(event.target instanceof Element)) return;
    // An open list would cover the section that a link leads to.
    if (!details.contains(event.target) || findTarget(event, 'a') !== null) details.open = false;
  }

  private onKeyDown({ key }: KeyboardEvent): void {
    const { details } = this;
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }
}
