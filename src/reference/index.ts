/** Everything that the site knows about a docs version from its published packages. */
import type { VersionName } from '../config/versions';
import { extractPlugins } from './api';
import { hashInputs, readThroughCache } from './cache';
import { extractCli } from './cli';
import { extractConfig } from './config';
import { readFacts } from './facts';
import { applyOverlays } from './overlays';
import { readPackages } from './packages';
import type { Reference } from './types';

export { anchorOf, extractLegacyAliases, type LegacyAlias } from './api';

function readReference(version: VersionName): Reference {
  return {
    version,
    plugins: applyOverlays(version, extractPlugins(version)),
    cli: extractCli(version),
    config: extractConfig(version),
    facts: readFacts(version),
    packages: readPackages(version),
  };
}

const loaded = new Map<VersionName, Reference>();

/**
 * Reads the reference of a docs version: once in a process, and between processes again only when a package, an
 * overlay or a reader changed.
 * @throws when a package is not installed, with the command that installs it.
 */
export function loadReference(version: VersionName): Reference {
  const reference = loaded.get(version) ?? readThroughCache(version, hashInputs(version), () => readReference(version));
  loaded.set(version, reference);
  return reference;
}
