/** Commands that ask npm, in whose place a script answers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilePlan } from '../../../src/packages/docs-cli/file-plan';
import { planLock } from '../../../src/packages/docs-cli/versions/lock';
import { askRegistry, downloadReleases } from '../../../src/packages/docs-cli/versions/npm-packages';

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
    await expect(download()).rejects.toThrow("npm can't download @capacitor/x (npm does not start)");
  });

  it('makes a lock file with the settings of the project', async () => {
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, '.npmrc'), 'omit-lockfile-registry-resolved=true\n');
    const plan = new FilePlan(folder);
    answer('read -r line < .npmrc && echo "$line" > package-lock.json');
    await planLock(plan);
    expect(plan.read('package-lock.json')).toBe('omit-lockfile-registry-resolved=true\n');
    answer('echo "npm error ERESOLVE could not resolve" >&2', 'exit 1');
    await expect(planLock(plan)).rejects.toThrow(
      "Nothing was changed: the packages don't fit together or can't be downloaded (npm error ERESOLVE could not resolve).",
    );
  });
});
