/**
 * Asks a worker, which may not take for ever, and ends it.
 *
 * @param address of its script. It says `ready`, and after the question the answer, or `{ error }`
 * @param seconds that the answer may take
 * @param work what it does, as the beginning of a sentence
 * @throws Error with what the reader has to know
 */
export async function askWorker<Answer extends object>(
  address: string,
  question: unknown,
  seconds: number,
  work: string,
): Promise<Answer> {
  const worker = new Worker(address);
  try {
    return await new Promise((resolve, reject) => {
      const fail = (message: string) => reject(new Error(message));
      worker.onerror = () => fail(`${work} needs a script that could not be loaded. Check your connection.`);
      worker.onmessage = ({ data }: MessageEvent<'ready' | Answer | { readonly error: string }>) => {
        if (data === 'ready') {
          worker.postMessage(question);
          setTimeout(
            () => fail(`Stopped, because ${work.toLowerCase()} took more than ${seconds} seconds.`),
            seconds * 1000,
          );
        } else if ('error' in data) fail(String(data.error));
        else resolve(data);
      };
    });
  } finally {
    worker.terminate();
  }
}
