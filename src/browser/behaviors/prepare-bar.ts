import { nameToggles } from './color-mode';
import { nameKeys } from './name-keys';

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
