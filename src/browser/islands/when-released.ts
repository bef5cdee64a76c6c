let isDown = false;

const press = (): void => {
  isDown = true;
};
const release = (): void => {
  isDown = false;
};
addEventListener('pointerdown', press, { capture: true, passive: true });
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release, { capture: true, passive: true });

/** Waits until nothing is pressed: where an element is exchanged under a finger, browsers tell of no click. */
export function whenReleased(): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    // The click comes right behind.
    const end = (): void => void setTimeout(resolve);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { once: true });
  });
}
