import { isApple } from '../events';

/**
 * Labels the search button with the names of its shortcut keys on this computer, which the server can't know.
 *
 * @param button search button, from the theme or from the server's HTML, where the key is named `Ctrl` and hidden
 */
export function nameKeys(button: Element): void {
  const key = button.querySelector('kbd');
  if (isApple()) {
    button.setAttribute('aria-keyshortcuts', 'Meta+K');
    key?.replaceChildren('⌘');
  }
  key?.parentElement?.setAttribute('data-known', 'true');
}
