/** The setting of the page about accessibility that turns single keys off. */
import { usesSingleKeys, writeSingleKeys } from '../browser/single-keys';

/**
 * Starts it.
 *
 * @param root element around the checkbox
 * @returns ends it
 */
export function startSingleKeys(root: Element): () => void {
  const box = root.querySelector<HTMLInputElement>('[type="checkbox"]');
  if (box === null) return () => undefined;
  const controls = new AbortController();
  box.checked = usesSingleKeys();
  box.addEventListener('change', () => writeSingleKeys(box.checked), { signal: controls.signal });
  return () => controls.abort();
}
