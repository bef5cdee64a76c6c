/**
 * Our own explanations of the configuration keys, which replace the packages' descriptions. `overlays/config.json` is
 * for v3 and later, `overlays/v2/config.json` for v2. An entry's key is a path; `path@v3` takes precedence in v3.
 */
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { knownVersions, type VersionName } from '../../../config/versions';
import { readEntries } from '../overlays/read-entries';
import type { ConfigKey } from '../types';
import { readConfigKeys } from './read-keys';

export type ConfigOverlay = Readonly<Record<string, string>>;

const overlayFiles = {
  v2: 'src/packages/reference/overlays/v2/config.json',
  later: 'src/packages/reference/overlays/config.json',
} as const;

function overlayFileOf(version: VersionName): string {
  return version === 'v2' ? overlayFiles.v2 : overlayFiles.later;
}

function readOverlay(file: string): ConfigOverlay {
  return Object.fromEntries(readEntries(join(projectRoot, file), file).map(({ key, text }) => [key, text]));
}

/** Replaces the keys' descriptions with an overlay's texts. A key without a text keeps the package's description. */
export function explainKeys(version: VersionName, keys: readonly ConfigKey[], overlay: ConfigOverlay): ConfigKey[] {
  return keys.map((key) => {
    const text = overlay[`${key.path}@${version}`] ?? overlay[key.path];
    return text === undefined ? key : { ...key, description: text, descriptionSource: 'overlay' };
  });
}

/** Puts our explanations of a version into its keys. */
export function explainConfig(version: VersionName, keys: readonly ConfigKey[]): ConfigKey[] {
  return explainKeys(version, keys, readOverlay(overlayFileOf(version)));
}

/**
 * Finds the entries of an overlay that explain nothing: the path does not exist in any version that the file is for, or
 * not in the version of the suffix, or every version that has the path has an entry of its own.
 */
export function findStaleEntries(
  overlay: ConfigOverlay,
  paths: ReadonlyMap<VersionName, ReadonlySet<string>>,
): string[] {
  return Object.keys(overlay).filter((entry) => {
    const [path = '', suffix] = entry.split('@');
    return ![...paths].some(([version, known]) => {
      const applies = suffix === undefined ? overlay[`${path}@${version}`] === undefined : suffix === version;
      return applies && known.has(path);
    });
  });
}

/** Stale entries of both overlay files, each with its file: `src/packages/reference/overlays/config.json: server.old`. */
export function findStaleConfigOverlays(): string[] {
  return Object.values(overlayFiles).flatMap((file) => {
    const versions = knownVersions.filter((version) => overlayFileOf(version) === file);
    const paths = new Map(
      versions.map((version) => [version, new Set(readConfigKeys(version).map((key) => key.path))]),
    );
    return findStaleEntries(readOverlay(file), paths).map((entry) => `${file}: ${entry}`);
  });
}

/** Paths of the keys of a version, groups included, that no overlay explains. */
export function findUnexplainedConfigKeys(version: VersionName): string[] {
  return findUnexplained(explainConfig(version, readConfigKeys(version)));
}

/** Paths of the keys that have no explanation of ours. */
export function findUnexplained(keys: readonly ConfigKey[]): string[] {
  return keys
    .filter((key) => key.descriptionSource !== 'overlay' || key.description.trim() === '')
    .map((key) => key.path);
}
