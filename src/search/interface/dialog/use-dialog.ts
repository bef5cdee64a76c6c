import { translate } from '@docusaurus/Translate';
import { type RefObject, useEffect, useState } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Places in the dialog for controls of our own; null before they are there. */
export interface DialogPlaces {
  /** Below the input. */
  readonly top: HTMLElement | null;
  /** Below the hits. */
  readonly bottom: HTMLElement | null;
}

const noPlaces: DialogPlaces = { top: null, bottom: null };

/**
 * Mends what DocSearch's markup says about itself: it calls everything a button, its input has no name while a search is
 * under way, it knows only the elements that were there first when the Tab key goes around in it, and it puts links into
 * options, which must not hold any.
 */
export function useDialog(root: RefObject<HTMLElement | null>): DialogPlaces {
  const [places, setPlaces] = useState(noPlaces);

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

    container.querySelector('.DocSearch-Input')?.setAttribute('aria-label', container.getAttribute('aria-label') ?? '');
    for (const bar of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
      bar.setAttribute('role', 'presentation');
    }
    const [top, bottom] = [document.createElement('div'), document.createElement('div')];
    top.className = 'search-slot';
    header?.after(top);
    const mend = (): void => {
      mendLists(container);
      // DocSearch puts its hits in front of the footer when there are some.
      const footer = container.querySelector('.DocSearch-Footer');
      if (footer !== null && footer.previousElementSibling !== bottom) footer.before(bottom);
    };
    const observer = new MutationObserver(mend);
    observer.observe(container, { childList: true, subtree: true });
    mend();
    setPlaces({ top, bottom });

    const onKeyDown = (event: Event): void => {
      // One that nobody pressed is for DocSearch.
      if (!(event instanceof KeyboardEvent) || event.key !== 'Tab' || !event.isTrusted) return;
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
      observer.disconnect();
      outer?.removeEventListener('keydown', onKeyDown, true);
      top.remove();
      bottom.remove();
    };
  }, [root]);

  return places;
}

/** Makes lists of options into trees, whose items may hold links and can be chosen with the arrow keys as well, and names them. */
function mendLists(container: Element): void {
  for (const list of container.querySelectorAll('[role="listbox"]')) {
    list.setAttribute('role', 'tree');
    const heading = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (heading === null || heading === undefined) continue;
    heading.id = `${list.id}-name`;
    list.setAttribute('aria-labelledby', heading.id);
  }
  for (const item of container.querySelectorAll('[role="option"]')) item.setAttribute('role', 'treeitem');
}
