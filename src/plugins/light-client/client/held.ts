/** What the reader holds down: pointers by their number, keys by their place. */
const held = new Set<number | string>();
const waiting: (() => void)[] = [];

/** How long a click may come after the pointer is up, in milliseconds. */
const clickDelay = 50;

/** Whether something is held down, or was pressed before this code was there and the loader has still to press it again. */
const isHeld = (): boolean => held.size > 0 || document.documentElement.dataset.kept !== undefined;

function release(): void {
  if (isHeld() || waiting.length === 0) return;
  setTimeout(() => {
    if (!isHeld()) for (const listener of waiting.splice(0)) listener();
  }, clickDelay);
}

/**
 * Calls back while the reader holds nothing down: at once, or after the next release. An element that is exchanged between the press and the
 * release gets no click.
 */
export function whenReleased(listener: () => void): void {
  if (!isHeld()) listener();
  else waiting.push(listener);
}

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ pointerId }) => void held.add(pointerId), options);
  addEventListener('keydown', ({ code }) => void held.add(code), options);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      end,
      ({ pointerId }) => {
        held.delete(pointerId);
        release();
      },
      options,
    );
  }
  addEventListener(
    'keyup',
    ({ code }) => {
      held.delete(code);
      release();
    },
    options,
  );
  new MutationObserver(release).observe(document.documentElement, { attributeFilter: ['data-kept'] });
  // What is released elsewhere is not told here.
  addEventListener('blur', () => {
    held.clear();
    release();
  });
}
