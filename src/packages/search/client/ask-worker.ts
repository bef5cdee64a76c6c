import { fetchLimit } from '../../../browser/fetch-json';
import { loadOnce } from '../engine/load-once';
import type { Outcome, Task } from './shard-service';
import type { Question, Reply } from './worker';

/** Performs a task; rejects when a shard can't be read. */
export type Perform = (task: Task) => Promise<Outcome>;

/**
 * Time limit for each reply, in milliseconds. Fetching a file takes `fetchLimit` at most. The rest is for loading the worker, and for building the
 * indexes of all versions on a slow device.
 */
export const replyLimit = fetchLimit + 10_000;

/**
 * Returns a function that performs tasks in a worker, which starts with the first task. A worker that stops replying is replaced once for each
 * task; then the task fails. If no worker can start, the page does the work.
 */
export function makeWorkerAsker(): Perform {
  /** What settles the tasks without a reply, by their numbers. */
  const open = new Map<number, (reply?: Reply) => void>();
  let worker: Worker | undefined;
  let hasReplied = false;
  let hasFailed = false;
  let count = 0;

  /** Ends the worker. The open tasks get no reply. */
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const settle of [...open.values()]) settle();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      hasReplied = true;
      open.get(data.id)?.(data);
    };
    started.onerror = () => {
      hasFailed = true;
      end();
    };
    return started;
  };

  const ask = (asked: Worker, task: Task): Promise<Reply | undefined> =>
    new Promise((resolve) => {
      count += 1;
      const id = count;
      const timer = setTimeout(() => {
        hasFailed = !hasReplied;
        end();
      }, replyLimit);
      open.set(id, (reply) => {
        clearTimeout(timer);
        open.delete(id);
        resolve(reply);
      });
      asked.postMessage({ id, task } satisfies Question);
    });

  return async (task) => {
    for (let attempt = 1; attempt <= 2 && !hasFailed; attempt += 1) {
      try {
        worker ??= start();
      } catch {
        hasFailed = true;
        break;
      }
      const reply = await ask(worker, task);
      if (reply?.outcome !== undefined) return reply.outcome;
      if (reply !== undefined) throw new Error(reply.error);
    }
    if (hasFailed) return performInPage(task);
    throw new Error('The search does not respond.');
  };
}

const loadService = loadOnce(() => import('./shard-service').then(({ makeShardService }) => makeShardService()));

async function performInPage(task: Task): Promise<Outcome> {
  const perform = await loadService();
  return perform(task);
}
