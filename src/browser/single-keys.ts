/**
 * The single-key shortcuts "/" and "?". Readers may turn them off (WCAG 2.1.4), because speech input can trigger such shortcuts by
 * mistake.
 */
import { readStored, writeStored } from './storage';

export function usesSingleKeys(): boolean {
  return readStored('docs-keys') !== 'off';
}

export function writeSingleKeys(isOn: boolean): void {
  writeStored('docs-keys', isOn ? null : 'off');
}
