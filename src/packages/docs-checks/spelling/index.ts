/** Finds words that are in no dictionary. */
import { Worker } from 'node:worker_threads';
import type { Problem } from '../problem';

/** A spell checker in its own thread, which loads its dictionaries once. */
export interface Speller {
  /** Loads the dictionaries now, so that the first check does not wait for them. */
  readonly warmUp: () => void;
  /**
   * @param files paths from the root of the project
   * @throws an error with a one-line message when the checker itself fails
   */
  readonly check: (files: readonly string[]) => Promise<Problem[]>;
  readonly stop: () => Promise<number>;
}

/** A file without unknown words, for warming up. */
const wordsFile = 'src/packages/docs-checks/spelling/project-words.txt';

type Answer = { readonly id: number } & ({ readonly problems: Problem[] } | { readonly failure: string });

/** Starts a spell checker. It does not keep the process running while no check is pending. */
export function startSpeller(): Speller {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url));
  const waiting = new Map<number, { resolve: (problems: Problem[]) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.unref();
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('failure' in answer) asked?.reject(new Error(answer.failure));
    else asked?.resolve(answer.problems);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    warmUp: () => worker.postMessage({ id: -1, files: [wordsFile] }),
    check: (files) =>
      files.length === 0
        ? Promise.resolve([])
        : new Promise((resolve, reject) => {
            const id = count++;
            waiting.set(id, { resolve, reject });
            worker.ref();
            worker.postMessage({ id, files });
          }),
    stop: () => worker.terminate(),
  };
}
