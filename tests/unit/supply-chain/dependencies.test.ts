import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/lib/project-root';
import { findLicenceProblems, listPackages } from '../../../src/tools/lib/licences.mjs';

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Content;
}

const manifest = readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
const lock = readJson<{ packages: Record<string, LockEntry> }>('package-lock.json').packages;

/**
 * Packages whose hash the lock lacks: programs for other platforms than the one that the lock was made on, which its registry did not have.
 * npm installs one of them only on its platform; on none of them the lock says less than the version.
 */
const withoutHash: Readonly<Record<string, readonly string[]>> = {
  '@biomejs/cli-': [
    ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl', 'linux-x64-musl'],
    ...['win32-arm64', 'win32-x64'],
  ],
  '@rollup/rollup-': [
    ...[
      'android-arm-eabi',
      'android-arm64',
      'android-x64',
      'darwin-arm64',
      'darwin-x64',
      'freebsd-arm64',
      'freebsd-x64',
    ],
    ...['linux-arm-gnueabihf', 'linux-arm-musleabihf', 'linux-arm64-musl', 'linux-loong64-gnu', 'linux-loong64-musl'],
    ...['linux-ppc64-gnu', 'linux-ppc64-musl', 'linux-riscv64-gnu', 'linux-riscv64-musl', 'linux-s390x-gnu'],
    ...['linux-x64-musl', 'openbsd-x64', 'openharmony-arm64', 'win32-arm64-msvc', 'win32-ia32-msvc', 'win32-x64-gnu'],
    ...['win32-x64-msvc'],
  ],
  '@swc/core-': [
    ...['darwin-arm64', 'darwin-x64', 'linux-arm-gnueabihf', 'linux-ppc64-gnu', 'linux-s390x-gnu', 'win32-arm64-msvc'],
    ...['win32-ia32-msvc', 'win32-x64-msvc'],
  ],
  '@swc/html-': [
    ...['darwin-arm64', 'darwin-x64', 'linux-arm-gnueabihf', 'linux-arm64-gnu', 'linux-arm64-musl', 'linux-ppc64-gnu'],
    ...['linux-s390x-gnu', 'linux-x64-musl', 'win32-arm64-msvc', 'win32-ia32-msvc', 'win32-x64-msvc'],
  ],
};
const knownWithoutHash = Object.entries(withoutHash).flatMap(([start, ends]) => ends.map((end) => start + end));

/** Packages of the lock that come from a registry, by their folder. */
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

describe('the direct dependencies', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };

  it('are at most 25, those for tests included', () => {
    expect(Object.keys(all).length).toBeLessThanOrEqual(25);
  });

  it('are exact versions', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('the lock', () => {
  it('has a hash for every package, but for those of other platforms that are named here', () => {
    const missing = installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => nameOf(path));
    expect(missing.sort()).toEqual([...knownWithoutHash].sort());
    expect(missing.filter((name) => lock[`node_modules/${name}`]?.optional !== true)).toEqual([]);
  });

  it('has strong hashes and names no registry', () => {
    const weak = installed.filter(([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'));
    expect(weak.map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved = '' }]) => /^https?:/.test(resolved)).map(([path]) => path)).toEqual([]);
  });
});

/** Finds what packages of a lock need that the lock does not have, in any folder where npm looks: `npm ci` would refuse it. */
function findLacking(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !listPlaces(path, name).some((place) => packages[place] !== undefined))
      .map((name) => `${path} needs ${name}`),
  );
}

/** Lists the folders in which npm looks for a package, from that of the package that needs it up to the root. */
function listPlaces(path: string, name: string): string[] {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === '') return [place];
  return [place, ...listPlaces(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)];
}

describe.each(['package-lock.json', 'tests/bench/peers/package-lock.json'])('%s', (file) => {
  const { packages } = readJson<{ packages: Record<string, LockEntry> }>(file);

  it('has all that its packages need, also on other platforms', () => {
    expect(findLacking(packages)).toEqual([]);
  });

  it('would be found out if it had not', () => {
    const [name = ''] = Object.keys(packages).filter((path) => path.startsWith('node_modules/@rollup/rollup-'));
    const { [name]: _, ...rest } = packages;
    expect(findLacking(rest)).toEqual([`node_modules/rollup needs ${name.replace('node_modules/', '')}`]);
  });
});

describe('the licences', () => {
  it('of all packages are allowed in src/config/licences.ts', async () => {
    expect(await findLicenceProblems(listPackages())).toEqual([]);
  });

  it('are found when they are forbidden or unknown, but for platforms other than this one', async () => {
    const base = { version: '1.0.0', isOptional: false };
    const problems = await findLicenceProblems([
      { ...base, path: 'node_modules/free', licence: '(GPL-3.0 OR MIT)' },
      { ...base, path: 'node_modules/bound', licence: 'GPL-3.0' },
      { ...base, path: 'node_modules/both', licence: 'MIT AND GPL-3.0' },
      { ...base, path: 'node_modules/silent', licence: null },
      { ...base, path: 'node_modules/other-platform', licence: null, isOptional: true },
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^bound 1\.0\.0: the licence "GPL-3\.0" is not allowed/),
      expect.stringMatching(/^both 1\.0\.0: /),
      expect.stringMatching(/^silent 1\.0\.0: the licence is unknown/),
    ]);
  });
});
