/** Builds the matrix for the compatibility page: platforms of each plugin and method in each version. */

import type { MethodModel, Platform, PluginModel } from '@capacitor-docs/reference';
import { movedPages } from '../config/moved-pages';
import { basePath, type DocsVersion, type VersionName } from '../config/versions';
import { findCounterpart } from '../lib/counterparts';
import { platforms } from '../lib/platform-names';

/** The whole matrix. Plugins are sorted by title. */
export interface Matrix {
  readonly versions: readonly VersionName[];
  readonly plugins: readonly PluginRow[];
}

export interface PluginRow {
  readonly page: string;
  readonly title: string;
  readonly package: string;
  /** One cell for each version, in the order of the versions. */
  readonly cells: readonly PluginCell[];
  readonly members: readonly MemberRow[];
}

/** Platforms of a plugin in a version, or its counterparts if the version lacks the plugin. */
export type PluginCell =
  | { readonly platforms: readonly Platform[]; readonly url: string }
  | { readonly instead: readonly { readonly title: string; readonly url: string }[] };

/** A method or an event. */
export interface MemberRow {
  readonly title: string;
  /** Platforms for each version: null if it does not exist there, `unknown` if the package's sources do not show them. */
  readonly cells: readonly (MemberCell | 'unknown' | null)[];
}

/** Platforms on which a method or an event works, and those on which a call resolves without doing anything. */
export interface MemberCell {
  readonly on: readonly Platform[];
  readonly doesNothingOn: readonly Platform[];
}

/** A version and its plugins. */
export interface VersionPlugins {
  readonly version: DocsVersion;
  readonly plugins: readonly PluginModel[];
}

/** Builds the matrix of some versions, newest first. */
export function makeMatrix(versions: readonly VersionPlugins[]): Matrix {
  const titles = new Map<string, string>();
  for (const { plugins } of versions) {
    for (const { page, title } of plugins) if (!titles.has(page)) titles.set(page, title);
  }
  const rows = [...titles].map(([page, title]): PluginRow => {
    const models = versions.map(({ plugins }) => plugins.find((plugin) => plugin.page === page));
    return {
      page,
      title,
      package: models.find((model) => model !== undefined)?.package ?? '',
      cells: versions.map(({ version }, index) => {
        const model = models[index];
        return model === undefined
          ? { instead: listInstead(page, version, versions, titles) }
          : { platforms: model.platforms, url: addressOf(page, version) };
      }),
      members: listMembers(models),
    };
  });
  return {
    versions: versions.map(({ version }) => version.name),
    plugins: rows.sort((a, b) => (a.title < b.title ? -1 : 1)),
  };
}

function addressOf(page: string, { routePrefix }: DocsVersion): string {
  return `${basePath}${routePrefix === '' ? '' : `${routePrefix}/`}apis/${page}`;
}

/** Lists the counterparts of a plugin in a version that lacks it: its successors or predecessors. */
function listInstead(
  page: string,
  version: DocsVersion,
  versions: readonly VersionPlugins[],
  titles: ReadonlyMap<string, string>,
): Extract<PluginCell, { instead: unknown }>['instead'] {
  const hasPage = (name: VersionName, key: string): boolean =>
    versions.some(
      (other) => other.version.name === name && other.plugins.some((plugin) => key === `/apis/${plugin.page}`),
    );
  const [nearest] = versions
    .filter((other) => hasPage(other.version.name, `/apis/${page}`))
    .sort((a, b) => distance(a, version, versions) - distance(b, version, versions));
  const found = nearest && findCounterpart(movedPages, `/apis/${page}`, nearest.version.name, version.name, hasPage);
  if (found?.kind !== 'moved') return [];
  return found.keys.map((key) => {
    const other = key.slice('/apis/'.length);
    return { title: titles.get(other) ?? other, url: addressOf(other, version) };
  });
}

function distance({ version }: VersionPlugins, to: DocsVersion, versions: readonly VersionPlugins[]): number {
  const placeOf = (name: VersionName): number => versions.findIndex((other) => other.version.name === name);
  return Math.abs(placeOf(version.name) - placeOf(to.name));
}

/** Lists methods and events of all versions in the order of the newest. Members of older versions only come last. */
function listMembers(models: readonly (PluginModel | undefined)[]): MemberRow[] {
  const titles = new Map<string, string>();
  for (const model of models) {
    for (const method of model?.methods ?? []) if (!titles.has(method.id)) titles.set(method.id, titleOf(method));
  }
  return [...titles].map(([id, title]) => ({
    title,
    cells: models.map((model) => {
      const method = model?.methods.find((own) => own.id === id);
      if (method === undefined) return null;
      if (method.platforms === undefined) return 'unknown';
      return {
        on: platforms.filter((platform) => method.platforms?.[platform]),
        doesNothingOn: method.doesNothingOn ?? [],
      };
    }),
  }));
}

function titleOf({ kind, name, event, parameters }: MethodModel): string {
  if (kind === 'listener') return `${name}('${event}', …)`;
  return parameters.length === 0 ? `${name}()` : `${name}(…)`;
}
