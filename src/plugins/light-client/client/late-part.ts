/**
 * What parts of the page have in common that stay as the server made them, and cost nothing, until the reader shows a sign of life: then their
 * code is loaded, the theme's own takes their place, with the same scroll position and focus, and what was pressed is pressed again.
 */
import { useHistory } from '@docusaurus/router';
import { needsNormalLoad } from '@site/src/offline/needs-normal-load';
import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenReleased } from './held';
import { watchPress } from './kept-press';
import { followLink, isPlainClick } from './links';
import { onSignOfLife } from './sign-of-life';

export interface PartOptions {
  /** Finds the part in the document, the server's and the theme's. */
  readonly selector: string;
  /** Finds what can be pressed in it, in the order of the page; the same in the server's part and in the theme's. */
  readonly controls: string;
  /** Finds the links among the controls that do more than to lead somewhere. */
  readonly busyLinks: string;
  /** Whether its code is there. */
  readonly isLive: boolean;
  /** Whether it must not wait for a sign of life. */
  readonly isUrgent?: boolean;
  /** Loads its code; the same function unless it loads something else. */
  readonly load: () => Promise<unknown>;
}

export interface LatePart {
  /** For the element that the server made. */
  readonly element: RefObject<HTMLElement | null>;
  /** For clicks in that element. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Loads the code for something that the reader wants of it. */
  readonly want: () => void;
  /** Loads the code, and says nothing of it. */
  readonly comeAlive: () => void;
  readonly wish: Wish;
}

/** What became of what the reader wanted of a part: nothing is wanted, its code is on the way, its code did not come. */
export type Wish = 'none' | 'awaited' | 'failed';

/** What of the reader's doings must outlive the exchange; controls by their number, -1 for none. */
interface Doings {
  scroll: number;
  focused: number;
  pressed: number;
}

/** @returns what a part needs until the theme's own is there */
export function useLatePart(options: PartOptions): LatePart {
  const { selector, controls, busyLinks, isLive, isUrgent = false, load } = options;
  const history = useHistory();
  const element = useRef<HTMLElement>(null);
  const doings = useRef<Doings>({ scroll: 0, focused: -1, pressed: -1 });
  const [wish, setWish] = useState<Wish>('none');
  const [, setLoads] = useState(0);
  const [wasLive, setWasLive] = useState(isLive);
  // The code is no state of React. A press may have the part rendered when it has come, before it is told of: without a new state React would keep
  // what is on the screen, and still take the effects below for those of the theme's own.
  if (wasLive !== isLive) setWasLive(isLive);

  const comeAlive = useCallback(() => {
    load().then(
      () =>
        whenReleased(() => {
          Object.assign(doings.current, readDoings(element.current, controls));
          startTransition(() => setLoads((count) => count + 1));
        }),
      (error: unknown) => {
        console.warn(error);
        setWish((now) => (now === 'awaited' ? 'failed' : now));
      },
    );
  }, [load, controls]);

  useEffect(() => {
    if (isLive) return;
    if (isUrgent) comeAlive();
    else onSignOfLife(comeAlive);
  }, [isLive, isUrgent, comeAlive]);

  useEffect(() => {
    if (wish !== 'failed') return;
    doings.current.pressed = -1;
    // Scripts of an old deployment may be gone for good.
    if (navigator.onLine) {
      needsNormalLoad(window.location.pathname).then((isNeeded) => isNeeded && window.location.reload());
    }
  }, [wish]);

  useLayoutEffect(() => {
    if (isLive) restore(document.querySelector(selector), controls, doings.current);
    const { current } = element;
    if (isLive || current === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // The exchange is drawn a while after it is decided on, and a page that the reader goes to may bring it even before its code is told of.
    const note = () => current.isConnected && Object.assign(doings.current, readDoings(current, controls));
    current.addEventListener('scroll', note, { capture: true, passive: true, signal });
    current.addEventListener('focusin', note, { signal });
    // Some browsers say so of an element that is taken away, too.
    current.addEventListener('focusout', () => setTimeout(note), { signal });
    watchPress(current, { controls, selector, signal });
    return () => controller.abort();
  }, [isLive, selector, controls]);

  const want = useCallback(() => {
    setWish('awaited');
    // The code may be there already, and only wait for the release.
    Object.assign(doings.current, readDoings(element.current, controls));
    // Again, if the first time has failed.
    comeAlive();
  }, [comeAlive, controls]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (target === null || !isPlainClick(event.nativeEvent)) return;
    if (target.getAttribute('href') === null || target.matches(busyLinks)) {
      event.preventDefault();
      doings.current.pressed = listControls(element.current, controls).indexOf(target);
      want();
    } else {
      followLink(event.nativeEvent, history);
    }
  }

  return { element, onClick, want, comeAlive, wish };
}

function listControls(part: Element | null, controls: string): Element[] {
  return [...(part?.querySelectorAll(controls) ?? [])];
}

function readDoings(part: Element | null, controls: string): Omit<Doings, 'pressed'> {
  const { activeElement } = document;
  return {
    scroll: readScroll(part),
    focused: activeElement === null ? -1 : listControls(part, controls).indexOf(activeElement),
  };
}

function readScroll(part: Element | null): number {
  return part?.querySelector('.menu')?.scrollTop ?? 0;
}

function restore(part: Element | null, controls: string, { scroll, focused, pressed }: Doings): void {
  const all = listControls(part, controls) as HTMLElement[];
  part?.querySelector('.menu')?.scrollTo({ top: scroll, behavior: 'instant' });
  all[focused]?.focus({ preventScroll: true });
  all[pressed]?.click();
}
