import type { Explanation } from '@capacitor-docs/explain';
import type { Platform } from '@capacitor-docs/reference';
import { platformNames, platforms } from '../../lib/platform-names';
import type { ApiData, CliData, ConfigData, MemberData, PluginData } from '../reference-data/model';
import type { SampleName } from './read-names';

/** The parts of a version's reference that explain words. */
export interface VersionData {
  readonly api: Pick<ApiData, 'plugins'>;
  readonly cli: Pick<CliData, 'commands'>;
  readonly config: Pick<ConfigData, 'keys'>;
}

/** Explains a name, with the reference of its version. */
export function describeName({ word, type, declared }: SampleName, data: VersionData): Explanation {
  const key = declared && describeDeclaredKey(word, declared, data);
  if (key !== undefined) return key;
  const plugins = data.api.plugins.filter((plugin) => plugin.package === declared?.package);
  const found = declared && findEntry(plugins, declared);
  if (found === undefined) return { word, ...withText(type, declared?.comment ?? '', []) };
  const { plugin, member } = found;
  if (member !== undefined) return describeMember(word, plugin, member, type);
  const facts = [...listPluginPlatforms(plugin), ...listPermissions(plugin)];
  return { word, type: `${plugin.package} ${plugin.packageVersion}`, facts, url: toPath(plugin.url) };
}

/** @param type what the compiler infers, where the reference has no type */
function describeMember(word: string, plugin: PluginData, member: MemberData, type?: string): Explanation {
  const title = toTitle(plugin, member);
  return {
    word,
    ...(title === word ? {} : { title }),
    ...withText(member.type ?? member.value ?? type, member.description, listFacts(member)),
    url: toPath(member.url),
  };
}

function describeDeclaredKey(
  word: string,
  { container, name }: NonNullable<SampleName['declared']>,
  data: VersionData,
): Explanation | undefined {
  if (container === 'CapacitorConfig') return describeKey(word, name, data);
  return container === 'PluginsConfig' ? describeKey(word, `plugins.${name}`, data) : undefined;
}

/**
 * Explains a key of the configuration.
 *
 * @param path from the root of the configuration: `server.url`, `plugins.SplashScreen.launchShowDuration`
 * @returns undefined for an unknown key, and for one that only groups others
 */
export function describeKey(word: string, path: string, { config, api }: VersionData): Explanation | undefined {
  const key = config.keys.find(({ id }) => id === path);
  if (key !== undefined) {
    const { type, description, url, default: value } = key;
    const facts = [...(value === undefined ? [] : [`Default: ${value}.`]), ...listFacts(key)];
    return { word, ...(path === word ? {} : { title: path }), ...withText(type, description, facts), url: toPath(url) };
  }
  for (const plugin of api.plugins) {
    const member = plugin.members.find(({ kind, name }) => kind === 'config' && `plugins.${name}` === path);
    if (member !== undefined) return describeMember(word, plugin, member);
  }
  return undefined;
}

interface Entry {
  readonly plugin: PluginData;
  /** Undefined for the plugin itself. */
  readonly member?: MemberData;
}

/** Finds a declaration in the reference. A package of version 2 has many plugins. */
function findEntry(plugins: readonly PluginData[], declared: NonNullable<SampleName['declared']>): Entry | undefined {
  const { container, name, event } = declared;
  const isPlugin = container === undefined || container === 'PluginRegistry';
  const named = isPlugin ? plugins.find(({ importName }) => importName === name) : undefined;
  if (named !== undefined) return { plugin: named };
  const byId = findMember(plugins, [container === undefined ? name : `${container}.${name}`]);
  if (byId !== undefined || container === undefined) return byId;
  const owners = plugins.filter(({ importName }) => container === `${importName}Plugin`);
  const all = owners.length > 0 ? owners : plugins.length === 1 ? plugins : [];
  return findMember(all, event === undefined ? [name] : [`addListener:${event}`, name]);
}

/** @param ids what may follow the plugin in the ID of a member, the best first */
function findMember(plugins: readonly PluginData[], ids: readonly string[]): Entry | undefined {
  for (const id of ids) {
    for (const plugin of plugins) {
      const member = plugin.members.find((candidate) => candidate.id === `${plugin.id}/${id}`);
      if (member !== undefined) return { plugin, member };
    }
  }
  return undefined;
}

function toTitle({ id, importName }: PluginData, member: MemberData): string {
  const own = member.id.slice(id.length + 1);
  if (member.kind === 'listener') return `${importName}.addListener('${own.slice(own.indexOf(':') + 1)}')`;
  return member.kind === 'method' ? `${importName}.${own}` : own;
}

function withText(
  type: string | undefined,
  description: string,
  facts: readonly string[],
): Pick<Explanation, 'type' | 'text' | 'facts'> {
  const text = toPlain(description);
  return {
    ...(type === undefined || type === '' ? {} : { type }),
    ...(text === '' ? {} : { text }),
    ...(facts.length === 0 ? {} : { facts }),
  };
}

/** Leaves only `code` of the Markdown of a description, and only its first paragraph. */
function toPlain(markdown: string): string {
  const [first = ''] = markdown.split(/\n\s*\n/);
  return first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function listFacts({
  platforms: works,
  doesNothingOn = [],
  ignoredOn = [],
  since,
  deprecated,
}: Partial<MemberData>): string[] {
  const missing = works === undefined ? [] : platforms.filter((platform) => !works.includes(platform));
  const silent = [...doesNothingOn, ...ignoredOn];
  const lost = missing.filter((platform) => !silent.includes(platform));
  return [
    ...(deprecated === undefined ? [] : [`Deprecated. ${toPlain(deprecated)}`.trim()]),
    ...(lost.length === 0 ? [] : [`Not on ${join(lost)}.`]),
    ...(silent.length === 0 ? [] : [`Without effect on ${join(silent)}.`]),
    ...(since === undefined ? [] : [`Since ${since}.`]),
  ];
}

function listPluginPlatforms({ platforms: works }: PluginData): string[] {
  return works.length === 0 ? [] : [`For ${join(works)}.`];
}

function listPermissions({ androidPermissions }: PluginData): string[] {
  return androidPermissions.length === 0 ? [] : [`Android permissions: ${androidPermissions.join(', ')}.`];
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

function join(names: readonly Platform[]): string {
  return listFormat.format(names.map((name) => platformNames[name]));
}

/** @returns an address without its host */
export function toPath(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
