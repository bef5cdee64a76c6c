import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstallProblem } from '../../../src/packages/docs-cli/setup/check-setup';

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

describe('findInstallProblem', () => {
  it('is content with a matching installation', () => {
    expect(findInstallProblem(root)).toBeUndefined();
  });

  it('names a missing installation', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(findInstallProblem(root)).toBe('The packages are not installed. Install them: npm ci');
  });

  it('names the first package that differs', () => {
    writeJson('node_modules/a/package.json', { version: '0.9.0' });
    expect(findInstallProblem(root)).toBe(
      'Installed packages differ from package-lock.json: node_modules/a has version 0.9.0 instead of 1.0.0. Install again: npm ci',
    );
  });

  it('names a package.json that the lock was not written for', () => {
    writeJson('package.json', { dependencies: { a: '2.0.0' } });
    expect(findInstallProblem(root)).toBe(
      'package-lock.json does not match package.json. Bring it up to date: npm install',
    );
  });

  it('names a missing lock', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(findInstallProblem(root)).toContain('package-lock.json is missing');
  });

  describe('with workspaces', () => {
    const manifests = {
      'package.json': { dependencies: { a: '1.0.0', b: '2.0.0' }, workspaces: ['src/v4'] },
      'src/v4/package.json': { version: '0.0.0', devDependencies: { a: '4.0.0' } },
      'node_modules/@docs/v4/package.json': { version: '0.0.0' },
      'src/v4/node_modules/a/package.json': { version: '4.0.0' },
    };

    beforeEach(() => {
      for (const [file, content] of Object.entries(manifests)) writeJson(file, content);
      const packages = {
        // In another order.
        '': { dependencies: { b: '2.0.0', a: '1.0.0' }, workspaces: ['src/v4'] },
        'src/v4': { version: '0.0.0', devDependencies: { a: '4.0.0' } },
        'node_modules/@docs/v4': { link: true },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/native-linux': { version: '2.0.0', optional: true },
        'src/v4/node_modules/a': { version: '4.0.0' },
      };
      writeJson('package-lock.json', { packages });
    });

    it('accepts what the lock says, without optional packages of other platforms', () => {
      expect(findInstallProblem(root)).toBeUndefined();
    });

    it.each([
      ['a package of a workspace', 'src/v4/node_modules/a', '4.1.0', 'has version 4.1.0 instead of 4.0.0'],
      ['an optional package', 'node_modules/native-linux', '1.9.0', 'has version 1.9.0 instead of 2.0.0'],
    ])('finds another version of %s', (_, folder, version, difference) => {
      writeJson(`${folder}/package.json`, { version });
      expect(findInstallProblem(root)).toContain(`${folder} ${difference}`);
    });

    it.each(['node_modules/a', 'node_modules/@docs/v4'])('finds that %s is not there, links included', (folder) => {
      rmSync(join(root, folder), { recursive: true });
      expect(findInstallProblem(root)).toContain(`${folder} is missing`);
    });

    it.each([
      ['package.json', { dependencies: { a: '1.0.1', b: '2.0.0' }, workspaces: ['src/v4'] }],
      ['package.json', { ...manifests['package.json'], workspaces: [] }],
      ['src/v4/package.json', { version: '0.0.0', devDependencies: { a: '4.0.0', b: '1.0.0' } }],
    ])('sees a change of %s: %j', (file, content) => {
      writeJson(file, content);
      expect(findInstallProblem(root)).toContain(`package-lock.json does not match ${file}.`);
    });
  });
});
