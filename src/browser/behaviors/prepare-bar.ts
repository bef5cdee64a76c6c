import { nameToggles } from './color-mode';
import { nameKeys } from './name-keys';

/**
 * Adds what the server can't know to a navbar or another part with its buttons: the keys of this computer and the reader's color mode.
 *
 * @param part in the document, or about to be added to it
 */
export function prepareBar(part: ParentNode): void {
  const search = part.querySelector('.search-button');
  if (search !== null) nameKeys(search);
  nameToggles(part);
}
