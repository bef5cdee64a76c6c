import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import { matchesMedia } from '../../browser/matches-media';
import { type Scroll, watchScroll } from '../../browser/watch-scroll';

/** Scroll position from which the button shows, in pixels; the same as in theme-classic 3.10.2. */
const threshold = 300;

/** The button that leads to the start of the page. It shows while the reader scrolls up. */
export default class BackToTop extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    this.stop = watchScroll((scroll) => this.show(scroll));
    this.addEventListener('click', this);
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  handleEvent(): void {
    const prefersReducedMotion = matchesMedia('(prefers-reduced-motion: reduce)');
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  }

  private show({ top, direction }: Scroll): void {
    if (direction === 'none') return;
    const isAtEnd = top + window.innerHeight >= document.documentElement.scrollHeight;
    const isShown = direction === 'up' && top >= threshold && !isAtEnd;
    this.firstElementChild?.classList.toggle(styles.backToTopButtonShow ?? '', isShown);
  }
}
