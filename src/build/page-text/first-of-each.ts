/**
 * Leaves out what comes again. Of two pages at one address Docusaurus builds the first, and warns of the other.
 *
 * @param keyOf what makes two of them the same
 * @returns the others, in their order
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
