import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import { hashInputs, listSources, readThroughCache } from '../../../src/packages/reference/cache';

describe('readThroughCache', () => {
  let dir = '';

  /** Reads through a cache that does not care whether the sources change while the tests run. */
  const read = (name: string, hash: string, make: () => object, mayStore = true): object =>
    readThroughCache(name, hash, make, dir, () => mayStore);

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'capacitor-docs-'));
  });

  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  it('makes a value once for a hash', () => {
    const make = vi.fn(() => ({ a: 1 }));
    expect(read('v5', 'one', make)).toEqual({ a: 1 });
    expect(read('v5', 'one', make)).toEqual({ a: 1 });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it anew for another hash and drops the former entry of that name only', () => {
    read('v4', 'one', () => [4]);
    read('v5', 'one', () => [1]);
    expect(read('v5', 'two', () => [2])).toEqual([2]);
    expect(readdirSync(dir).sort()).toEqual(['v4-one.json', 'v5-two.json']);
  });

  it('makes a broken entry anew', () => {
    writeFileSync(join(dir, 'v5-one.json'), '{"a":');
    expect(read('v5', 'one', () => [3])).toEqual([3]);
  });

  it('stores nothing while the sources change under the process', () => {
    expect(read('v5', 'one', () => [1], false)).toEqual([1]);
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe('hashInputs', () => {
  it('is the same for the same inputs and differs between versions', () => {
    const hashes = versionNames.map(hashInputs);
    expect(new Set(hashes).size).toBe(versionNames.length);
    expect(versionNames.map(hashInputs)).toEqual(hashes);
  });

  it('covers the modules that make the reference, what they import, and their data', () => {
    expect(listSources()).toEqual(
      expect.arrayContaining([
        'src/packages/reference/api/methods.ts',
        'src/packages/reference/diff/match-members.ts',
        'src/packages/shared/typescript.mjs',
        'src/config/moved-members.ts',
        'src/config/version-states.ts',
        'src/packages/reference/overlays/camera.json',
        'src/packages/reference/examples/data/camera.md',
        'src/packages/reference/facts/by-hand/v4.json',
        'src/packages/reference/source-facts/data/v4.json',
      ]),
    );
  });

  it('covers nothing else, so that a change of the navbar leaves what is cached as it is', () => {
    const others = listSources().filter((file) => !/^src\/(?:lib|packages)\//.test(file));
    expect(others.sort()).toEqual([
      'src/config/base-path.ts',
      'src/config/member-moves.json',
      'src/config/moved-members.ts',
      'src/config/moved-pages.ts',
      'src/config/page-moves.json',
      'src/config/version-states.ts',
      'src/config/versions.ts',
    ]);
    expect(listSources().filter((file) => /reference\/(?:rejections|platforms)\/.*\.ts$/.test(file))).toEqual([]);
  });
});
