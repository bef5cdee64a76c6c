import { describe, expect, it } from 'vitest';
import { compareLock, isLockedManifest } from '../../../src/packages/docs-cli/setup/check-setup';

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

/** Returns the differences when folders have another version, or none at all if it is null. */
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
