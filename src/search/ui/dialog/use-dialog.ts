import { type RefObject, useEffect, useState } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Places in the dialog for our own controls; null before they exist. */
export interface DialogPlaces {
  /** Below the input. */
  readonly top: HTMLElement | null;
  /** Below the hits. */
  readonly bottom: HTMLElement | null;
}

const noPlaces: DialogPlaces = { top: null, bottom: null };

/**
 * Fixes the accessibility of DocSearch's markup: it calls everything a button, its input has no name during a search, its
 * focus trap for the Tab key knows only the elements that were there at first (all three: algolia/docsearch#1370), and it
 * puts links into options, which must not contain any (algolia/docsearch#1014).
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
    container.setAttribute('aria-label', 'Search');
    container.querySelector('.DocSearch-Input')?.setAttribute('aria-label', 'Search');
    for (const bar of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
      bar.setAttribute('role', 'presentation');
    }
    const [top, bottom] = [document.createElement('div'), document.createElement('div')];
    top.className = 'search-slot';
    header?.after(top);
    const fixLayout = (): void => {
      fixLists(container);
      // DocSearch inserts its hits right before the footer once there are some.
      const footer = container.querySelector('.DocSearch-Footer');
      if (footer !== null && footer.previousElementSibling !== bottom) footer.before(bottom);
    };
    const observer = new MutationObserver(fixLayout);
    observer.observe(container, { childList: true, subtree: true });
    fixLayout();
    setPlaces({ top, bottom });

    const onKeyDown = (event: Event): void => {
      // A synthetic key event is meant for DocSearch.
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

/** Turns lists of options into trees, whose items may contain links and can be selected with the arrow keys as well, and names them. */
function fixLists(container: Element): void {
  for (const list of container.querySelectorAll('[role="listbox"]')) {
    list.setAttribute('role', 'tree');
    const heading = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (heading === null || heading === undefined) continue;
    heading.id = `${list.id}-name`;
    list.setAttribute('aria-labelledby', heading.id);
  }
  for (const item of container.querySelectorAll('[role="option"]')) item.setAttribute('role', 'treeitem');
}
