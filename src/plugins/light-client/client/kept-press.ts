/** An element that is exchanged between the press of a mouse and its release gets no click. */
import { isPlainClick } from './links';

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
    const over = new AbortController();
    const release = (event: PointerEvent): void => {
      over.abort();
      const control = part.isConnected
        ? undefined
        : document.querySelector(selector)?.querySelectorAll(controls)[place];
      const isOver = control?.contains(event.target as Node) === true;
      if (isOver && isPlainClick(event) && control instanceof HTMLElement) control.click();
    };
    addEventListener('pointerup', release, { signal: over.signal });
    // A press that becomes a drag is never released.
    addEventListener('pointercancel', () => over.abort(), { signal: over.signal });
  };
  part.addEventListener('pointerdown', press as EventListener, { signal });
}
