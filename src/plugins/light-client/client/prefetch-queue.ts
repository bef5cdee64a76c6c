/** Fetches what may be needed, in good time and not too much of it. */
export interface PrefetchQueue {
  /** Notes a path; false when it is known already. */
  add: (path: string) => boolean;
  /** Begins to fetch. */
  start: () => void;
  /** Forgets what still waits: it was for another page. */
  turnPage: () => void;
}

/**
 * Makes a queue that waits for its start.
 *
 * @param fetchPage fetches the code of a page; the promise ends when it is there or has failed
 * @param limits how many are fetched at a time, and how many for the links of one page
 */
export function makeQueue(
  fetchPage: (path: string) => Promise<unknown>,
  { atOnce, perPage }: { atOnce: number; perPage: number },
): PrefetchQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let isStarted = false;
  let underWay = 0;
  let left = perPage;

  function fetchNext(): void {
    if (!isStarted || underWay >= atOnce || left === 0) return;
    const path = waiting.pop();
    if (path === undefined) return;
    underWay += 1;
    left -= 1;
    const end = (): void => {
      underWay -= 1;
      fetchNext();
    };
    fetchPage(path).then(end, end);
    fetchNext();
  }

  return {
    add(path) {
      if (known.has(path)) return false;
      known.add(path);
      waiting.push(path);
      fetchNext();
      return true;
    },
    start() {
      isStarted = true;
      fetchNext();
    },
    turnPage() {
      for (const path of waiting) known.delete(path);
      waiting = [];
      left = perPage;
    },
  };
}
