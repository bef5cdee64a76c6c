/** Calls back when the browser has nothing else to do; soon, in one that does not tell (Safari). */
export function whenIdle(callback: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout;
  wait(callback);
}
