/** Fetches what may be needed, in good time and not too much of it. */
export interface PrefetchQueue {
  /** Takes paths in place of those that still wait, the likeliest first. What was fetched once is not fetched again. */
  readonly take: (paths: readonly string[]) => void;
}

export interface QueueLimits {
  /** How many are fetched at the same time. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
}

/**
 * Makes a queue.
 *
 * @param fetchPage fetches a page; the promise ends when it is there or has failed
 */
export function makeQueue(
  fetchPage: (path: string) => Promise<unknown>,
  { atOnce, waiting }: QueueLimits,
): PrefetchQueue {
  const asked = new Set<string>();
  let paths: string[] = [];
  let underWay = 0;

  function fetchNext(): void {
    if (underWay >= atOnce) return;
    const path = paths.shift();
    if (path === undefined) return;
    asked.add(path);
    underWay += 1;
    const end = (): void => {
      underWay -= 1;
      fetchNext();
    };
    fetchPage(path).then(end, end);
    fetchNext();
  }

  return {
    take(wanted) {
      paths = wanted.filter((path) => !asked.has(path)).slice(0, waiting);
      fetchNext();
    },
  };
}
