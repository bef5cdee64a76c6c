/** Everything that the site knows about a docs version from its published packages. */
import type { VersionName } from '../../config/versions';
import { extractPlugins } from './api';
import { cacheDir, hashInputs, readThroughCache } from './cache';
import { extractConfig } from './config';
import { addExamples } from './examples';
import { readFacts } from './facts';
import { dropRedundantStatements } from './only-statements';
import { applyOverlays } from './overlays';
import { readPackages } from './packages';
import { readSourceFacts } from './source-facts';
import type { Reference } from './types';

export { anchorOf, extractLegacyAliases, type LegacyAlias } from './api';

function readReference(version: VersionName): Reference {
  return {
    version,
    plugins: addExamples(version, applyOverlays(version, extractPlugins(version)).map(dropRedundantStatements)),
    cli: readSourceFacts(version).cli,
    config: extractConfig(version),
    facts: readFacts(version),
    packages: readPackages(version),
  };
}

const loaded = new Map<VersionName, Reference>();

const hashes = new Map<VersionName, string>();

/** Returns a hash of everything that the reference of a version is made from, as of the first call in this process. */
export function hashOfReference(version: VersionName): string {
  const hash = hashes.get(version) ?? hashInputs(version);
  hashes.set(version, hash);
  return hash;
}

/** Errors are cached too. Otherwise each of about a hundred pages would read the packages again, only to fail in the same way. */
const failed = new Map<VersionName, unknown>();

/** Checks that a cache entry has the shape of a reference, and was not left there by another tool. */
function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const lists = new Map<string, unknown>(Object.entries(value));
  return ['plugins', 'config', 'facts', 'packages'].every((name) => Array.isArray(lists.get(name))) && lists.has('cli');
}

/**
 * Reads the reference of a docs version once per process. A new process uses the cached one unless a package, an
 * overlay, an example or a reader has changed.
 * @throws when a package is not installed, with the command that installs it.
 */
export function loadReference(version: VersionName): Reference {
  const known = loaded.get(version);
  if (known !== undefined) return known;
  if (failed.has(version)) throw failed.get(version);
  try {
    const reference = readThroughCache(
      version,
      hashOfReference(version),
      () => readReference(version),
      cacheDir,
      isReference,
    );
    loaded.set(version, reference);
    return reference;
  } catch (error) {
    failed.set(version, error);
    throw error;
  }
}
