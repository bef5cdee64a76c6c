/** An island: a component that React renders, while the rest of the page stays the HTML of the build. */
import { islandTag, slotTag } from '@site/src/lib/island';
import { whenWanted } from '../elements/when-wanted';
import { hideNote, loadFor, showNote } from '../note';
import { bufferInput, whenReleased } from './input';
import { loadIsland } from './render';

export default class DocIsland extends HTMLElement {
  /** As long as it is a part of the page, and has not failed. */
  private life: AbortController | undefined;
  /** HTML of the build. */
  private html = '';
  /** Ends React, and returns the children of the island. */
  private unmount: (() => readonly Node[]) | undefined;

  connectedCallback(): void {
    // An island in the children of another keeps its state while that one hides them.
    if (this.life === undefined) void this.start();
  }

  disconnectedCallback(): void {
    if (this.closest(slotTag) === null) this.end();
  }

  /** Unmounts the component, ends the islands in its children, and restores the HTML of the build. */
  end(): void {
    this.life?.abort();
    this.life = undefined;
    hideNote(this);
    const children = document.createDocumentFragment();
    children.append(...(this.unmount?.() ?? this.childNodes));
    this.unmount = undefined;
    for (const island of children.querySelectorAll<DocIsland>(islandTag)) island.end();
    this.innerHTML = this.html;
  }

  private async start(): Promise<void> {
    this.life = new AbortController();
    this.html = this.innerHTML;
    const { signal } = this.life;
    const takeInput = bufferInput(this, signal);
    await whenWanted(this);
    loadFor(
      this,
      () => loadIsland(this),
      async (render) => {
        await whenReleased(this);
        if (signal.aborted) return;
        const giveInput = takeInput();
        this.unmount = render((error) => this.fail(error));
        if (!signal.aborted) giveInput();
      },
    );
  }

  private fail(error: unknown): void {
    console.warn(`${this.dataset.component} has stopped:`, error);
    this.life?.abort();
    this.innerHTML = this.html;
    const again = (): void => {
      this.end();
      void this.start();
    };
    const reason = error instanceof Error ? error.message : String(error);
    showNote(this, again, `This part of the page has stopped: ${reason}`, 'Start again');
  }
}
