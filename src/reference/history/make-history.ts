/** Compares the releases of a package with each other. */
import type { VersionName } from '../../config/versions';
import { readReleasePlugins } from '../api';
import { diffReferences } from '../diff/diff-references';
import type { InstalledPackage } from '../packages';
import type { PluginModel, Reference } from '../types';
import { compareReleases, type PluginHistory, type ReleaseChange } from './model';

/**
 * Makes the history of each plugin of a package.
 *
 * @param releases all that are to be read, in any order
 * @throws when a release is damaged
 */
export function makeHistories(releases: readonly InstalledPackage[]): PluginHistory[] {
  const read = [...releases]
    .sort((a, b) => compareReleases(a.version, b.version))
    .map((installed) => ({ installed, plugins: readReleasePlugins(installed) }));
  const pages = [...new Set(read.flatMap(({ plugins }) => plugins.map(({ page }) => page)))].sort();
  return pages.map((page) => {
    const own = read.flatMap(({ installed, plugins }) => {
      const plugin = plugins.find((candidate) => candidate.page === page);
      return plugin === undefined ? [] : [{ version: installed.version, plugin, name: installed.name }];
    });
    const changes: Record<string, readonly ReleaseChange[]> = {};
    for (const [index, { version, plugin }] of own.entries()) {
      const before = own[index - 1];
      const found = before === undefined ? [] : comparePlugins(before.plugin, plugin);
      if (found.length > 0) changes[version] = found;
    }
    return { package: own[0]?.name ?? '', page, first: own[0]?.version ?? '', last: lastOfEach(own), changes };
  });
}

/** The last release of each major version. */
function lastOfEach(releases: readonly { readonly version: string }[]): string[] {
  const majorOf = (version: string | undefined): string | undefined => version?.split('.')[0];
  return releases
    .filter(({ version }, index) => majorOf(releases[index + 1]?.version) !== majorOf(version))
    .map(({ version }) => version);
}

function comparePlugins(older: PluginModel, newer: PluginModel): ReleaseChange[] {
  const none = { from: 'v4', to: 'v5', plugins: [], members: [], config: [] } as const;
  const { changes } = diffReferences(toReference(older), toReference(newer), [], none);
  return changes
    .filter(({ memberKind }) => memberKind !== 'plugin')
    .map(({ kind, id, before, after }) => ({
      kind,
      id,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    }));
}

/** A reference with one plugin. All releases count as one version, so that all of what they declare is compared. */
function toReference(plugin: PluginModel): Reference {
  const version: VersionName = 'v4';
  return { version, plugins: [plugin], cli: emptyCli, config: [], facts: [], packages: [] };
}

const emptyCli: Reference['cli'] = {
  package: '',
  packageVersion: '',
  sourceFile: '',
  commands: [],
  globalOptions: [],
  hookEnvironment: [],
  readEnvironment: [],
  hooks: [],
};
