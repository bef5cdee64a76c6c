import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { findLicenseProblems, listPackages } from './licenses';

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readText(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readText(file)) as Content;
}

const manifest = readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
const locks = ['package-lock.json', 'tests/bench/peers/package-lock.json', 'tests/frameworks/package-lock.json'].map(
  (file) => ({ file, packages: readJson<{ packages: Record<string, LockEntry> }>(file).packages }),
);

/** Packages without a hash in the lockfiles, as listed in the README of the tests: `name@version`. */
const knownWithoutHash = [
  ...readText('tests/README.md').matchAll(/^\| `(@[^`]+[-/])` \| ([\d.]+) \| [^|]+ \| ([^|]+) \|$/gm),
].flatMap(([, start, version, ends = '']) =>
  ends
    .replaceAll('`', '')
    .split(', ')
    .map((end) => `${start}${end}@${version}`),
);

/** Packages in the lockfiles that come from a registry, by their folder. */
const installed = locks.flatMap(({ packages }) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true),
);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

describe('the direct dependencies', () => {
  const ours = readdirSync(join(projectRoot, 'src/packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readJson<typeof manifest>(`src/packages/${name}/package.json`));
  const named = Object.assign({}, ...[manifest, ...ours].flatMap((each) => [each.dependencies, each.devDependencies]));
  const all: Record<string, string> = Object.fromEntries(
    Object.entries<string>(named).filter(([name]) => !name.startsWith('@capacitor-docs/')),
  );

  it('are at most 18 that no other package brings along, those for tests included', () => {
    const brought = new Set(
      installed.flatMap(([, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies }),
      ),
    );
    expect(Object.keys(all).filter((name) => !brought.has(name)).length).toBeLessThanOrEqual(18);
  });

  it('are exact versions', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('the locks', () => {
  const missing = installed.filter(([, { integrity }]) => integrity === undefined);

  it('have a hash for every package, but for those that the README of the tests lists', () => {
    const names = missing.map(([path, { version }]) => `${nameOf(path)}@${version}`);
    expect([...new Set(names)].sort()).toEqual(knownWithoutHash.sort());
  });

  it('have a hash for everything that npm installs on Linux with x64 and glibc', () => {
    const fits = (given: readonly string[] | undefined, ours: string) => given === undefined || given.includes(ours);
    const here = missing.filter(([, { optional, os, cpu, libc }]) => {
      return optional !== true || (fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc'));
    });
    expect(here.map(([path]) => path)).toEqual([]);
  });

  it('have strong hashes and name no registry', () => {
    const weak = installed.filter(([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'));
    expect(weak.map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved = '' }]) => /^https?:/.test(resolved)).map(([path]) => path)).toEqual([]);
  });
});

/** Finds dependencies that are missing from a lockfile in every folder where npm looks. `npm ci` would reject such a lockfile. */
function findLacking(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !listPlaces(path, name).some((place) => packages[place] !== undefined))
      .map((name) => `${path} needs ${name}`),
  );
}

/** Lists the folders in which npm looks for a package, from the dependent package up to the root. */
function listPlaces(path: string, name: string): string[] {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === '') return [place];
  return [place, ...listPlaces(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)];
}

describe.each(locks)('$file', ({ packages }) => {
  it('has all that its packages need, also on other platforms', () => {
    expect(findLacking(packages)).toEqual([]);
  });

  it('would be found out if it had not', () => {
    const bundler = Object.keys(packages).find((path) => /^node_modules\/roll(?:up|down)$/.test(path)) ?? '';
    const [name = ''] = Object.keys(packages[bundler]?.optionalDependencies ?? {}).filter((each) =>
      each.startsWith('@roll'),
    );
    const { [`node_modules/${name}`]: _, ...rest } = packages;
    expect(findLacking(rest)).toEqual([`${bundler} needs ${name}`]);
  });
});

describe('the licenses', () => {
  it('of all packages are allowed in src/config/licenses.ts', async () => {
    expect(await findLicenseProblems(listPackages())).toEqual([]);
  });

  it('are found when they are forbidden or unknown, but for platforms other than this one', async () => {
    const base = { version: '1.0.0', isOptional: false };
    const problems = await findLicenseProblems([
      { ...base, path: 'node_modules/free', license: '(GPL-3.0 OR MIT)' },
      { ...base, path: 'node_modules/bound', license: 'GPL-3.0' },
      { ...base, path: 'node_modules/both', license: 'MIT AND GPL-3.0' },
      { ...base, path: 'node_modules/silent', license: null },
      { ...base, path: 'node_modules/other-platform', license: null, isOptional: true },
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^bound 1\.0\.0: the license "GPL-3\.0" is not allowed/),
      expect.stringMatching(/^both 1\.0\.0: /),
      expect.stringMatching(/^silent 1\.0\.0: the license is unknown/),
    ]);
  });
});
