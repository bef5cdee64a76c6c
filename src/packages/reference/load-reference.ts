/** Everything that the site knows about a docs version from its published packages. */
import type { VersionName } from '../../config/versions';
import { extractPlugins } from './api';
import { hashInputs, readThroughCache } from './cache';
import { extractConfig } from './config';
import { addExamples } from './examples';
import { readFacts } from './facts';
import { dropRedundantStatements } from './only-statements';
import { applyOverlays } from './overlays';
import { readPackages } from './packages';
import { memoize } from './read-once';
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

/** Returns a hash of everything that the reference of a version is made from, as of the first call in this process. */
export const hashOfReference = memoize(hashInputs);

/**
 * Reads the reference of a docs version once per process. A new process uses the cached one unless a package, an
 * overlay, an example or a reader has changed.
 * @throws when a package is not installed, with the command that installs it.
 */
export const loadReference = memoize(
  (version: VersionName): Reference =>
    readThroughCache(version, hashOfReference(version), () => readReference(version)),
);
