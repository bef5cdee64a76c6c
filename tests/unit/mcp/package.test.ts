import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { findLicenseProblems, listPackages } from '../supply-chain/licenses';

interface Manifest {
  readonly private?: boolean;
  readonly engines: { readonly node: string };
  readonly workspaces?: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Content;
}

const own = readJson<Manifest>('src/mcp/package.json');
const site = readJson<Manifest>('package.json');
const run = readJson<Manifest>('src/packages/run/package.json');
const lock = readJson<{ packages: Record<string, LockEntry> }>('src/mcp/package-lock.json').packages;
const direct = { ...own.dependencies, ...own.devDependencies };

describe('the package of the MCP server', () => {
  it('is its own, for Node 20 and never published', () => {
    expect(own.private).toBe(true);
    expect(own.engines.node).toBe('>=20');
    expect(site.workspaces?.filter((folder) => folder.startsWith('src/mcp'))).toEqual([]);
  });

  it('pins exact versions, and those of the site where both need a package', () => {
    expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const shared = Object.entries({ ...site.dependencies, ...run.dependencies }).filter(
      ([name]) => direct[name] !== undefined,
    );
    expect(shared.map(([name]) => name).sort()).toEqual(['esbuild', 'typescript']);
    expect(shared.filter(([name, version]) => direct[name] !== version)).toEqual([]);
  });

  it('locks every package with a strong hash, a version and no registry', () => {
    const packages = Object.entries(lock).filter(([path]) => path !== '');
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(
      Object.entries(direct).filter(([name, version]) => lock[`node_modules/${name}`]?.version !== version),
    ).toEqual([]);
  });

  it('needs only packages whose licenses are allowed', async () => {
    expect(await findLicenseProblems(listPackages(join(projectRoot, 'src/mcp')))).toEqual([]);
  });
});
