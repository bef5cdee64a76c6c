/** The setting on the accessibility page that turns off single-key shortcuts. */
import { usesSingleKeys, writeSingleKeys } from '../browser/single-keys';

/**
 * Starts the setting.
 *
 * @param root element around the checkbox
 * @returns a function that stops it
 */
export function startSingleKeys(root: Element): () => void {
  const box = root.querySelector<HTMLInputElement>('[type="checkbox"]');
  if (box === null) return () => undefined;
  const controls = new AbortController();
  box.checked = usesSingleKeys();
  box.addEventListener('change', () => writeSingleKeys(box.checked), { signal: controls.signal });
  return () => controls.abort();
}
