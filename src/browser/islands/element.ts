/** An island: a component that React hydrates, while the rest of the page stays the HTML of the build. */
import { islandTag, slotTag } from '@site/src/lib/island';
import { whenWanted } from '../elements/when-wanted';
import { hideNote, showMissing, showNote } from '../note';
import { hydrate, loadIsland } from './hydrate';
import { bufferInput, whenReleased } from './input';

export default class DocIsland extends HTMLElement {
  /** As long as it is a part of the page. */
  private life: AbortController | undefined;
  /** HTML of the build. */
  private html = '';
  /** Ends React, and returns the children of the island. */
  private unmount: (() => readonly Node[]) | undefined;

  connectedCallback(): void {
    // An island in the children of another keeps its state while that one hides them.
    if (this.life !== undefined) return;
    this.life = new AbortController();
    this.html = this.innerHTML;
    const { signal } = this.life;
    const input = bufferInput(this, signal);
    void whenWanted(this).then(() => this.start(signal, input));
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

  private async start(signal: AbortSignal, input: ReturnType<typeof bufferInput>): Promise<void> {
    try {
      const island = await loadIsland(this);
      await whenReleased(this);
      if (signal.aborted) return;
      hideNote(this);
      input.take();
      this.unmount = hydrate(island, { onHydrated: input.give, onError: (error) => this.fail(error) });
    } catch (error) {
      if (!signal.aborted) showMissing(this, error, () => void this.start(signal, input));
    }
  }

  private fail(error: unknown): void {
    this.innerHTML = this.html;
    const again = (): void => {
      // React may unmount the old one later, and then looks for its elements.
      const fresh = this.cloneNode() as DocIsland;
      fresh.innerHTML = this.html;
      this.replaceWith(fresh);
      // At once, because the reader asked for it.
      fresh.dispatchEvent(new Event('focusin'));
    };
    const reason = error instanceof Error ? error.message : String(error);
    showNote(this, again, `This part of the page has stopped: ${reason}`, 'Start again');
  }
}
