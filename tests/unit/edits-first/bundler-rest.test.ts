import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBundlerRest, times } from '../../../src/plugins/edits-first/bundler-idle';

type Tap = (file: string | null) => void;

/** Creates a bundler rest that watches a bundler whose hooks the test calls. */
function makeSample() {
  const taps = { invalid: [] as Tap[], done: [] as Tap[], failed: [] as Tap[] };
  const hook = (name: keyof typeof taps) => ({ tap: (_: string, callback: Tap) => void taps[name].push(callback) });
  const rest = makeBundlerRest();
  rest.watch({ hooks: { invalid: hook('invalid'), done: hook('done'), failed: hook('failed') } } as never);
  const call = (name: keyof typeof taps, file: string | null = null) => {
    for (const callback of taps[name]) callback(file);
  };
  return { rest, call };
}

/** Records the value of a promise, and the time until it resolved. */
function follow<Value>(promise: Promise<Value>): { value?: Value; time?: number } {
  const start = Date.now();
  const state: { value?: Value; time?: number } = {};
  promise.then((value) => Object.assign(state, { value, time: Date.now() - start }));
  return state;
}

describe('makeBundlerRest', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes no time before there is a bundler', async () => {
    const rest = makeBundlerRest();
    const [asked, waited] = [follow(rest.ask()), follow(rest.wait())];
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual({ value: undefined, time: 0 });
    expect(waited.time).toBe(0);
  });

  it('knows soon that the bundler has nothing to do with what has changed', async () => {
    const { rest } = makeSample();
    const asked = follow(rest.ask());
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual({ value: undefined, time: times.notice });
  });

  it('names the file that is being compiled, also if the bundler notices it a little later', async () => {
    const { rest, call } = makeSample();
    const late = follow(rest.ask());
    await vi.advanceTimersByTimeAsync(50);
    call('invalid', '/site/docs/page.md');
    const early = follow(rest.ask());
    await vi.advanceTimersByTimeAsync(1000);
    expect(late.value).toBe('/site/docs/page.md');
    expect(early).toEqual({ value: '/site/docs/page.md', time: 0 });
    call('done');
    const after = follow(rest.ask());
    await vi.advanceTimersByTimeAsync(1000);
    expect(after.value).toBeUndefined();
  });

  it.each(['done', 'failed'] as const)('waits for what is being compiled, and for the browser: %s', async (end) => {
    const { rest, call } = makeSample();
    call('invalid');
    const waits = [follow(rest.wait()), follow(rest.wait())];
    await vi.advanceTimersByTimeAsync(700);
    expect(waits.map(({ time }) => time)).toEqual([undefined, undefined]);
    call(end);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waits.map(({ time }) => time)).toEqual([700 + times.fetch, 700 + times.fetch]);
  });

  it('does not wait for good', async () => {
    const { rest, call } = makeSample();
    call('invalid');
    const waited = follow(rest.wait());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waited.time).toBe(times.most + times.fetch);
  });
});
