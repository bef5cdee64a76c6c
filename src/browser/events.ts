/** @returns the nearest element around the place of an event that fits a selector */
export function findTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether a click asks for nothing special, as a new tab would be. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Calls back with each click on an element that fits a selector, now or later in the document. */
export function onPress(selector: string, press: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = findTarget(event, selector);
    if (element !== null) press(element, event);
  });
}
