/** Commands that ask npm, in whose place a script answers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askRegistry, downloadReleases, installPackages } from '../../../src/packages/docs-cli/versions/npm-packages';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function answer(...lines: string[]): void {
  writeFileSync(join(folder, 'npm'), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
}

const isWindows = process.platform === 'win32';

describe.skipIf(isWindows)(isWindows ? 'not run: npm (on Windows it is no script of a shell)' : 'npm', () => {
  it('says which releases a package has', async () => {
    answer(
      '[ "$*" = "view @capacitor/x versions --json --loglevel silent" ] || exit 1',
      `echo '["1.0.0","2.0.0-rc.1"]'`,
    );
    expect(await askRegistry('@capacitor/x')).toEqual(['1.0.0']);
    answer(`echo '"1.0.0"'`);
    expect(await askRegistry('@capacitor/x')).toEqual(['1.0.0']);
    answer(`echo '{"error":{"code":"E404"}}'`, 'exit 1');
    expect(await askRegistry('@capacitor/x')).toEqual([]);
  });

  it('can not be asked: the message names no option that only one command has', async () => {
    const message = "npm can't say which releases @capacitor/x has. Check your connection.";
    await expect(askRegistry('@capacitor/x')).rejects.toThrow(new Error(message));
    answer('exit 1');
    await expect(askRegistry('@capacitor/x')).rejects.toThrow(new Error(message));
  });

  it('can not download: the message has the reason', async () => {
    answer('echo "npm error code ENOTFOUND" >&2', 'echo "npm error network request failed" >&2', 'exit 1');
    const download = () => downloadReleases('@capacitor/x', ['1.0.0', '1.1.0'], folder);
    await expect(download()).rejects.toThrow(
      "npm can't download @capacitor/x (npm error network request failed). Check your connection",
    );
    answer('[ "$*" = "pack --loglevel error @capacitor/x@1.0.0 @capacitor/x@1.1.0" ]');
    await expect(download()).resolves.toBeUndefined();
    rmSync(join(folder, 'npm'));
    await expect(download()).rejects.toThrow("npm can't download @capacitor/x (npm error spawn npm ENOENT)");
  });

  it('can not install: the message has the reason, and the way back', async () => {
    answer('[ "$*" = "install --no-audit --no-fund --loglevel error" ]');
    await expect(installPackages()).resolves.toBeUndefined();
    answer('echo "npm error ERESOLVE could not resolve" >&2', 'exit 1');
    await expect(installPackages()).rejects.toThrow(
      "The packages don't fit together or can't be downloaded (npm error ERESOLVE could not resolve). Take the releases back: git checkout",
    );
  });
});
