/** What a worker says: at first that it is there, then its answer, or why there is none. */
type Message<Answer> = 'ready' | { readonly answer: Answer } | { readonly error: string };

/**
 * Asks a worker, which may not take for ever, and ends it.
 *
 * @param address of its script, which calls `answerQuestions`
 * @param seconds that the answer may take
 * @param work what it does, as the beginning of a sentence
 * @throws Error with what the reader has to know
 */
export async function askWorker<Answer>(
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
      worker.onmessage = ({ data }: MessageEvent<Message<Answer>>) => {
        if (data === 'ready') {
          worker.postMessage(question);
          setTimeout(
            () => fail(`Stopped, because ${work.toLowerCase()} took more than ${seconds} seconds.`),
            seconds * 1000,
          );
        } else if ('error' in data) fail(data.error);
        else resolve(data.answer);
      };
    });
  } finally {
    worker.terminate();
  }
}

/** In a worker: answers what the page asks. Its errors are for the reader. */
export function answerQuestions<Question>(find: (question: Question) => unknown): void {
  const say = (message: Message<unknown>): void => postMessage(message);
  addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    try {
      say({ answer: await find(data) });
    } catch (error) {
      say({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  say('ready');
}
