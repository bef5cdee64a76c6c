import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps keyboard and screen readers inside the open drawer of a phone: all that it covers is inert, Escape closes it, and the
 * button that opened it gets the focus back. Going to another page takes the focus on from there, as it does everywhere.
 *
 * @param navbarRef the bar, which the drawer is a part of
 * @param isOpen whether the drawer is open
 * @param close closes it
 */
export function useDrawerFocus(navbarRef: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    const navbar = navbarRef.current;
    if (!isOpen || navbar === null) return;
    const covered = listCovered(navbar);
    for (const element of covered) element.inert = true;
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    const closeOnEscape = ({ key, target }: KeyboardEvent): void => {
      // The dialog of the search, which a key opens at any time, has an Escape of its own.
      const isElsewhere = target instanceof Node && target !== document.body && !navbar.contains(target);
      if (key === 'Escape' && !isElsewhere) closeNow();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of covered) element.inert = false;
      navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [isOpen, navbarRef]);
}

/** What an open drawer lies over: all beside the bar, and in the bar all but the drawer and the curtain that closes it. */
function listCovered(navbar: HTMLElement): HTMLElement[] {
  const beside = [...(navbar.parentElement?.children ?? [])].filter((element) => element !== navbar);
  const inBar = [...navbar.children].filter(
    (element) => !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop'),
  );
  return [...beside, ...inBar].filter((element) => element instanceof HTMLElement);
}
