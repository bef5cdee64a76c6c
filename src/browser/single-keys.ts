/**
 * The single-key shortcuts "/" and "?". Readers may turn them off (WCAG 2.1.4), because speech input can trigger such shortcuts by
 * mistake.
 */
import { readStored, writeStored } from './storage';

/** The same as in `src/search/interface/search-field.ts`, which can't import it. */
const key = 'docs-keys';

export function usesSingleKeys(): boolean {
  return readStored(key) !== 'off';
}

export function writeSingleKeys(isOn: boolean): void {
  writeStored(key, isOn ? null : 'off');
}
