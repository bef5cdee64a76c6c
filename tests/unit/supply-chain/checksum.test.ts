import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashFiles, printChecksum } from '../../../src/cli/checksum';

const folder = mkdtempSync(join(tmpdir(), 'checksum-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = 0;
});

describe('the checksum of a build', () => {
  it('is that of its files by path and content, as sha256sum writes them', () => {
    mkdirSync(join(folder, 'b'));
    writeFileSync(join(folder, 'b', 'a.txt'), 'abc');
    expect(hashFiles(folder)).toEqual(['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b/a.txt']);
  });

  it('changes with a file, and a missing build is one line', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    printChecksum([], folder);
    expect(error).toHaveBeenCalledWith('There is no build. Make one: npm run build');
    writeFileSync(join(folder, 'index.html'), '1');
    printChecksum([], folder);
    writeFileSync(join(folder, 'index.html'), '2');
    printChecksum([], folder);
    const [first, second] = log.mock.calls.map(([line]) => String(line));
    expect(first).toMatch(/^[\da-f]{64} {2}2 files$/);
    expect(second).not.toBe(first);
    vi.restoreAllMocks();
  });
});
