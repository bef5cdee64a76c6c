/** For `addInitScript`: Chromium's headless shell tells each page that the pointer is in its corner, where no reader has moved it. */
export function ignoreRestingPointer(): void {
  const ignore = (event: PointerEvent): void => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, true);
}
