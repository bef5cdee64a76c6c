import { useLocation } from '@docusaurus/router';
import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Hides the top bar on the way down the page and shows it on the way up, near the top, and after every navigation, also
 * one to a section.
 *
 * @param hideOnScroll whether the bar ever hides
 * @returns a ref for the bar, and whether the bar is to be seen
 */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: RefObject<HTMLElement | null>;
  isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  const navbarRef = useRef<HTMLElement>(null);
  const isScrolledByHash = useRef(false);
  const location = useLocation();

  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    isScrolledByHash.current = id !== '' && document.getElementById(id) !== null;
    setIsNavbarVisible(true);
  }, [location]);

  useScrollPosition(({ scrollY }, last) => {
    if (!hideOnScroll) return;
    // Also where the page bounces beyond its top.
    if (scrollY < (navbarRef.current?.offsetHeight ?? 0)) {
      setIsNavbarVisible(true);
      return;
    }
    if (isScrolledByHash.current) {
      isScrolledByHash.current = false;
      return;
    }
    if (last && scrollY !== last.scrollY) setIsNavbarVisible(scrollY < last.scrollY);
  });

  return { navbarRef, isNavbarVisible };
}
