/**
 * Puts a filter into the query of an address. What else stands there stays: it is somebody else's.
 *
 * @param query of the address as it is
 * @param names parameters that belong to the filter
 * @param filter its query, with or without a question mark
 * @returns the new query; empty when nothing is left
 */
export function replaceFilter(query: string, names: readonly string[], filter: string): string {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  for (const [name, value] of new URLSearchParams(filter)) next.append(name, value);
  const written = next.toString();
  return written === '' ? '' : `?${written}`;
}
