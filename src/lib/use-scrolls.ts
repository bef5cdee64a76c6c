import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether an element has more to show sideways than fits, and keeps telling when its size changes.
 *
 * @returns false until the page has come to life
 */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return scrolls;
}
