import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOnce } from '../../e2e/make-once';

let folder = '';
let lock = '';
let made = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-once-'));
  lock = join(folder, 'lock');
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = async (): Promise<void> => {
  made += 1;
};
const start = (build: () => Promise<void> = make): Promise<void> =>
  makeOnce({ isMade: () => made > 0, make: build, lock, time: 60_000, pause: 1 });

describe('what several processes need', () => {
  it('is made by one, for which the others wait', async () => {
    await Promise.all([start(), start(), start()]);
    await start();
    expect(made).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('is tried again at once after a failure', async () => {
    await expect(start(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(existsSync(lock)).toBe(false);
    await start();
    expect(made).toBe(1);
  });

  it('is made when the one that began was killed long ago', async () => {
    mkdirSync(lock);
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, hourAgo, hourAgo);
    await start();
    expect(made).toBe(1);
  });
});
