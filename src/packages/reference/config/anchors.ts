/** Anchor of a key: its path in lower case, dots as dashes. */
export function anchorOfKey(path: string): string {
  return path.toLowerCase().replaceAll('.', '-');
}
