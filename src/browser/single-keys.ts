/**
 * The keys "/" and "?", which need no other key beside them. Readers may turn them off (WCAG 2.1.4): speech input presses such keys by
 * mistake.
 */
import { readStored, writeStored } from './storage';

/** The same in `src/search/interface/search-field.ts`, which can't import it. */
const key = 'docs-keys';

export function usesSingleKeys(): boolean {
  return readStored(key) !== 'off';
}

export function writeSingleKeys(isOn: boolean): void {
  writeStored(key, isOn ? null : 'off');
}
