import { describe, expect, it } from 'vitest';
import { makeQueue } from '../../../src/browser/navigation/prefetch-queue';

/** Creates a queue whose fetches end when the test says so. */
function makeSample() {
  const fetched: string[] = [];
  const ends: (() => void)[] = [];
  const queue = makeQueue(
    (path) => {
      fetched.push(path);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    { atOnce: 2, waiting: 3 },
  );
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { queue, fetched, endAll };
}

describe('makeQueue', () => {
  it('takes the likeliest first, two at a time, and stops after three', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.take(['/a', '/b', '/c', '/d']);
    expect(fetched).toEqual(['/a', '/b']);
    await endAll();
    expect(fetched).toEqual(['/a', '/b', '/c']);
  });

  it('fetches nothing twice', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.take(['/a', '/b']);
    await endAll();
    queue.take(['/b', '/a', '/c']);
    await endAll();
    expect(fetched).toEqual(['/a', '/b', '/c']);
  });

  it('forgets what still waits when others are likelier', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.take(['/a', '/b', '/c']);
    queue.take(['/d']);
    await endAll();
    expect(fetched).toEqual(['/a', '/b', '/d']);
  });

  it('forgets all that waits on the next page', async () => {
    const { queue, fetched, endAll } = makeSample();
    queue.take(['/a', '/b', '/c']);
    queue.take([]);
    await endAll();
    expect(fetched).toEqual(['/a', '/b']);
  });

  it('goes on after a failure', async () => {
    const fetched: string[] = [];
    const queue = makeQueue(
      (path) => {
        fetched.push(path);
        return Promise.reject(new Error('no network'));
      },
      { atOnce: 1, waiting: 3 },
    );
    queue.take(['/a', '/b']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).toEqual(['/a', '/b']);
  });
});
