import { translate } from '@docusaurus/Translate';
import { type RefObject, useEffect, useState } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Mends what DocSearch's markup says about itself: it calls everything a button, and knows only the elements that were
 * there first when the Tab key goes around in it.
 *
 * @returns a place below the input for controls of our own; null before it is there
 */
export function useDialog(root: RefObject<HTMLElement | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    const header = container?.querySelector('.DocSearch-SearchBar');
    if (container === null || container === undefined) return undefined;
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls', 'tabindex']) {
      container.removeAttribute(name);
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', translate({ id: 'theme.SearchBar.label', message: 'Search' }));

    const place = document.createElement('div');
    place.className = 'search-scope';
    header?.after(place);
    setSlot(place);

    const onKeyDown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Tab') return;
      event.stopPropagation();
      const stops = [...container.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    const outer = root.current;
    outer?.addEventListener('keydown', onKeyDown, true);
    return () => {
      outer?.removeEventListener('keydown', onKeyDown, true);
      place.remove();
    };
  }, [root]);

  return slot;
}
