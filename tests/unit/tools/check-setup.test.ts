import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstallProblems } from '../../../src/packages/docs-cli/setup/check-setup';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-setup-'));
  writeJson('package.json', { dependencies: { a: '1.0.0' } });
  writeJson('package-lock.json', {
    packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { version: '1.0.0' } },
  });
  writeJson('node_modules/a/package.json', { version: '1.0.0' });
});

afterEach(() => rmSync(root, { recursive: true }));

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

describe('findInstallProblems', () => {
  it('is content with a matching installation', () => {
    expect(findInstallProblems(root)).toEqual([]);
  });

  it('names a missing installation', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(findInstallProblems(root)).toEqual(['The packages are not installed. Install them: npm ci']);
  });

  it('names the first package that differs', () => {
    writeJson('node_modules/a/package.json', { version: '0.9.0' });
    expect(findInstallProblems(root)).toEqual([
      'Installed packages differ from package-lock.json: node_modules/a has version 0.9.0 instead of 1.0.0. Install again: npm ci',
    ]);
  });

  it('names a package.json that the lock was not written for', () => {
    writeJson('package.json', { dependencies: { a: '2.0.0' } });
    expect(findInstallProblems(root)).toEqual([
      'package-lock.json does not match package.json. Bring it up to date: npm install',
    ]);
  });

  it('names a missing lock', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(findInstallProblems(root)).toEqual([expect.stringContaining('package-lock.json is missing')]);
  });
});
