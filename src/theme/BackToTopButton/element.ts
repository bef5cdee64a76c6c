import './element.css';
import { makeElement } from '../../browser/elements/make-element';
import { matchesMedia } from '../../browser/matches-media';
import { watchScroll } from '../../browser/watch-scroll';

/** Scroll position from which the button shows, in pixels; the same as in theme-classic 3.10.2. */
const threshold = 300;

/** The button that leads to the start of the page. It shows while the reader scrolls up. */
export default makeElement((element, signal) => {
  watchScroll(({ top, direction }) => {
    if (direction === 'none') return;
    const isAtEnd = top + window.innerHeight >= document.documentElement.scrollHeight;
    const isShown = direction === 'up' && top >= threshold && !isAtEnd;
    element.firstElementChild?.toggleAttribute('data-shown', isShown);
  }, signal);
  const scrollUp = (): void => {
    const prefersReducedMotion = matchesMedia('(prefers-reduced-motion: reduce)');
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };
  element.addEventListener('click', scrollUp, { signal });
});
