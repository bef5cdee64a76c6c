/** Keeps the keys that are meant for the bar, above all for its search, while its code is on the way. */
import { isTextPlace, readKey } from '@site/src/theme/SearchBar/keys';
import { flushSync } from 'react-dom';

let kept: KeyboardEventInit[] = [];

/** Whether a key that was kept opens the search. */
let opensSearch = false;

/**
 * Keeps keys from now on: those that open the search, what is typed after them, and those that open a menu.
 *
 * @param onKey called when the bar is wanted
 * @returns ends it
 */
export function watchKeys(onKey: () => void): () => void {
  const keep = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0] ?? null;
    const on = (selector: string): boolean => target instanceof Element && target.matches(selector);
    const meaning = readKey(event, {
      isOpen: opensSearch,
      isInText: isTextPlace(target),
      takesLetters: opensSearch || on('.DocSearch-Button'),
    });
    const opensMenu = /^Arrow(?:Up|Down)$/.test(event.key) && on('.dropdown > button');
    if (meaning === undefined && !opensMenu) return;
    event.preventDefault();
    if (opensSearch && meaning?.kind !== 'type') {
      forgetKeys();
      return;
    }
    opensSearch = !opensMenu;
    const { key, ctrlKey, metaKey } = event;
    kept.push({ key, ctrlKey, metaKey, bubbles: true, cancelable: true });
    onKey();
  };
  window.addEventListener('keydown', keep);
  return () => window.removeEventListener('keydown', keep);
}

export function forgetKeys(): void {
  kept = [];
  opensSearch = false;
}

/** Presses the keys again that were kept. It must not be called while React draws: each key has to show before the next. */
export function pressKeys(): void {
  const keys = kept;
  forgetKeys();
  for (const key of keys) {
    flushSync(() => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key)));
  }
}
