/** Returns the event's target or its nearest ancestor that matches a selector. */
export function findTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether a click is a normal one, and not for example one that opens a new tab. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Whether this is a computer or phone of Apple, whose command key is ⌘. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}
