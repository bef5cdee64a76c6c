/** Fetches what may be needed, in good time and not too much of it. */
export interface PrefetchQueue {
  /** Notes a path that has come into view; false when it is known already. */
  add: (path: string) => boolean;
  /** Notes the paths that the reader rests before, the likeliest last. They come before all others, and in place of those of the rest before. */
  rest: (paths: readonly string[]) => void;
  /** Begins to fetch. */
  start: () => void;
  /** Forgets what still waits: it was for another page. */
  turnPage: () => void;
}

export interface QueueLimits {
  /** How many are fetched at a time. */
  readonly atOnce: number;
  /** How many of those in view are fetched on one page. */
  readonly perPage: number;
  /** How many are fetched of those that the reader rests before. */
  readonly perRest: number;
}

/**
 * Makes a queue that waits for its start and then fetches the newest first.
 *
 * @param fetchPage fetches the code of a page, and knows whether the reader rests before it; the promise ends when it is there or has failed
 */
export function makeQueue(
  fetchPage: (path: string, isRest: boolean) => Promise<unknown>,
  { atOnce, perPage, perRest }: QueueLimits,
): PrefetchQueue {
  const asked = new Set<string>();
  const inView = new Set<string>();
  let resting: string[] = [];
  let isStarted = false;
  let underWay = 0;
  let left = perPage;

  function takeInView(): string | undefined {
    const path = [...inView].pop();
    if (path === undefined || left === 0) return undefined;
    left -= 1;
    inView.delete(path);
    return path;
  }

  function fetchNext(): void {
    if (!isStarted || underWay >= atOnce) return;
    const isRest = resting.length > 0;
    const path = isRest ? resting.pop() : takeInView();
    if (path === undefined) return;
    asked.add(path);
    underWay += 1;
    const end = (): void => {
      underWay -= 1;
      fetchNext();
    };
    fetchPage(path, isRest).then(end, end);
    fetchNext();
  }

  return {
    add(path) {
      if (asked.has(path) || inView.has(path) || resting.includes(path)) return false;
      inView.add(path);
      fetchNext();
      return true;
    },
    rest(paths) {
      resting = paths.filter((path) => !asked.has(path)).slice(-perRest);
      for (const path of resting) inView.delete(path);
      fetchNext();
    },
    start() {
      isStarted = true;
      fetchNext();
    },
    turnPage() {
      resting = [];
      inView.clear();
      left = perPage;
    },
  };
}
