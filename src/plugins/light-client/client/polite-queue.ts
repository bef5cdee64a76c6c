import { makeQueue, type PrefetchQueue } from './prefetch-queue';
import { onSignOfLife } from './sign-of-life';

/**
 * Makes the queue of pages to fetch ahead: it starts with the reader's first sign of life and fetches two at a time, six for the links of a page
 * that are in view, and six wherever the reader rests.
 *
 * @param fetchPage as `makeQueue` has it
 */
export function makePoliteQueue(fetchPage: Parameters<typeof makeQueue>[0]): PrefetchQueue {
  const queue = makeQueue(fetchPage, { atOnce: 2, perPage: 6, perRest: 6 });
  onSignOfLife(queue.start);
  return queue;
}
