/** Keeps the arrows that open a menu of the bar while its code is on the way. */
import { flushSync } from 'react-dom';

let kept: string[] = [];

/**
 * Keeps keys from now on.
 *
 * @param onKey called when the bar is wanted
 * @returns ends it
 */
export function watchKeys(onKey: () => void): () => void {
  const keep = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!/^Arrow(?:Up|Down)$/.test(key) || !(target instanceof Element && target.matches('.dropdown > button'))) return;
    event.preventDefault();
    kept.push(key);
    onKey();
  };
  window.addEventListener('keydown', keep);
  return () => window.removeEventListener('keydown', keep);
}

export function forgetKeys(): void {
  kept = [];
}

/** Presses the keys again that were kept. It must not be called while React draws: each key has to show before the next. */
export function pressKeys(): void {
  for (const key of kept.splice(0)) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    flushSync(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  }
}
