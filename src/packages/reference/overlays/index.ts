/**
 * Our own descriptions of members that the packages describe badly or not at all. A file `<page>.json` holds for v3 and
 * later, `v2/<page>.json` for v2. Each is an object from the id of a method, listener, type, member or configuration
 * key to Markdown; an id with a version behind it (`getPhoto@v3`) wins in that version.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { knownVersions, type VersionName } from '../../../config/versions';
import { extractPlugins } from '../api';
import type { Described, PluginModel, TypeModel } from '../types';
import { type OverlayEntry, readEntries } from './read-entries';

interface OverlayFile {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  page: string;
  /** The versions that the file holds for. */
  versions: readonly VersionName[];
  entries: OverlayEntry[];
}

/** An overlay key that names no member, and where it stands. */
export interface StaleKey {
  file: string;
  line: number;
  key: string;
}

type ReadPlugins = (version: VersionName) => PluginModel[];

/** Folder of the overlay files. */
export const overlaysDir: string = join(projectRoot, 'src', 'packages', 'reference', 'overlays');

/** The reader of the configuration has overlay files of its own by this name, and checks them itself. */
const configFile = 'config.json';

/** v2's API is too different for its descriptions to be shared. */
const sharingVersions: readonly VersionName[] = knownVersions.filter((version) => version !== 'v2');

function listFiles(folder: string, dir: string, versions: readonly VersionName[]): OverlayFile[] {
  if (!existsSync(dir)) {
    return [];
  }
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== configFile)
    .sort();
  return names.map((name) => {
    const path = join(dir, name);
    const file = pathFrom(folder === overlaysDir ? projectRoot : folder, path);
    return { file, page: name.replace(/\.json$/, ''), versions, entries: readEntries(path, file) };
  });
}

/** All overlay files of a folder. */
function readOverlays(folder: string): OverlayFile[] {
  return [...listFiles(folder, folder, sharingVersions), ...listFiles(folder, join(folder, 'v2'), ['v2'])];
}

/** The text that a file has for a member in a version, with the key that it stands under. */
function findEntry({ versions, entries }: OverlayFile, version: VersionName, id: string): OverlayEntry | undefined {
  const find = (wanted: string) => entries.find(({ key }) => key === wanted);
  return versions.includes(version) ? (find(`${id}@${version}`) ?? find(id)) : undefined;
}

type FindText = (id: string) => string | undefined;

function replaceDescription<T extends Described>(described: T, findText: FindText): T {
  const description = findText(described.id);
  return description === undefined ? described : { ...described, description, descriptionSource: 'overlay' };
}

function replaceTypeDescriptions(type: TypeModel, findText: FindText): TypeModel {
  const replaced = replaceDescription(type, findText);
  switch (replaced.kind) {
    case 'alias':
      return replaced;
    case 'enum':
      return { ...replaced, members: replaced.members.map((member) => replaceDescription(member, findText)) };
    default:
      return { ...replaced, members: replaced.members.map((member) => replaceDescription(member, findText)) };
  }
}

/**
 * The plugins with our descriptions in place of the packages' where an overlay has one.
 * @throws when an overlay file is not readable as one.
 */
export function applyOverlays(
  version: VersionName,
  plugins: PluginModel[],
  folder: string = overlaysDir,
): PluginModel[] {
  const files = readOverlays(folder);
  return plugins.map((plugin) => {
    const ofPage = files.filter(({ page }) => page === plugin.page);
    const findText: FindText = (id) => ofPage.map((file) => findEntry(file, version, id)?.text).find(Boolean);
    return {
      ...plugin,
      methods: plugin.methods.map((method) => replaceDescription(method, findText)),
      types: plugin.types.map((type) => replaceTypeDescriptions(type, findText)),
      config: plugin.config.map((key) => replaceDescription(key, findText)),
    };
  });
}

/** Everything of a plugin that can have a description. */
function listDescribed(plugin: PluginModel): Described[] {
  const members = plugin.types.flatMap((type): Described[] => (type.kind === 'alias' ? [] : type.members));
  return [...plugin.methods, ...plugin.types, ...members, ...plugin.config];
}

/**
 * The overlay keys that describe nothing, in the order of the files: the member exists in none of the versions that
 * the key is for, or in each of them another key wins.
 * @param readPlugins reads the plugins of a version.
 */
export function findStaleOverlayKeys(
  folder: string = overlaysDir,
  readPlugins: ReadPlugins = extractPlugins,
): StaleKey[] {
  const members = knownVersions.flatMap((version) =>
    readPlugins(version).flatMap((plugin) =>
      listDescribed(plugin).map(({ id }) => ({ version, page: plugin.page, id })),
    ),
  );
  return readOverlays(folder).flatMap((overlay) => {
    const ofPage = members.filter(({ page }) => page === overlay.page);
    const used = new Set(ofPage.map(({ version, id }) => findEntry(overlay, version, id)));
    const stale = overlay.entries.filter((entry) => !used.has(entry));
    return stale.map(({ key, line }) => ({ file: overlay.file, line, key }));
  });
}

/**
 * The methods, listeners, types, members and configuration keys of a version that nobody describes, neither the
 * package nor an overlay, in the order of the pages.
 */
export function findUndescribed(
  version: VersionName,
  folder: string = overlaysDir,
  readPlugins: ReadPlugins = extractPlugins,
): { page: string; id: string }[] {
  return applyOverlays(version, readPlugins(version), folder).flatMap((plugin) =>
    listDescribed(plugin)
      .filter(({ description }) => description === '')
      .map(({ id }) => ({ page: plugin.page, id })),
  );
}
