/** Prefetches pages, a limited number at a time. */
export interface PrefetchQueue {
  /** Replaces the waiting paths with these, the most likely first. A path is fetched only once. */
  readonly take: (paths: readonly string[]) => void;
}

export interface QueueLimits {
  /** Maximum number of parallel requests. */
  readonly atOnce: number;
  /** Maximum number of waiting paths. */
  readonly waiting: number;
}

/**
 * Makes a queue.
 *
 * @param fetchPage fetches a page; the promise settles when the page has loaded or failed
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
