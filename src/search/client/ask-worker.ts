import { fetchLimit } from './fetch-json';
import type { Outcome, Task } from './shard-service';
import type { Question, Reply } from './worker';

/** Performs a task; rejects when a shard can't be read. */
export type Perform = (task: Task) => Promise<Outcome>;

interface Open {
  readonly task: Task;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: Error) => void;
}

/** Time without any reply after which a worker counts as not loaded, in milliseconds. Fetching a file alone takes `fetchLimit` at most. */
export const startLimit = fetchLimit + 5_000;

/** Returns a function that performs tasks in a worker, which starts with the first task. If no worker can start, the page does the work. */
export function makeWorkerAsker(): Perform {
  const open = new Map<number, Open>();
  let worker: Worker | undefined;
  let hasFailed = false;
  let count = 0;

  const giveUp = (): void => {
    hasFailed = true;
    worker?.terminate();
    for (const { task, resolve } of open.values()) resolve(performInPage(task));
    open.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    const timer = setTimeout(giveUp, startLimit);
    started.onmessage = ({ data: { id, outcome, error } }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      const entry = open.get(id);
      open.delete(id);
      if (outcome === undefined) entry?.reject(new Error(error));
      else entry?.resolve(outcome);
    };
    started.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    return started;
  };

  return (task) =>
    new Promise((resolve, reject) => {
      if (!hasFailed) {
        try {
          worker ??= start();
        } catch {
          hasFailed = true;
        }
      }
      if (hasFailed || worker === undefined) {
        resolve(performInPage(task));
        return;
      }
      count += 1;
      open.set(count, { task, resolve, reject });
      worker.postMessage({ id: count, task } satisfies Question);
    });
}

let inPage: Promise<Perform> | undefined;

async function performInPage(task: Task): Promise<Outcome> {
  inPage ??= import('./shard-service').then(({ makeShardService }) => makeShardService());
  const perform = await inPage.catch((error: unknown) => {
    inPage = undefined;
    throw error;
  });
  return perform(task);
}
