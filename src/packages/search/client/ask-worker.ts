import { fetchLimit } from '../../../browser/fetch-json';
import { loadOnce } from '../engine/load-once';
import type { Outcome, Task } from './shard-service';
import type { Question, Reply } from './worker';

/** Performs a task; rejects when a shard can't be read. */
export type Perform = (task: Task) => Promise<Outcome>;

interface Open {
  readonly task: Task;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: Error) => void;
  /** Whether a worker has already failed to reply to it. */
  readonly isRepeated: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

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
  const open = new Map<number, Open>();
  let worker: Worker | undefined;
  let hasReplied = false;
  let hasFailed = false;
  let count = 0;

  /** Ends the worker. @returns the tasks without a reply */
  const end = (): Open[] => {
    worker?.terminate();
    worker = undefined;
    const tasks = [...open.values()];
    for (const { timer } of tasks) clearTimeout(timer);
    open.clear();
    return tasks;
  };

  const giveUp = (): void => {
    hasFailed = true;
    for (const { task, resolve } of end()) resolve(performInPage(task));
  };

  const replace = (): void => {
    for (const entry of end()) {
      if (entry.isRepeated) entry.reject(new Error('The search does not respond.'));
      else ask({ ...entry, isRepeated: true });
    }
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.onmessage = ({ data: { id, outcome, error } }: MessageEvent<Reply>) => {
      hasReplied = true;
      const entry = open.get(id);
      clearTimeout(entry?.timer);
      open.delete(id);
      if (outcome === undefined) entry?.reject(new Error(error));
      else entry?.resolve(outcome);
    };
    started.onerror = giveUp;
    return started;
  };

  const ask = (entry: Omit<Open, 'timer'>): void => {
    try {
      if (!hasFailed) worker ??= start();
    } catch {
      hasFailed = true;
    }
    if (worker === undefined) {
      entry.resolve(performInPage(entry.task));
      return;
    }
    count += 1;
    open.set(count, { ...entry, timer: setTimeout(() => (hasReplied ? replace() : giveUp()), replyLimit) });
    worker.postMessage({ id: count, task: entry.task } satisfies Question);
  };

  return (task) => new Promise((resolve, reject) => ask({ task, resolve, reject, isRepeated: false }));
}

const loadService = loadOnce(() => import('./shard-service').then(({ makeShardService }) => makeShardService()));

async function performInPage(task: Task): Promise<Outcome> {
  const perform = await loadService();
  return perform(task);
}
