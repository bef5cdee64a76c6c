/**
 * Runs a task for each item, a few at a time.
 *
 * @param atOnce number of tasks that run at the same time
 * @returns the results, in the order of the items
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await task(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
