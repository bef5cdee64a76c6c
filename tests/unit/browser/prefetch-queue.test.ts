import { describe, expect, it } from 'vitest';
import { makeQueue } from '../../../src/browser/late/prefetch-queue';

/** A queue whose fetches end when they are told to. */
function makeSample() {
  const fetched: string[] = [];
  const rested: string[] = [];
  const ends: (() => void)[] = [];
  const queue = makeQueue(
    (path, isRest) => {
      fetched.push(path);
      if (isRest) rested.push(path);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    { atOnce: 2, perPage: 3, perRest: 2 },
  );
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { queue, fetched, rested, endAll };
}

describe('makeQueue', () => {
  it('fetches nothing before its start', () => {
    const { queue, fetched } = makeSample();
    expect(queue.add('/a')).toBe(true);
    expect(fetched).toEqual([]);
  });

  it('takes the newest first, two at a time, and stops after three', async () => {
    const { queue, fetched, endAll } = makeSample();
    for (const path of ['/a', '/b', '/c', '/d', '/e']) queue.add(path);
    queue.start();
    expect(fetched).toEqual(['/e', '/d']);
    await endAll();
    expect(fetched).toEqual(['/e', '/d', '/c']);
  });

  it('fetches nothing twice, and begins anew on the next page', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.start();
    for (const path of ['/a', '/b', '/c', '/d']) queue.add(path);
    expect(queue.add('/a')).toBe(false);
    await endAll();
    expect(fetched).toEqual(['/a', '/b', '/d']);
    queue.turnPage();
    expect(queue.add('/d')).toBe(false);
    expect(queue.add('/c')).toBe(true);
    await endAll();
    expect(fetched).toEqual(['/a', '/b', '/d', '/c']);
  });

  it('takes what the reader rests before first, the likeliest first, and beside what is in view', async () => {
    const { queue, fetched, rested, endAll } = makeSample();
    for (const path of ['/a', '/b', '/c', '/d']) queue.add(path);
    queue.rest(['/x', '/b', '/y']);
    queue.start();
    await endAll();
    expect(fetched).toEqual(['/y', '/b', '/d', '/c', '/a']);
    expect(rested).toEqual(['/y', '/b']);
  });

  it('forgets what the reader has rested before when the rest is over', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.rest(['/a', '/b']);
    queue.rest(['/c', '/b']);
    queue.start();
    await endAll();
    expect(fetched).toEqual(['/b', '/c']);
    queue.rest(['/b', '/a']);
    await endAll();
    expect(fetched).toEqual(['/b', '/c', '/a']);
  });

  it('forgets all of it on the next page', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.rest(['/a']);
    queue.turnPage();
    queue.start();
    await endAll();
    expect(fetched).toEqual([]);
    expect(queue.add('/a')).toBe(true);
  });

  it('goes on after a failure', async () => {
    const fetched: string[] = [];
    const queue = makeQueue(
      (path) => {
        fetched.push(path);
        return Promise.reject(new Error('no network'));
      },
      { atOnce: 1, perPage: 3, perRest: 2 },
    );
    queue.start();
    queue.add('/a');
    queue.add('/b');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).toEqual(['/a', '/b']);
  });
});
