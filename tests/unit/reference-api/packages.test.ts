import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPackage, findPackageFrom, readPackages } from '../../../src/packages/reference/packages';

describe('findPackage', () => {
  it('resolves from the workspace of the version, not from the root of the project', () => {
    expect(findPackage('v2', '@capacitor/core').version).toBe('2.5.0');
    expect(findPackage('v5', '@capacitor/core').version).toBe('5.7.8');
  });

  it('finds the declarations whatever field names them', () => {
    expect(findPackage('v5', '@capacitor/camera').typesFile).toMatch(/index\.d\.ts$/);
    expect(findPackage('v5', '@capacitor/google-maps').typesFile).toMatch(/typings.index\.d\.ts$/);
  });

  it('names the workspace of a package that it does not pin', () => {
    expect(() => findPackage('v3', '@capacitor/preferences')).toThrow(
      'src/capacitor/v3/package.json has no dependency "@capacitor/preferences": add it with an exact version.',
    );
  });
});

describe('findPackageFrom', () => {
  let workspace = '';

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'capacitor-docs-'));
    writeFileSync(join(workspace, 'package.json'), JSON.stringify({ dependencies: { '@sample/plugin': '1.0.0' } }));
  });

  afterEach(() => {
    rmSync(workspace, { recursive: true });
  });

  function install(version: string): void {
    const dir = join(workspace, 'node_modules/@sample/plugin');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ version, license: 'MIT' }));
  }

  it('finds a package of the pinned version', () => {
    install('1.0.0');
    expect(findPackageFrom(workspace, '@sample/plugin')).toMatchObject({ version: '1.0.0', license: 'MIT' });
  });

  it('says in one line that a package is missing and what to do', () => {
    expect(() => findPackageFrom(workspace, '@sample/plugin')).toThrow(
      /^Package @sample\/plugin@1\.0\.0 of \S+ is not installed: run "npm ci" in the project\.$/,
    );
  });

  it('does not take another version than the pinned one', () => {
    install('2.0.0');
    expect(() => findPackageFrom(workspace, '@sample/plugin')).toThrow(
      /^Package @sample\/plugin of \S+ is installed as 2\.0\.0, not as 1\.0\.0: run "npm ci" in the project\.$/,
    );
  });
});

describe('readPackages', () => {
  it('tells version, license and copyright of each package', () => {
    const packages = readPackages('v5');
    expect(packages).toHaveLength(30);
    expect(packages).toContainEqual({
      name: '@capacitor/camera',
      version: '5.0.10',
      license: 'MIT',
      copyright: 'Copyright 2020-present Ionic',
    });
    expect(packages.find(({ name }) => name === '@capacitor/google-maps')?.copyright).toBe('');
  });
});
