import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import { shippedLicenses } from '../../config/licenses';

/** A package whose code or styles browsers load. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of its license; if it has none, a copyright line with its author. */
  readonly text: string;
}

/**
 * Finds the folder of the package that a file belongs to.
 *
 * @returns undefined for files of the project itself
 */
export function findPackageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/**
 * Reads what the notice about a package must contain.
 *
 * @throws when the package's license is missing or not allowed for code that browsers load
 */
export function readShippedPackage(folder: string): ShippedPackage {
  const { name = '', version = '', license = '', author } = readManifest(folder);
  if (!isAllowedLicense(license, shippedLicenses))
    throw inputError(
      `Browsers would load ${name} ${version}, whose license is "${license}". src/config/licenses.ts allows ${shippedLicenses.join(', ')}: take another package, or allow it there.`,
    );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|-mit|$)/i.test(entry));
  const text =
    file === undefined ? `Copyright ${nameAuthor(author) || 'its authors'}` : readText(path.join(folder, file));
  return { name, version, license, text };
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function nameAuthor(author: Manifest['author']): string {
  return typeof author === 'string' ? author : (author?.name ?? '');
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Writes the notices, sorted by name and version, each package once. */
export function toNotices(packages: readonly ShippedPackage[]): string {
  const notices = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`);
  const sorted = [...new Set(notices)].sort();
  return `Packages whose code the pages of this site load, with their licenses.\n\n${sorted.join(`\n${'-'.repeat(78)}\n\n`)}`;
}

/**
 * Returns whether a license may be used: at least one of the alternatives (`OR`), or all that apply at once (`AND`).
 *
 * @param expression as in a package.json: `(MIT OR CC0-1.0)`
 * @param allowed names of licenses
 */
export function isAllowedLicense(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((offer) => offer.split(' AND ').every((name) => allowed.includes(name)));
}
