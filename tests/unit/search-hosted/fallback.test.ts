import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProvidedAnswer, SearchRequest } from '../../../src/packages/search/client/answer';
import { doubt, hostedTimeout, retryAfter, withFallback } from '../../../src/packages/search/client/hosted-client';

const request = (query: string): SearchRequest => ({ query, scope: 'all' });

/** The part of a response that the service always returns. */
const hostedResult = { hits: [], nbHits: 3, nbPages: 1 };

const embeddedAnswer: ProvidedAnswer = { query: '', hits: [], count: 7, pages: 1, provider: 'embedded' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a search whose service calls the given function for each response. */
function makeSearch(answer: () => Promise<unknown>) {
  const hosted = vi.fn((_: SearchRequest) => answer());
  const embedded = {
    warm: vi.fn(() => Promise.resolve()),
    search: vi.fn((asked: SearchRequest) => Promise.resolve({ ...embeddedAnswer, query: asked.query })),
  };
  const search = withFallback(hosted, embedded);
  return { hosted, embedded, ask: async (query: string) => (await search(request(query))).provider };
}

const answers = () => Promise.resolve(hostedResult);
const refuses = () => Promise.reject(new Error('403'));
const hangs = () => new Promise<never>(() => undefined);
const answersAfter = (time: number) => () => new Promise((resolve) => setTimeout(() => resolve(hostedResult), time));

describe('the hosted search', () => {
  it('answers as long as it can, without the embedded index being loaded', async () => {
    const { ask, hosted, embedded } = makeSearch(answersAfter(doubt - 1));
    for (const query of ['c', 'ca', 'cam']) {
      const provider = ask(query);
      await vi.advanceTimersByTimeAsync(doubt);
      expect(await provider).toBe('hosted');
    }
    expect(hosted).toHaveBeenCalledTimes(3);
    expect(hosted).toHaveBeenLastCalledWith(request('cam'));
    expect(embedded.warm).not.toHaveBeenCalled();
    expect(embedded.search).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hands over at once when it refuses', async () => {
    const { ask, embedded } = makeSearch(refuses);
    expect(await ask('camera')).toBe('embedded');
    expect(embedded.search).toHaveBeenCalledWith(request('camera'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hands over within two seconds when it hangs, with the embedded index loaded before', async () => {
    expect(hostedTimeout).toBeLessThan(2000);
    const { ask, embedded } = makeSearch(hangs);
    const provider = ask('camera');
    await vi.advanceTimersByTimeAsync(hostedTimeout - 1);
    expect(embedded.warm).toHaveBeenCalledTimes(1);
    expect(embedded.search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await provider).toBe('embedded');
  });

  it('hands over even when the embedded index could not be loaded before', async () => {
    const { ask, embedded } = makeSearch(hangs);
    embedded.warm.mockRejectedValue(new Error('offline'));
    const provider = ask('camera');
    await vi.advanceTimersByTimeAsync(hostedTimeout);
    expect(await provider).toBe('embedded');
  });

  it('hands over what is under way together with the first request that had to wait', async () => {
    const { ask } = makeSearch(hangs);
    const first = ask('c');
    await vi.advanceTimersByTimeAsync(1000);
    const second = ask('ca');
    await vi.advanceTimersByTimeAsync(hostedTimeout - 1000);
    expect(await Promise.all([first, second])).toEqual(['embedded', 'embedded']);
  });

  it('is left alone after a failure, and asked again after a rest', async () => {
    let isBack = false;
    const { ask, hosted } = makeSearch(() => (isBack ? answers() : refuses()));
    await ask('c');
    isBack = true;
    await vi.advanceTimersByTimeAsync(retryAfter - 1);
    expect(await ask('ca')).toBe('embedded');
    expect(hosted).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask('cam')).toBe('hosted');
  });

  it('rests again when it still fails after the rest', async () => {
    const { ask, hosted } = makeSearch(refuses);
    await ask('c');
    await vi.advanceTimersByTimeAsync(retryAfter);
    expect(await ask('ca')).toBe('embedded');
    expect(await ask('cam')).toBe('embedded');
    expect(hosted).toHaveBeenCalledTimes(2);
  });

  it('is asked again at once when an answer came late, as the first one of a visit may', async () => {
    let time = hostedTimeout + 500;
    const { ask } = makeSearch(() => answersAfter(time)());
    const first = ask('c');
    await vi.advanceTimersByTimeAsync(hostedTimeout);
    expect(await first).toBe('embedded');
    await vi.advanceTimersByTimeAsync(500);
    time = 50;
    const second = ask('ca');
    await vi.advanceTimersByTimeAsync(50);
    expect(await second).toBe('hosted');
  });

  it('does not keep the reader waiting again and again when it is always late', async () => {
    const { ask, hosted } = makeSearch(answersAfter(hostedTimeout + 500));
    for (const query of ['c', 'ca', 'cam', 'came', 'camer']) {
      const provider = ask(query);
      await vi.advanceTimersByTimeAsync(hostedTimeout + 500);
      expect(await provider).toBe('embedded');
    }
    expect(hosted).toHaveBeenCalledTimes(2);
  });

  it('does not end its rest by a late refusal', async () => {
    const { ask, hosted } = makeSearch(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('500')), hostedTimeout + 500)),
    );
    const first = ask('c');
    await vi.advanceTimersByTimeAsync(hostedTimeout + 500);
    await first;
    expect(await ask('ca')).toBe('embedded');
    expect(hosted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no result', undefined],
    ['a result without hits', { nbHits: 3 }],
    ['hits that are none', { hits: [null] }],
    ['a hit without headings', { hits: [{ objectID: 'x', url: 'https://capacitorjs.com/' }] }],
  ])('hands over when it answers %s', async (_, answer) => {
    const { ask } = makeSearch(() => Promise.resolve(answer));
    expect(await ask('camera')).toBe('embedded');
  });

  it('fails only when the embedded index fails as well', async () => {
    const { ask, embedded } = makeSearch(refuses);
    embedded.search.mockRejectedValueOnce(new Error('no index'));
    await expect(ask('camera')).rejects.toThrow('no index');
    expect(await ask('camera')).toBe('embedded');
  });
});
