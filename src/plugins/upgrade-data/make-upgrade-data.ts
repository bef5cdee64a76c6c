import {
  type ApiChange,
  anchorOf,
  anchorOfKey,
  findFact,
  findMoves,
  groupChanges,
  loadDiff,
  loadReference,
  type PluginModel,
  type Reference,
} from '@capacitor-docs/reference';
import type {
  ChangeData,
  NativePlatform,
  PluginData,
  PluginMove,
  SkippedPlugins,
  StepData,
  ToolData,
  UpgradeData,
  VersionData,
} from '@capacitor-docs/upgrade';
import { movedPages } from '../../config/moved-pages';
import { docsVersions, knownVersions, type VersionName } from '../../config/versions';
import { listTargets } from '../../lib/counterparts';
import type { DocsPage } from '../loaded-docs';
import type { FindPlugin, Guide } from './read-guide';

/** The parts of the site that the data links to or quotes. */
export interface SitePages {
  /** A page by its path in the version: `apis/camera`; undefined where the version has none. */
  readonly find: (version: VersionName, page: string) => Pick<DocsPage, 'path' | 'title'> | undefined;
  /** The upgrade guide to a version. */
  readonly guideOf: (to: VersionName, findPlugin: FindPlugin) => { guide: Guide; url: string } | undefined;
  /** The Cordova plugins that the CLI of a version skips. */
  readonly skippedOf: (version: VersionName) => { url: string; skipped: readonly SkippedPlugins[] } | undefined;
}

/** Required tools, with the facts that have their versions and the platform that needs them. */
const tools: readonly { readonly name: string; readonly fact: string; readonly on?: NativePlatform }[] = [
  { name: 'Node.js', fact: 'nodeMinimum' },
  { name: 'Xcode', fact: 'xcode', on: 'ios' },
  { name: 'Swift', fact: 'swiftVersion', on: 'ios' },
  { name: 'oldest iOS', fact: 'minIosVersion', on: 'ios' },
  { name: 'Android Studio', fact: 'androidStudio', on: 'android' },
  { name: 'JDK', fact: 'java', on: 'android' },
  { name: 'Gradle', fact: 'gradle', on: 'android' },
  { name: 'Android Gradle plugin', fact: 'androidGradlePlugin', on: 'android' },
  { name: 'oldest Android (API level)', fact: 'minSdkVersion', on: 'android' },
  { name: 'Android compile SDK', fact: 'compileSdkVersion', on: 'android' },
  { name: 'Android target SDK', fact: 'targetSdkVersion', on: 'android' },
];

/**
 * Makes the data of the upgrade assistant.
 *
 * @throws when a package is not installed
 */
export function makeUpgradeData(site: SitePages): UpgradeData {
  const names = [...knownVersions].reverse();
  const shown = names.flatMap((name) => docsVersions.find((version) => version.name === name) ?? []);
  return {
    versions: shown.map(({ name, state }): VersionData => {
      const reference = loadReference(name);
      return {
        name,
        state,
        path: site.find(name, '')?.path ?? '',
        plugins: reference.plugins.map((plugin) => toPlugin(plugin, name, site)),
        cordova: site.skippedOf(name),
      };
    }),
    steps: names.slice(1).flatMap((to, place) => {
      const from = names[place];
      const isShown = shown.some(({ name }) => name === from) && shown.some(({ name }) => name === to);
      return from === undefined || !isShown ? [] : [makeStep(from, to, site)];
    }),
    earlier: ['ios/updating', 'android/updating'].flatMap((page) => {
      const found = shown[0] && site.find(shown[0].name, page);
      return found === undefined ? [] : [{ title: found.title, url: found.path }];
    }),
  };
}

function toPlugin(plugin: PluginModel, version: VersionName, site: SitePages): PluginData {
  const { page, title, package: name, packageVersion, exportName } = plugin;
  const url = site.find(version, `apis/${page}`)?.path ?? '';
  return { page, title, package: name, major: packageVersion.replace(/\..*$/, ''), exportName, url };
}

function makeStep(from: VersionName, to: VersionName, site: SitePages): StepData {
  const [older, newer] = [loadReference(from), loadReference(to)];
  const findPlugin: FindPlugin = (title) =>
    [...newer.plugins, ...older.plugins].find((plugin) => plugin.title === title)?.page;
  const found = site.guideOf(to, findPlugin);
  return {
    from,
    to,
    major: findFact(newer.facts, 'majorVersion').value,
    guide: found?.url,
    migrates: newer.cli.commands.some(({ name }) => name === 'migrate'),
    tools: tools.map(({ name, fact, on }): ToolData => {
      const [before, after] = [findFact(older.facts, fact).value, findFact(newer.facts, fact).value];
      return { name, on, before, after };
    }),
    moves: older.plugins.flatMap((plugin) => findMove(plugin, newer, older, found?.guide, site)),
    changes: listChanges(older, newer, site),
    sections: found?.guide.sections ?? [],
    notes: found?.guide.notes ?? [],
    keys: found?.guide.keys ?? [],
  };
}

/** Finds where a plugin is in the newer version, if it is in another package, has another name, or is gone. */
function findMove(
  plugin: PluginModel,
  newer: Reference,
  older: Reference,
  guide: Guide | undefined,
  site: SitePages,
): PluginMove[] {
  const { page, exportName } = plugin;
  const moved = findMoves(older.version, newer.version)?.plugins.find(({ from }) => from === page);
  const targets = (moved?.to ?? [page]).flatMap((name) => newer.plugins.find((other) => other.page === name) ?? []);
  const isSame = targets.length === 1 && targets[0]?.page === page && targets[0].package === plugin.package;
  if (isSame) return [];
  const nearest = targets.length > 0 ? [] : listNearest(page, older.version, newer.version, site);
  return [{ page, to: targets.map((target) => target.page), nearest, words: guide?.packages.get(exportName) }];
}

function listNearest(page: string, from: VersionName, to: VersionName, site: SitePages): PluginMove['nearest'] {
  const moves = movedPages.find((entry) => entry.from === from && entry.to === to);
  const targets = moves?.nearest[`/apis/${page}`];
  return (targets === undefined ? [] : listTargets(targets)).flatMap((key) => {
    const found = site.find(to, key.slice(1));
    return found === undefined ? [] : [{ title: found.title, url: found.path }];
  });
}

function listChanges(older: Reference, newer: Reference, site: SitePages): ChangeData[] {
  const diff = loadDiff(newer.version);
  if (diff === undefined) return [];
  const changes = groupChanges(diff).flatMap((group) => group.changes);
  return changes.flatMap(({ kind, ...change }) => {
    // Changes to whole plugins are listed in `moves`.
    if (kind === 'added' || change.memberKind === 'plugin') return [];
    return [{ kind, ...change, url: addressOf(change, kind === 'removed' ? older : newer, site) }];
  });
}

function addressOf({ page, id }: Pick<ApiChange, 'page' | 'id'>, { version, plugins }: Reference, site: SitePages) {
  if (page === 'config') {
    const url = site.find(version, 'config')?.path;
    // A key that only groups others has no row of its own.
    const isGroup = loadReference(version).config.some((key) => key.path === id && key.group);
    return url && (isGroup ? url : `${url}#${anchorOfKey(id)}`);
  }
  const plugin = plugins.find((candidate) => candidate.page === page);
  const url = site.find(version, `apis/${page}`)?.path;
  return plugin === undefined || url === undefined ? undefined : `${url}#${anchorOf(id, plugin)}`;
}
