import { anchorOf, anchorOfKey, type ConfigKey, type PluginModel, type Reference } from '@capacitor-docs/reference';
import { majorOf } from '../../config/versions';
import { type NamedValues, type Schema, schemaOfType } from './type-schema';
import type { PageAddresses } from './version-data';

/** Name of the file, in the folder of a version. */
export const configSchemaFile = 'capacitor.config.schema.json';

/** Keys whose values may be in small letters and in capitals: `Keyboard.m` of `@capacitor/keyboard` compares `style.uppercaseString`. */
const anyCase: readonly string[] = ['plugins.Keyboard.style'];

/** A JSON Schema with its head. */
export interface RootSchema extends Schema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
}

/** A key with the place that describes it. */
interface Entry {
  readonly path: string;
  readonly key?: ConfigKey;
  readonly url: string;
  readonly named: NamedValues;
}

/**
 * Makes the schema that editors complete a version's `capacitor.config.json` with. The CLI ignores keys that it doesn't know, so the schema accepts
 * them, too. A key is required where the published type requires it.
 *
 * @param pluginPaths keys of plugins that no package declares with a type, which v2 has: `plugins.Keyboard.resize`
 * @param pages where the pages of the version are
 */
export function makeConfigSchema(
  reference: Reference,
  pluginPaths: readonly string[],
  pages: PageAddresses,
): RootSchema {
  const { version, cli } = reference;
  const entries = listEntries(reference, pluginPaths, pages);
  const { properties = {}, ...root } = makeObject('', entries);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${pages.root}data/${version}/${configSchemaFile}`,
    title: `capacitor.config.json of Capacitor ${majorOf(version)}`,
    description: `Keys that ${cli.package} ${cli.packageVersion}, the apps and the plugins of this version read.`,
    ...root,
    properties: {
      $schema: { type: 'string', description: 'Address of this schema, for editors. Capacitor does not read it.' },
      ...properties,
    },
  };
}

function listEntries(
  { config, plugins }: Reference,
  pluginPaths: readonly string[],
  pages: PageAddresses,
): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const page = `${pages.find('config')}`;
  for (const key of config) {
    // The page has a heading for each group at the top, and a row for each key; groups inside of groups have neither.
    const place = key.group ? key.path.replace(/\..*/, '') : key.path;
    const url = `${page}#${anchorOfKey(place)}`;
    entries.set(key.path, { path: key.path, key, url, named: new Map() });
  }
  const addGroup = (path: string, url: string): void => {
    if (!entries.has(path)) entries.set(path, { path, url, named: new Map() });
  };
  for (const plugin of plugins) {
    const url = `${pages.find(`apis/${plugin.page}`)}`;
    const named = listValues(plugin);
    for (const key of plugin.config) {
      const path = `plugins.${key.path}`;
      addGroup(path.split('.').slice(0, 2).join('.'), url);
      if (!entries.has(path)) entries.set(path, { path, key, url: `${url}#${anchorOf(key.id, plugin)}`, named });
    }
    for (const path of pluginPaths.filter((own) => own.split('.')[1] === plugin.exportName)) {
      addGroup(path.split('.').slice(0, 2).join('.'), url);
      addGroup(path, url);
    }
  }
  return entries;
}

/** Values of the enums that a plugin's keys may use. */
function listValues({ types }: PluginModel): NamedValues {
  return new Map(
    types.flatMap((type) =>
      type.kind === 'enum' ? [[type.name, type.members.map(({ value }) => readLiteral(value))] as const] : [],
    ),
  );
}

/** Reads a value that is written as source text: `'dark'`, `3`. */
function readLiteral(value: string): string | number {
  return /^['"]/.test(value) ? value.slice(1, -1) : Number(value);
}

/** Makes the schema of a group from the keys below it. */
function makeObject(parent: string, entries: ReadonlyMap<string, Entry>): Schema {
  const children = [...entries.values()].filter(
    ({ path }) => path.slice(0, Math.max(path.lastIndexOf('.'), 0)) === parent,
  );
  const required = children.flatMap(({ key }) => (key === undefined || key.optional ? [] : [key.name]));
  return {
    type: 'object',
    properties: Object.fromEntries(
      children.map((child) => [child.path.slice(child.path.lastIndexOf('.') + 1), makeKey(child, entries)]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(parent === 'plugins' ? { additionalProperties: { type: 'object' } } : {}),
  };
}

function makeKey(entry: Entry, entries: ReadonlyMap<string, Entry>): Schema {
  const { path, key, url, named } = entry;
  const hasChildren = [...entries.keys()].some((other) => other.startsWith(`${path}.`));
  const isGroup = hasChildren || key?.group === true;
  const schema = isGroup ? makeObject(path, entries) : key === undefined ? {} : readType(key, path, named);
  const description = key?.description ?? '';
  const value = key?.default === undefined ? undefined : readDefault(key.default, schema);
  return {
    ...schema,
    ...(description === '' ? {} : { description }),
    markdownDescription: `${description}${description === '' ? '' : '\n\n'}[Documentation](${url})`,
    ...(value === undefined ? {} : { default: value }),
    ...(key?.deprecated === undefined
      ? {}
      : { deprecated: true, deprecationMessage: describeDeprecation(key.deprecated) }),
  };
}

function readType({ type }: ConfigKey, path: string, named: NamedValues): Schema {
  const schema = schemaOfType(type, named);
  if (schema.enum === undefined || !anyCase.includes(path)) return schema;
  const texts = schema.enum.map(String);
  const spellings = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  return { ...schema, enum: [...new Set(spellings)] };
}

/** The CLI's own tags have only the release since which a key is deprecated. */
function describeDeprecation(text: string): string {
  return /^\d+\.\d+\.\d+$/.test(text) ? `Deprecated since ${text}.` : text === '' ? 'Deprecated.' : text;
}

/**
 * Reads the default value of a key, which packages write as JSON or without quotes.
 *
 * @returns undefined when the text is no value of the key's type, such as `null` for a key that has no default
 */
export function readDefault(text: string, { type, enum: values }: Schema): unknown {
  const parsed = parse(text);
  if (parsed === null) return undefined;
  return [parsed, text].find((value) => {
    if (values !== undefined) return values.some((known) => known === value);
    return type === 'array' ? Array.isArray(value) : typeof value === type;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
