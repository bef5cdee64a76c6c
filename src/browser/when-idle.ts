/** Calls back when the browser is idle, or soon in browsers without `requestIdleCallback` (Safari). */
export function whenIdle(callback: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout;
  wait(callback);
}
