/**
 * Maps a text to a number from 0 to below 1, evenly distributed. Uses FNV-1a over the UTF-16 code units, then the finalizer
 * of MurmurHash3, because FNV alone maps texts that differ in few letters to similar numbers.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
