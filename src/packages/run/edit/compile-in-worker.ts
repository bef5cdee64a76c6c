import type { Sample } from '../protocol';
import type { ChangedSample } from './compile';
import type { Answer, Question } from './compiler';

/** How long reading the code may take, in milliseconds. */
const limit = 3000;

/**
 * Compiles a changed sample in a worker.
 *
 * @param address of the worker's script
 * @throws Error with what the reader has to know
 */
export async function compileInWorker(address: string, sample: Sample, text: string): Promise<ChangedSample> {
  const worker = new Worker(address);
  try {
    return await new Promise((resolve, reject) => {
      const fail = (message: string) => reject(new Error(message));
      worker.onerror = () => fail('What reads the code could not be loaded. Check your connection.');
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data === 'ready') {
          worker.postMessage({ sample, text } satisfies Question);
          setTimeout(() => fail(`Stopped, because reading the code took more than ${limit / 1000} seconds.`), limit);
        } else if ('error' in data) fail(data.error);
        else resolve(data.sample);
      };
    });
  } finally {
    worker.terminate();
  }
}
