import { findFragment } from '../../browser/navigation/address';
import { pageEvent } from '../../browser/navigation/events';

/** Events of `window` that may change the current section. */
const watched = ['scroll', 'resize', 'hashchange', pageEvent] as const;

interface Section {
  readonly link: Element;
  readonly heading: Element;
}

/** Marks the current section in the table of contents next to the page. */
export default class TocHighlight extends HTMLElement {
  private sections: readonly Section[] = [];
  private frame = 0;

  connectedCallback(): void {
    for (const type of watched) window.addEventListener(type, this, { passive: true });
    this.readSections();
  }

  disconnectedCallback(): void {
    for (const type of watched) window.removeEventListener(type, this);
    cancelAnimationFrame(this.frame);
  }

  handleEvent({ type }: Event): void {
    // The last portions of a long page come after its table of contents.
    if (type === pageEvent) this.readSections();
    else this.markSoon();
  }

  private readSections(): void {
    this.sections = [...this.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')].flatMap((link) => {
      const heading = findFragment(link.hash);
      return heading === null ? [] : [{ link, heading }];
    });
    this.markSoon();
  }

  /** Measures in the next frame, which lays out the page anyway. */
  private markSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const current = findCurrent(this.sections.map(({ heading }) => heading));
      for (const [index, { link }] of this.sections.entries())
        link.classList.toggle('table-of-contents__link--active', index === current);
    });
  }
}

/**
 * Finds the current section: the last one that begins above the middle of the window, as in theme-common 3.10.2. At the end of the page, where the
 * last sections can't get that far up, it is the one that the address names, or else the last.
 *
 * @returns its index; -1 above the first
 */
function findCurrent(headings: readonly Element[]): number {
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const { innerHeight, scrollY } = window;
  // Browsers round scroll positions.
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
    const target = findFragment(window.location.hash);
    const named = target === null ? -1 : headings.indexOf(target);
    const top = tops[named] ?? -1;
    if (top >= 0 && top < innerHeight) return named;
    if (scrollY > 0) return headings.length - 1;
  }
  const next = tops.findIndex((top) => top >= 0);
  const isNear = next !== -1 && (tops[next] ?? 0) > 0 && (tops[next] ?? 0) < innerHeight / 2;
  return next === -1 ? headings.length - 1 : isNear ? next : next - 1;
}
