/** An element that is exchanged between the press of a mouse and its release gets no click. */

export interface PressOptions {
  /** Finds what can be pressed in a part, in the order of the page; the same in the part that comes. */
  readonly controls: string;
  /** Finds the part that comes in the document. */
  readonly selector: string;
  /** Ends it for presses to come. */
  readonly signal: AbortSignal;
}

/**
 * Clicks the control that stands where a pressed one stood, if the pressed one is gone when the button is released over it. The exchange of a part
 * waits for the release (`held.ts`), unless the press comes while React is making the new part.
 *
 * @param part the server's part
 */
export function watchPress(part: Element, { controls, selector, signal }: PressOptions): void {
  const press = ({ target, button, pointerType }: PointerEvent): void => {
    const place = [...part.querySelectorAll(controls)].findIndex((control) => control.contains(target as Node));
    // Browsers look for what is under a finger when it is lifted.
    if (place < 0 || button !== 0 || pointerType === 'touch') return;
    const release = (event: PointerEvent): void => {
      const control = part.isConnected
        ? undefined
        : document.querySelector(selector)?.querySelectorAll(controls)[place];
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (isPlain && control instanceof HTMLElement && control.contains(event.target as Node)) control.click();
    };
    addEventListener('pointerup', release, { once: true });
  };
  part.addEventListener('pointerdown', press as EventListener, { signal });
}
