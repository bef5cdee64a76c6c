/** Finds the sources of the published packages, so that a generated section can name the file it was read from. */
import { join, relative, sep } from 'node:path';
import { readJsonFile } from '@capacitor-docs/shared';
import type { VersionName } from '../../config/versions';
import { findPackage, type InstalledPackage } from './packages';

/** A file of a published package, and where its source can be found. */
export interface PackageSource {
  readonly name: string;
  readonly version: string;
  /** Path of the source from the root of its repository. If no repository is known, path of the published file from the package root. */
  readonly file: string;
  /** Address of the source at the release tag, or of the release's npm page if no repository is known. */
  readonly url: string;
}

/** How a repository tags its releases. Each package is in a folder named after it, without the scope. */
interface Repository {
  readonly tagOf: (name: string, version: string) => string;
}

/**
 * Repositories by the address in `package.json`. No package states its folder in the repository or how its releases are tagged. Both were looked up
 * in the repositories for every package and version that this site describes.
 */
const repositories: Readonly<Record<string, Repository>> = {
  'https://github.com/ionic-team/capacitor': { tagOf: (_, version) => version },
  'https://github.com/ionic-team/capacitor-plugins': { tagOf: (name, version) => `${name}@${version}` },
};

/**
 * Finds the source of a file of a package that a docs version describes.
 *
 * @param file published file: a path from the root of the package, with forward slashes
 * @throws when the version does not pin the package, or it is not installed
 */
export function findSource(version: VersionName, name: string, file: string): PackageSource {
  return sourceOf(findPackage(version, name), file);
}

/** @returns address of the release of a package on npm's site */
export function findRelease(version: VersionName, name: string): string {
  return urlOfRelease(name, findPackage(version, name).version);
}

function urlOfRelease(name: string, version: string): string {
  return `https://www.npmjs.com/package/${name}/v/${version}`;
}

/** @returns the source of a file of an installed package; see {@link findSource} */
export function sourceOf(installed: InstalledPackage, file: string): PackageSource {
  const { name, version } = installed;
  const address = readRepository(installed);
  const repository = repositories[address];
  if (repository === undefined) return { name, version, file, url: urlOfRelease(name, version) };
  const source = toSourcePath(name, file);
  return { name, version, file: source, url: `${address}/blob/${repository.tagOf(name, version)}/${source}` };
}

/** @returns address of the package's repository for use in a browser, or the empty string when the package names none */
function readRepository({ dir, name }: InstalledPackage): string {
  const manifest = readJsonFile(join(dir, 'package.json'), `${name}/package.json`, 'Run "npm ci" in the project');
  const { repository } = manifest as { repository?: string | { url?: string } };
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Paths of native project templates: folders (v2) or archives in the CLI's package, but folders next to the CLI in the repository. */
const template = /^assets\/(\w+-template)(?:\.tar\.gz)?\//;

/** Paths of compiled files. Their sources have the same names. */
const compiled = /^(?:dist\/(?:esm|typings|types)|dist|types)\/(.+?)(?:\.d\.ts|\.js)$/;

/** @returns path of the source from the root of the repository */
function toSourcePath(name: string, file: string): string {
  if (name === '@capacitor/cli' && template.test(file)) return file.replace(template, '$1/');
  return `${name.replace(/^@[^/]+\//, '')}/${file.replace(compiled, 'src/$1.ts')}`;
}

/** @returns path of a file of a package from the package's root, with forward slashes */
export function pathInPackage({ dir }: InstalledPackage, file: string): string {
  return relative(dir, file).split(sep).join('/');
}
