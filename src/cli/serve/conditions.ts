/** What the conditions in a request ask for: pure readings of its headers. */

/**
 * @param header value of If-None-Match
 * @param etag of what would be sent
 * @returns true when the browser has it already
 */
export function hasMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

/**
 * Reads which part of a file is asked for. Several parts at once may be answered with the whole file, and are.
 *
 * @param header value of Range
 * @param size bytes of the file
 * @returns with both ends included; null for the whole file
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
