import { whenIdle } from '../when-idle';

/** Events that count as an interaction with an element. */
const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Distance from the window at which the code of an element starts to load, so that it is there when the element comes into view. */
const margin = '200px';

const wanted = new WeakMap<Element, Promise<void>>();

/**
 * Waits until the condition of an element is met (`data-on`), or until the reader interacts with it. For an element that is removed before, the
 * promise may never resolve.
 */
export function whenWanted(host: HTMLElement): Promise<void> {
  const known = wanted.get(host) ?? new Promise<void>((resolve) => watch(host, resolve));
  wanted.set(host, known);
  return known;
}

function watch(host: HTMLElement, resolve: () => void): void {
  const ends = new AbortController();
  const { signal } = ends;
  const want = (): void => {
    ends.abort();
    resolve();
  };
  for (const name of interactions) host.addEventListener(name, want, { signal, passive: true });
  const { on } = host.dataset;
  if (on === 'idle') whenIdle(want);
  else if (on === 'visible' && 'IntersectionObserver' in window) watchView(host, want, signal);
  else if (on !== 'interaction') queueMicrotask(want);
}

function watchView(host: Element, want: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    },
    { rootMargin: margin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  const boxes = listBoxes(host);
  // Text alone has no box of its own.
  for (const element of boxes.length > 0 ? boxes : [host.parentElement ?? host]) observer.observe(element);
}

/** Lists the boxes that an element shows: its own, or those of its children if it has none, like an island. */
function listBoxes(host: Element): Element[] {
  if (getComputedStyle(host).display !== 'contents') return [host];
  return [...host.children].filter(({ localName }) => localName !== 'template').flatMap(listBoxes);
}
