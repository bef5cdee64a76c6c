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
  // Not known before the first frame: the reader may be scrolling already, and to read it now would make the browser lay out the page.
  let last: number | undefined;
  let hasArrived = false;
  let frame = requestAnimationFrame(() => {
    last = window.scrollY;
  });
  const options = { passive: true, signal };
  const follow = (): void => {
    const { scrollY: top } = window;
    if (last === undefined || hasArrived || top === last) tell({ top, direction: 'none' });
    else tell({ top, direction: top < last ? 'up' : 'down' });
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
      const top = window.scrollY;
      last = top;
      hasArrived = true;
      tell({ top, direction: 'arrival' });
    },
    options,
  );
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
