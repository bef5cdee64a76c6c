/** What the reader holds down: pointers by their number, keys by their place. */
const held = new Set<number | string>();
const waiting: (() => void)[] = [];

/** How long a click may come after the pointer is up, in milliseconds. */
const clickDelay = 50;

function release(): void {
  if (held.size > 0 || waiting.length === 0) return;
  setTimeout(() => {
    if (held.size === 0) for (const listener of waiting.splice(0)) listener();
  }, clickDelay);
}

/**
 * Calls back while the reader holds nothing down: at once, or after the next release. An element that is exchanged between the press and the
 * release gets no click.
 */
export function whenReleased(listener: () => void): void {
  if (held.size === 0) listener();
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
  // What is released elsewhere is not told here.
  addEventListener('blur', () => {
    held.clear();
    release();
  });
}
