/** The published packages of a docs version: which ones its workspace pins, where they are installed, and their licenses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError, pathFrom, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import { locate } from '@capacitor-docs/shared/locate';
import type { VersionName } from '../../config/versions';
import type { Reference } from './types';

export interface InstalledPackage {
  name: string;
  version: string;
  /** License as stated in its package.json. */
  license: string;
  /** Absolute folder of the package. */
  dir: string;
  /** Absolute path of its type declarations, when it has any. */
  typesFile?: string;
}

interface Manifest {
  version?: string;
  license?: string;
  types?: string;
  typings?: string;
  dependencies?: Record<string, string>;
}

/** Capacitor's own packages that are not plugins. */
const platformPackages: readonly string[] = ['android', 'cli', 'core', 'ios'].map((name) => `@capacitor/${name}`);

/** Returns the name of a project folder for messages. */
function labelOf(dir: string): string {
  return pathFrom(projectRoot, dir);
}

/** @throws a one-line error with file and line when the manifest is missing or damaged */
function readManifest(file: string, label: string, remedy: string): Manifest {
  const manifest = readJsonFile(file, label, remedy);
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) {
    throw inputError(`${label}:1: this is not a package.json. ${remedy}.`);
  }
  return manifest;
}

/** Absolute path of the workspace folder that pins the packages of a docs version. */
export function workspaceDir(version: VersionName): string {
  return join(projectRoot, 'src', 'capacitor', version);
}

/** Only an exact version leaves no doubt about which package the pages describe. */
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Returns the names and exact versions of a workspace folder's dependencies, sorted by name. */
function readPinsOf(workspace: string): { name: string; version: string }[] {
  const file = `${labelOf(workspace)}/package.json`;
  const { dependencies = {} } = readManifest(join(workspace, 'package.json'), file, `Restore it: git checkout ${file}`);
  return Object.entries(dependencies)
    .map(([name, version]) => {
      if (typeof version === 'string' && exactVersion.test(version)) return { name, version };
      const where = locate('package.json', ['dependencies', name], workspace).replace('package.json', file);
      throw inputError(
        `${where}: ${name} must have an exact version such as 4.1.0, but has ${JSON.stringify(version)}. Correct it and run "npm install".`,
      );
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names and exact versions of the packages that a docs version describes, sorted by name. */
export function readPins(version: VersionName): { name: string; version: string }[] {
  return readPinsOf(workspaceDir(version));
}

/** Names of the plugin packages that a docs version's workspace depends on, sorted. */
export function pluginPackageNames(version: VersionName): string[] {
  return readPins(version)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('@capacitor/') && !platformPackages.includes(name));
}

/** Looks for a package the way Node does: in `node_modules` of the folder and of the folders above it. */
function findInstalled(from: string, name: string): string | undefined {
  const dir = join(from, 'node_modules', name);
  if (existsSync(join(dir, 'package.json'))) {
    return dir;
  }
  const parent = dirname(from);
  return parent === from || from === projectRoot ? undefined : findInstalled(parent, name);
}

/**
 * Finds an installed package from the workspace folder that pins it.
 * @throws when the workspace does not list the package, when it is not installed, or when its version is not the pinned one.
 */
export function findPackageFrom(workspace: string, name: string): InstalledPackage {
  const label = labelOf(workspace);
  const pin = readPinsOf(workspace).find((entry) => entry.name === name);
  if (pin === undefined) {
    throw inputError(`${label}/package.json has no dependency "${name}": add it with an exact version.`);
  }
  const dir = findInstalled(workspace, name);
  if (dir === undefined) {
    throw inputError(`Package ${name}@${pin.version} of ${label} is not installed: run "npm ci" in the project.`);
  }
  const manifest = readManifest(
    join(dir, 'package.json'),
    `${name}/package.json of ${label}`,
    'Run "npm ci" in the project',
  );
  if (manifest.version !== pin.version) {
    throw inputError(
      `Package ${name} of ${label} is installed as ${manifest.version ?? 'an unknown version'}, ` +
        `not as ${pin.version}: run "npm ci" in the project.`,
    );
  }
  const types = manifest.types ?? manifest.typings;
  return {
    name,
    version: pin.version,
    license: manifest.license ?? '',
    dir,
    ...(types === undefined ? {} : { typesFile: join(dir, types) }),
  };
}

/**
 * Finds an installed package of a docs version.
 * @throws as {@link findPackageFrom} does.
 */
export function findPackage(version: VersionName, name: string): InstalledPackage {
  return findPackageFrom(workspaceDir(version), name);
}

/** Returns the first copyright line of the package's license file, or the empty string when there is none. */
function readCopyright(dir: string): string {
  const file = readdirSync(dir)
    .sort()
    .find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const lines = file === undefined ? [] : readFileSync(join(dir, file), 'utf8').split('\n');
  return lines.map((line) => line.trim()).find((line) => /^copyright\b/i.test(line)) ?? '';
}

/** Returns every package of a docs version with the data for its third-party notice, sorted by name. */
export function readPackages(version: VersionName): Reference['packages'] {
  return readPins(version).map(({ name }) => {
    const { version: packageVersion, license, dir } = findPackage(version, name);
    return { name, version: packageVersion, license, copyright: readCopyright(dir) };
  });
}
