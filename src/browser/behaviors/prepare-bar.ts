import { nameMode } from '@site/src/theme/ColorModeToggle/name-mode';
import { nameKeys } from '@site/src/theme/SearchBar/name-keys';
import { isDark } from './color-mode';

/**
 * Writes into a bar, or another part with its buttons, what the server can't know: the keys of this computer and the color mode of the reader.
 *
 * @param part in the document or on its way there
 */
export function prepareBar(part: ParentNode): void {
  const search = part.querySelector('.search-button');
  if (search !== null) nameKeys(search);
  nameToggles(part);
}

/** Says on the switches of the color mode which it is. */
export function nameToggles(part: ParentNode): void {
  const { title, label } = nameMode(isDark());
  for (const button of part.querySelectorAll('[data-color-mode-toggle]')) {
    button.setAttribute('title', title);
    button.setAttribute('aria-label', label);
  }
}
