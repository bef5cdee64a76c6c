import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorkerAsker, replyLimit } from '../../../src/packages/search/client/ask-worker';
import type { Question, Reply } from '../../../src/packages/search/client/worker';

const counts = { methods: 0, keys: 0, messages: 0, pages: 1 };
const outcome = { count: 1, counts, sections: [], forms: [], understanding: { missing: [], corrected: [] } };
const inPage = { ...outcome, count: 2 };
const performInPage = vi.fn(async () => inPage);
vi.mock('../../../src/packages/search/client/shard-service', () => ({ makeShardService: () => performInPage }));

/** A worker whose replies come from the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Reply }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly questions: Question[] = [];
  isTerminated = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(question: Question): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const task = { urls: ['https://docs.example/v4.json'], query: 'camera', from: 0, size: 20 };

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  performInPage.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task', () => {
  it('goes to the one worker, and its reply comes back to it, in whatever order', async () => {
    const ask = makeWorkerAsker();
    const [first, second] = [ask(task), ask({ ...task, query: 'photo' })];
    const worker = FakeWorker.all[0];
    const [one, two] = worker?.questions ?? [];
    worker?.onmessage?.({ data: { id: two?.id ?? 0, outcome: { ...outcome, count: 5 } } });
    worker?.onmessage?.({ data: { id: one?.id ?? 0, outcome } });
    expect(await first).toEqual(outcome);
    expect(await second).toEqual({ ...outcome, count: 5 });
    expect(FakeWorker.all).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the worker could not read a file', async () => {
    const ask = makeWorkerAsker();
    const answer = ask(task);
    const worker = FakeWorker.all[0];
    worker?.onmessage?.({ data: { id: worker.questions[0]?.id ?? 0, error: 'Error: 404' } });
    await expect(answer).rejects.toThrow('404');
    expect(performInPage).not.toHaveBeenCalled();
  });
});

describe('a worker that stops after its first reply', () => {
  /** Asks something that the first worker answers, and then something that it does not. */
  async function askStopped(): Promise<{ answer: Promise<unknown>; first: FakeWorker | undefined }> {
    const ask = makeWorkerAsker();
    const start = ask(task);
    const [first] = FakeWorker.all;
    first?.onmessage?.({ data: { id: first.questions[0]?.id ?? 0, outcome } });
    await start;
    const answer = ask({ ...task, query: 'photo' });
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(replyLimit);
    return { answer, first };
  }

  it('is replaced, and the new one is asked again', async () => {
    const { answer, first } = await askStopped();
    expect(first?.isTerminated).toBe(true);
    const second = FakeWorker.all[1];
    expect(second?.questions[0]?.task.query).toBe('photo');
    second?.onmessage?.({ data: { id: second.questions[0]?.id ?? 0, outcome } });
    expect(await answer).toEqual(outcome);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('twice is said, and the next task starts another', async () => {
    const { answer } = await askStopped();
    await vi.advanceTimersByTimeAsync(replyLimit);
    await expect(answer).rejects.toThrow('does not respond');
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(performInPage).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the page performs tasks itself', () => {
  it('where workers are not allowed', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('No workers here.', 'SecurityError');
        }
      },
    );
    expect(await makeWorkerAsker()(task)).toBe(inPage);
  });

  it('when the code of the worker can not be loaded, also those that are waiting', async () => {
    const ask = makeWorkerAsker();
    const waiting = [ask(task), ask(task)];
    FakeWorker.all[0]?.onerror?.();
    expect(await Promise.all(waiting)).toEqual([inPage, inPage]);
    expect(FakeWorker.all[0]?.isTerminated).toBe(true);
    expect(await ask(task)).toBe(inPage);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('when the code of the worker never comes', async () => {
    const ask = makeWorkerAsker();
    const answer = ask(task);
    await vi.advanceTimersByTimeAsync(replyLimit);
    expect(await answer).toBe(inPage);
  });
});
