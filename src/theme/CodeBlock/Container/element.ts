import { nameCode, watchScroller } from '../../../browser/watch-scrollers';
import { whenIdle } from '../../../browser/when-idle';
import { addButtons } from '../Buttons/make-buttons';

/**
 * A code block: has buttons as soon as it is near the window, or the browser is idle. Its code takes the keyboard focus only while it scrolls, and
 * then has a name.
 */
export default class CodeBlock extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    const { pre } = this;
    if (pre === null) return;
    this.stop = watchScroller(pre, nameCode(pre.parentElement?.previousElementSibling?.textContent));
    // React and the browser may move a block that has them.
    if (pre.nextElementSibling === null) wait(this);
  }

  disconnectedCallback(): void {
    this.stop?.();
    forget(this);
  }

  get pre(): HTMLElement | null {
    return this.querySelector('pre');
  }
}

/** Blocks without buttons. */
const waiting = new Set<Element>();

/** Number of distant blocks that get their buttons each time the browser is idle. */
const portion = 2;

/** One window height above the window, and one below, are near. */
const observer =
  'IntersectionObserver' in window
    ? new IntersectionObserver(
        (entries) => take(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
        { rootMargin: '100% 0px' },
      )
    : undefined;

function wait(block: Element): void {
  waiting.add(block);
  observer?.observe(block);
  takeOthersSoon();
}

let isSoon = false;

function takeOthersSoon(): void {
  if (isSoon || waiting.size === 0) return;
  isSoon = true;
  whenIdle(() => {
    isSoon = false;
    take([...waiting].slice(0, portion));
    takeOthersSoon();
  });
}

function take(blocks: readonly Element[]): void {
  for (const block of blocks) {
    if (forget(block) && block instanceof CodeBlock && block.pre !== null) addButtons(block.pre);
  }
}

/** @returns whether the block was waiting */
function forget(block: Element): boolean {
  observer?.unobserve(block);
  return waiting.delete(block);
}
