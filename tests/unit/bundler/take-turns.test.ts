import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

interface TurnLoader {
  (text: string): string;
  pitch(this: { async(): (error?: unknown) => void }): void;
}

const takeTurns = createRequire(import.meta.url)('../../../src/plugins/bundler/take-turns.cjs') as TurnLoader;

/** Requests a page, as the bundler does. */
function ask(begin: () => void): void {
  takeTurns.pitch.call({ async: () => begin });
}

describe('pages that are compiled', () => {
  it('begin one after the other, with time for files in between', async () => {
    const begun: string[] = [];
    for (const page of ['a', 'b', 'c']) ask(() => begun.push(page));
    expect(begun).toEqual([]);
    const counts: number[] = [];
    while (begun.length < 3) {
      await setImmediate();
      counts.push(begun.length);
    }
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(counts).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('do not wait for one that fails', async () => {
    const failure = new Promise((_, reject) => {
      ask(() => reject(new Error('no page')));
    });
    const next = new Promise<string>((resolve) => {
      ask(() => resolve('begun'));
    });
    await expect(failure).rejects.toThrow('no page');
    expect(await next).toBe('begun');
  });

  it('keep their text', () => {
    expect(takeTurns('# Camera')).toBe('# Camera');
  });
});
