/** Returns what the browser knows about a media query. Undefined if it can't tell: extensions that hide the device make `matchMedia` throw. */
export function queryMedia(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query);
  } catch {
    return undefined;
  }
}

/** Whether the window matches a media query. */
export function matchesMedia(query: string): boolean {
  return queryMedia(query)?.matches === true;
}
