/** Pure functions that read the conditional and range headers of a request. */

/**
 * @param header value of If-None-Match
 * @param etag of the current version of the file
 * @returns true when the browser already has this version
 */
export function hasMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

/**
 * Reads which part of a file is requested. For several ranges at once, the whole file is sent, which HTTP allows.
 *
 * @param header value of Range
 * @param size bytes of the file
 * @returns the range, with both ends included; null for the whole file
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
