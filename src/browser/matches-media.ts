/** Whether the window matches a media query. False if the browser can't tell: extensions that hide the device make `matchMedia` throw. */
export function matchesMedia(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}
