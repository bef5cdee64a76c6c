/**
 * Removes duplicates. Of two pages at one address, Docusaurus builds the first and warns about the other.
 *
 * @param keyOf returns the key by which two items are the same
 * @returns the first item of each key, in order
 */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
