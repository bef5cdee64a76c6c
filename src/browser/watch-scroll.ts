import { arriveEvent } from './navigation/events';

/** A change of the scroll position. */
export interface Scroll {
  /** The new position in pixels. */
  readonly top: number;
  /** Where the reader scrolls to. `arrival` when another page or section is shown, and `none` when that has scrolled the page. */
  readonly direction: 'up' | 'down' | 'none' | 'arrival';
}

/**
 * Calls back in the frame after each scroll event, and when the reader arrives at another page or section.
 *
 * @param signal stops it
 */
export function watchScroll(tell: (scroll: Scroll) => void, signal: AbortSignal): void {
  let last = 0;
  let hasArrived = false;
  let frame = requestAnimationFrame(() => {
    last = window.scrollY;
  });
  const options = { passive: true, signal };
  const follow = (): void => {
    const { scrollY: top } = window;
    const isByReader = !hasArrived && top !== last;
    tell({ top, direction: isByReader ? (top < last ? 'up' : 'down') : 'none' });
    hasArrived = false;
    last = top;
  };
  window.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    },
    options,
  );
  window.addEventListener(
    arriveEvent,
    () => {
      last = window.scrollY;
      hasArrived = true;
      tell({ top: last, direction: 'arrival' });
    },
    options,
  );
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
