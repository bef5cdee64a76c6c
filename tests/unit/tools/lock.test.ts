import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareLock, isLockedManifest, listUnchecked } from '../../../src/tools/lib/lock.mjs';
import { reportUnchecked } from '../../../src/tools/lib/report-unchecked.mjs';

const lock = {
  '': { version: '0.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/native-linux': { version: '2.0.0', optional: true },
  'node_modules/@docs/v4': { link: true },
  'src/v4': { version: '0.0.0' },
  'src/v4/node_modules/a': { version: '4.0.0' },
};

const installed: Record<string, string> = {
  'node_modules/a': '1.0.0',
  'node_modules/@docs/v4': '0.0.0',
  'src/v4': '0.0.0',
  'src/v4/node_modules/a': '4.0.0',
};

/** Differences when one folder has another version, or with null none at all. */
function compareWith(changes: Record<string, string | null>) {
  const state: Record<string, string | null> = { ...installed, ...changes };
  return compareLock(lock, (path) => state[path] ?? null);
}

describe('compareLock', () => {
  it('accepts what the lock says, without optional packages of other platforms', () => {
    expect(compareWith({})).toEqual([]);
  });

  it('finds a package of a workspace in another version', () => {
    expect(compareWith({ 'src/v4/node_modules/a': '4.1.0' })).toEqual([
      { path: 'src/v4/node_modules/a', wanted: '4.0.0', installed: '4.1.0' },
    ]);
  });

  it('finds what is not installed, links included', () => {
    const differences = compareWith({ 'node_modules/a': null, 'node_modules/@docs/v4': null });
    expect(differences.map((difference) => difference.path)).toEqual(['node_modules/a', 'node_modules/@docs/v4']);
  });

  it('finds an optional package in another version', () => {
    expect(compareWith({ 'node_modules/native-linux': '1.9.0' })).toHaveLength(1);
  });
});

describe('isLockedManifest', () => {
  const manifest = { dependencies: { a: '1.0.0' }, workspaces: ['src/v4'] };

  it('does not care about the order of keys', () => {
    expect(isLockedManifest({ dependencies: { a: '1', b: '2' } }, { dependencies: { b: '2', a: '1' } })).toBe(true);
  });

  it.each([
    { ...manifest, dependencies: { a: '1.0.1' } },
    { ...manifest, devDependencies: { b: '1.0.0' } },
    { ...manifest, workspaces: [] },
  ])('sees a change: %j', (changed) => {
    expect(isLockedManifest(changed, manifest)).toBe(false);
  });
});

describe('packages without a hash', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/@native/linux': { version: '2.0.0' },
    'node_modules/@native/darwin': { version: '2.0.0' },
    'node_modules/@docs/v4': { link: true },
  };

  it('are listed where they are installed', () => {
    expect(listUnchecked(packages, (path) => !path.endsWith('darwin'))).toEqual(['@native/linux@2.0.0']);
  });

  it('are named in one line after an install, and nothing is said where there are none', () => {
    const root = mkdtempSync(join(tmpdir(), 'unchecked-'));
    const said: string[] = [];
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    reportUnchecked(root, (line) => said.push(line));
    expect(said).toEqual([]);
    mkdirSync(join(root, 'node_modules/@native/darwin'), { recursive: true });
    reportUnchecked(root, (line) => said.push(line));
    rmSync(root, { recursive: true });
    expect(said).toEqual(['@native/darwin@2.0.0 was installed without a checksum: see "Packages" in README.md.']);
  });
});
