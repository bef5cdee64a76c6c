/** For `addInitScript`: Chromium's headless shell sends each page a pointer event in its corner, although nobody has moved the pointer. */
export function ignoreRestingPointer(): void {
  const ignore = (event: PointerEvent): void => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, true);
}
