/** Compares the releases of a package with each other. */
import { existsSync } from 'node:fs';
import type { VersionName } from '../../../config/versions';
import { platforms } from '../../../lib/platform-names';
import { declarationFileOf, readDeclaredRelease } from '../api';
import { type Compared, diffReferences } from '../diff';
import type { InstalledPackage } from '../packages';
import { readMethodPlatforms, readParts } from '../platforms';
import { addToMethod, nameOf } from '../source-facts';
import { noProjects } from '../source-facts/make-source-facts';
import type { PluginModel } from '../types';
import { compareReleases, leaveOutBackports, majorOf, type PluginHistory, type ReleaseChange } from './model';

/** A release with the plugins that it declares. */
export interface ReadRelease {
  readonly name: string;
  readonly version: string;
  readonly plugins: readonly PluginModel[];
}

/**
 * Reads the plugins of releases.
 *
 * @param versionOf docs version that describes the major version of a release
 * @returns the releases that publish declarations, oldest first; the others do not describe their members
 * @throws when a release is damaged
 */
export function readReleases(
  releases: readonly InstalledPackage[],
  versionOf: (release: string) => VersionName,
): ReadRelease[] {
  return releases
    .filter((installed) => existsSync(declarationFileOf(installed) ?? ''))
    .sort((a, b) => compareReleases(a.version, b.version))
    .map((installed) => ({
      name: installed.name,
      version: installed.version,
      plugins: readReleasePlugins(installed, versionOf(installed.version)),
    }));
}

/**
 * Reads the plugins of one release: its declarations, and where its own sources implement the methods. Plugins in core are implemented by other
 * packages, so their platforms stay unknown.
 */
function readReleasePlugins(installed: InstalledPackage, version: VersionName): PluginModel[] {
  return readDeclaredRelease(installed).map(({ source, declared }) => {
    const parts = source.packageDir === null ? undefined : readParts(version, source.page, source.packageDir);
    const facts = parts && readMethodPlatforms(parts, declared.methods.map(nameOf));
    const methods = declared.methods.map((method) => {
      const own = facts?.get(nameOf(method));
      return own === undefined ? method : addToMethod(method, own);
    });
    return { ...declared, methods, platforms: [], ...noProjects };
  });
}

/**
 * Makes the history of each plugin of a package.
 *
 * @param releases all that were read, oldest first
 */
export function makeHistories(releases: readonly ReadRelease[]): PluginHistory[] {
  const pages = [...new Set(releases.flatMap(({ plugins }) => plugins.map(({ page }) => page)))].sort();
  return pages.map((page) => {
    const own = releases.flatMap(({ name, version, plugins }) => {
      const plugin = plugins.find((candidate) => candidate.page === page);
      return plugin === undefined ? [] : [{ name, version, plugin }];
    });
    const compared = own.map(({ version, plugin }, index) => {
      const before = own[index - 1];
      return { release: version, changes: before === undefined ? [] : comparePlugins(before.plugin, plugin) };
    });
    const changes = leaveOutBackports(compared).filter((one) => one.changes.length > 0);
    const first = own[0]?.version ?? '';
    return {
      package: own[0]?.name ?? '',
      page,
      first,
      // The package has earlier releases, none of which has the plugin, so none of its members is older.
      ...(first === releases[0]?.version ? {} : { isNew: true as const }),
      last: lastOfEachMajor(own),
      changes: Object.fromEntries(changes.map((one) => [one.release, one.changes])),
    };
  });
}

/** The last release of each major version. */
function lastOfEachMajor(releases: readonly { readonly version: string }[]): string[] {
  return releases
    .filter(({ version }, index) => majorOf(releases[index + 1]?.version ?? '') !== majorOf(version))
    .map(({ version }) => version);
}

/** What changed in a plugin from one release to another, member by member. */
export function comparePlugins(older: PluginModel, newer: PluginModel): ReleaseChange[] {
  // All releases count as one version, so that everything they declare is compared.
  const toCompared = (plugin: PluginModel): Compared => ({ version: 'v4', plugins: [plugin], config: [] });
  const none = { from: 'v4', to: 'v5', plugins: [], members: [], config: [] } as const;
  const { changes } = diffReferences(toCompared(older), toCompared(newer), [], none);
  const ofDeclarations = changes
    .filter(({ memberKind }) => memberKind !== 'plugin')
    .map(({ kind, id, before, after, from }) => ({
      kind,
      id,
      ...(from === undefined ? {} : { from: from.id }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    }));
  return [...ofDeclarations, ...comparePlatforms(older, newer)];
}

/** Finds the methods that work on more or fewer platforms than before. */
function comparePlatforms(older: PluginModel, newer: PluginModel): ReleaseChange[] {
  return newer.methods.flatMap(({ id, platforms: now }) => {
    const then = older.methods.find((method) => method.id === id)?.platforms;
    if (then === undefined || now === undefined) return [];
    const [before, after] = [then, now].map((on) => platforms.filter((platform) => on[platform]).join(' '));
    return before === after ? [] : [{ kind: 'platforms' as const, id, before: before ?? '', after: after ?? '' }];
  });
}
