import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder, hashInputs, inputsVariable } from '../../../src/build/cache/build-stamp';
import { decode } from '../../../src/build/cache/results';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const kind = 'unit-test';
const folder = join(projectRoot, cacheFolder, kind);

/** Opens the cache folder like a build that started with the given files. */
async function open(inputs: string) {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv(inputsVariable, inputs);
  const { openCache } = await import('../../../src/build/cache/open-cache');
  return openCache(kind);
}

/** Requests the result for `input`, and returns whether it came from the cache. */
async function build(inputs: string, input: string): Promise<string> {
  const cache = await open(inputs);
  let how = 'kept';
  const result = cache.keep('page', [input], () => {
    how = 'made';
    return input.toUpperCase();
  });
  expect(decode(result)).toBe(input.toUpperCase());
  cache.settle();
  return how;
}

describe('openCache', () => {
  const clean = () => rmSync(folder, { recursive: true, force: true });
  beforeEach(clean);
  afterEach(() => {
    clean();
    vi.unstubAllEnvs();
  });

  it('hands out what the build before has made of the same, and makes the rest', async () => {
    const now = hashInputs(projectRoot);
    expect(await build(now, 'a')).toBe('made');
    expect(await build(now, 'a')).toBe('kept');
    expect(await build(now, 'b')).toBe('made');
    expect(await build(now, 'b')).toBe('kept');
  });

  it('keeps nothing of a build whose files changed meanwhile', async () => {
    expect(await build('other files', 'a')).toBe('made');
    expect(await build(hashInputs(projectRoot), 'a')).toBe('made');
  });

  it('keeps nothing for a build that did not come to its end', async () => {
    const now = hashInputs(projectRoot);
    (await open(now)).keep('page', ['a'], () => 'A');
    expect(await build(now, 'a')).toBe('made');
  });

  it('throws away what nobody asks for', async () => {
    const now = hashInputs(projectRoot);
    await build(now, 'a');
    (await open(now)).settle();
    expect(await build(now, 'a')).toBe('made');
  });

  it('neither has nor takes anything where a build keeps nothing', async () => {
    expect(await build('', 'a')).toBe('made');
    expect(existsSync(folder)).toBe(false);
  });
});
