/**
 * The single-key shortcuts "/" and "?". Readers may turn them off (WCAG 2.1.4), because speech input can trigger such shortcuts by
 * mistake.
 */
import { readStored, storageKeys, writeStored } from './storage';

export function usesSingleKeys(): boolean {
  return readStored(storageKeys.singleKeys) !== 'off';
}

export function writeSingleKeys(isOn: boolean): void {
  writeStored(storageKeys.singleKeys, isOn ? null : 'off');
}
