import { type Scroll, watchScroll } from '../../../browser/watch-scroll';
import styles from './styles.module.css';

/** Hides the navbar that it is in while the reader scrolls down. */
export default class HideableNavbar extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    this.stop = watchScroll((scroll) => this.follow(scroll));
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private follow({ top, direction }: Scroll): void {
    const navbar = this.closest<HTMLElement>('nav');
    // Includes overscroll, when the page bounces beyond its top.
    const isAtTop = top < (navbar?.offsetHeight ?? 0);
    if (direction === 'none' && !isAtTop) return;
    navbar?.classList.toggle(styles.hidden ?? '', direction === 'down' && !isAtTop);
  }
}
