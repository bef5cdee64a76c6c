/**
 * Our own descriptions of members that the packages describe badly or not at all, and of all keys of the configuration. A file `<page>.json` holds
 * for v3 and later, `v2/<page>.json` for v2, whose API is too different for its descriptions to be shared. Each is an object from the id of a
 * method, listener, type, member or configuration key to Markdown; an id with a version behind it (`getPhoto@v3`) wins in that version.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJsonProblem, inputError, listPaths, pathFrom, projectRoot } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import { knownVersions, type VersionName } from '../../../config/versions';
import { extractPlugins } from '../api';
import { readConfigKeys } from '../config/read-keys';
import { type ConfigKey, configPage, type Described, type PluginModel, type TypeModel } from '../types';

interface OverlayEntry {
  /** As written: an id, or an id with `@` and the one version that it is for. */
  key: string;
  text: string;
  line: number;
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

/** The file with the descriptions of a page in a version, from the folder of the overlays. */
const fileOf = (page: string, version: VersionName): string => `${version === 'v2' ? 'v2/' : ''}${page}.json`;

/** The path of an overlay as messages name it. */
const labelOf = (folder: string, path: string): string =>
  pathFrom(folder === overlaysDir ? projectRoot : folder, join(folder, path));

/**
 * Reads the entries of an overlay with their lines.
 *
 * @param path from the folder of the overlays
 * @returns no entries when there is no such file
 * @throws one line with file and line when it is no JSON object of texts, or names a key twice.
 */
function readEntries(folder: string, path: string): OverlayEntry[] {
  if (!existsSync(join(folder, path))) return [];
  const file = labelOf(folder, path);
  const text = readFileSync(join(folder, path), 'utf8');
  const problem = findJsonProblem(text);
  if (problem !== null) {
    throw inputError(`${file}:${problem.line}: this is not valid JSON: ${problem.reason}. Correct it there.`);
  }
  const source = ts.parseJsonText(file, text);
  const root = source.statements[0]?.expression;
  if (root === undefined || !ts.isObjectLiteralExpression(root)) {
    throw inputError(`${file}:1: an overlay is one object from member ids to Markdown.`);
  }
  const seen = new Set<string>();
  return root.properties.map((property) => {
    const line = source.getLineAndCharacterOfPosition(property.getStart(source)).line + 1;
    const key = property.name && ts.isStringLiteral(property.name) ? property.name.text : '';
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (value === undefined || !ts.isStringLiteral(value) || value.text.trim() === '') {
      throw inputError(`${file}:${line}: the description of "${key}" must be a string.`);
    }
    if (seen.has(key)) {
      throw inputError(`${file}:${line}: "${key}" is described twice; keep one of the two.`);
    }
    seen.add(key);
    return { key, text: value.text, line };
  });
}

/** The entry for a member in one of the versions that the overlay is for. */
function findEntry(entries: readonly OverlayEntry[], version: VersionName, id: string): OverlayEntry | undefined {
  return entries.find(({ key }) => key === `${id}@${version}`) ?? entries.find(({ key }) => key === id);
}

/** Makes a function that puts the descriptions of a page's overlay in place of the packages'. */
function makeReplacer(version: VersionName, page: string, folder: string): <T extends Described>(member: T) => T {
  const entries = readEntries(folder, fileOf(page, version));
  return (member) => {
    const entry = findEntry(entries, version, member.id);
    return entry === undefined ? member : { ...member, description: entry.text, descriptionSource: 'overlay' };
  };
}

function replaceInType(type: TypeModel, replace: <T extends Described>(member: T) => T): TypeModel {
  const replaced = replace(type);
  switch (replaced.kind) {
    case 'alias':
      return replaced;
    case 'enum':
      return { ...replaced, members: replaced.members.map(replace) };
    default:
      return { ...replaced, members: replaced.members.map(replace) };
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
  return plugins.map((plugin) => {
    const replace = makeReplacer(version, plugin.page, folder);
    return {
      ...plugin,
      methods: plugin.methods.map(replace),
      types: plugin.types.map((type) => replaceInType(type, replace)),
      config: plugin.config.map(replace),
    };
  });
}

/**
 * The keys of the Capacitor configuration with our descriptions in place of the packages'.
 * @throws when the overlay file is not readable as one.
 */
export function explainConfig(
  version: VersionName,
  keys: readonly ConfigKey[],
  folder: string = overlaysDir,
): ConfigKey[] {
  return keys.map(makeReplacer(version, configPage, folder));
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
  const members = knownVersions.flatMap((version) => {
    const pages = readPlugins(version).map((plugin) => ({ page: plugin.page, members: listDescribed(plugin) }));
    return [...pages, { page: configPage, members: readConfigKeys(version) }].flatMap(({ page, members: ofPage }) =>
      ofPage.map(({ id }) => ({ path: fileOf(page, version), version, id })),
    );
  });
  const files = listPaths(folder).filter((path) => path.endsWith('.json'));
  return files.flatMap((path) => {
    const entries = readEntries(folder, path);
    const described = members.filter((member) => member.path === path);
    const used = new Set(described.map(({ version, id }) => findEntry(entries, version, id)));
    const stale = entries.filter((entry) => !used.has(entry));
    return stale.map(({ key, line }) => ({ file: labelOf(folder, path), line, key }));
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
