import { makeElement } from '../../../browser/elements/make-element';
import { watchScroll } from '../../../browser/watch-scroll';
import styles from './styles.module.css';

/** Hides the navbar that it is in while the reader scrolls down. */
export default makeElement((element, signal) => {
  const navbar = element.closest<HTMLElement>('nav');
  watchScroll(({ top, direction }) => {
    // Includes overscroll, when the page bounces beyond its top.
    const isAtTop = top < (navbar?.offsetHeight ?? 0);
    if (direction === 'none' && !isAtTop) return;
    navbar?.classList.toggle(styles.hidden ?? '', direction === 'down' && !isAtTop);
  }, signal);
});
