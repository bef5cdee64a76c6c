let isDown = false;

const press = (): void => {
  isDown = true;
};
const release = (): void => {
  isDown = false;
};
addEventListener('pointerdown', press, { capture: true, passive: true });
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release, { capture: true, passive: true });

/** Waits until the pointer is released, because browsers fire no click event if an element is replaced while it is pressed. */
export function whenReleased(): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    // The click event follows right after.
    const end = (): void => void setTimeout(resolve);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { once: true });
  });
}
