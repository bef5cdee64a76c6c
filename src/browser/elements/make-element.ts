/**
 * Makes the class of an element that does all its work from when it is connected until it is disconnected.
 *
 * @param start gets the element, and a signal that aborts when the element is disconnected
 */
export function makeElement(start: (element: HTMLElement, signal: AbortSignal) => void): CustomElementConstructor {
  return class extends HTMLElement {
    private life = new AbortController();

    connectedCallback(): void {
      this.life = new AbortController();
      start(this, this.life.signal);
    }

    disconnectedCallback(): void {
      this.life.abort();
    }
  };
}
