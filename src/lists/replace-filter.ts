/**
 * Puts a filter into the query of a URL. Other parameters stay, because they belong to other features.
 *
 * @param query current query of the URL
 * @param names URL parameters of the filter
 * @param filter query of the filter, with or without a question mark
 * @returns the new query; empty when nothing is left
 */
export function replaceFilter(query: string, names: readonly string[], filter: string): string {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  for (const [name, value] of new URLSearchParams(filter)) next.append(name, value);
  const written = next.toString();
  return written === '' ? '' : `?${written}`;
}
