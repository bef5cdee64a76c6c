import { type RefObject, useLayoutEffect } from 'react';

/** A part of the page that the server made; its element changes when React makes a new one. */
export interface ServerPart {
  element: Element | null;
}

/** Finds a part by its class, before React may throw it away. */
export function findServerPart(className: string): ServerPart {
  return { element: document.querySelector(`.${className}`) };
}

/**
 * Puts what the server made into the element that React makes for it: with a page outside of the documentation all of the frame is a new one,
 * and the page for unknown paths is drawn from scratch.
 */
export function useServerPart(part: ServerPart, ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = ref;
    const { element } = part;
    if (current === null || current === element) return;
    if (element === null) {
      // It had not come yet.
      part.element = current;
      return;
    }
    for (const { name, value } of element.attributes) current.setAttribute(name, value);
    current.append(...element.childNodes);
    part.element = current;
  }, [part, ref]);
}
