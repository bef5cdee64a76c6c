import { whenIdle } from '@site/src/browser/when-idle';
import { type Condition, islandTag } from '@site/src/lib/island';

/** Events that count as an interaction with an island. */
const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Distance from the window at which an island starts to load, so that it is hydrated when it comes into view. */
const margin = '200px';

/**
 * Waits until an island's condition is met, or until the reader interacts with it.
 *
 * @param host element of the island; its `data-on` is the condition
 * @param signal stops waiting; the promise never resolves after that
 */
export function whenWanted(host: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const want = (): void => {
      ends.abort();
      if (!signal.aborted) resolve();
    };
    signal.addEventListener('abort', () => ends.abort(), { once: true });
    for (const name of interactions) host.addEventListener(name, want, { signal: ends.signal, passive: true });
    watch(host, (host.dataset.on ?? 'visible') as Condition, want, ends.signal);
  });
}

function watch(host: HTMLElement, condition: Condition, want: () => void, signal: AbortSignal): void {
  if (condition === 'load') queueMicrotask(want);
  if (condition === 'idle') whenIdle(want);
  if (condition !== 'visible') return;
  if (!('IntersectionObserver' in window)) {
    queueMicrotask(want);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    },
    { rootMargin: margin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  for (const element of listBoxes(host)) observer.observe(element);
}

/** Returns the elements that an island shows, because it has no box of its own. For text alone, returns the parent of the island. */
function listBoxes(host: Element): Element[] {
  const children = [...host.children].filter(({ localName }) => localName !== 'template');
  const boxes = children.flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? listBoxes(child) : [child],
  );
  if (boxes.length > 0 || host.localName !== islandTag) return boxes;
  return host.parentElement === null ? [] : [host.parentElement];
}
