/**
 * Writes onto the button of the search how its keys are called on this computer, which the server can't know.
 *
 * @param button of the search, the theme's or as the server made it; keys are written `Ctrl` there, and hidden
 */
export function nameKeys(button: Element): void {
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  const key = button.querySelector('kbd');
  if (isApple) button.setAttribute('aria-keyshortcuts', 'Meta+K');
  if (isApple && key !== null) key.textContent = '⌘';
  key?.parentElement?.setAttribute('data-known', 'true');
}
