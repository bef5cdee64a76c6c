import type { Platform } from '@capacitor-docs/reference';
import type { VersionName } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';
import type { ApiData, MemberData, PluginData } from '../../plugins/reference-data/model';
import type { Docs, ListedVersion } from '../docs';
import { describeVersion, findVersion } from '../find';
import { findMoved, pluginOf } from '../find-moved';
import type { ImportedName, Snippet, Use } from '../read-snippet';
import { Refusal } from '../refusal';

/** A problem or a note about the snippet. */
export interface Finding {
  readonly level: 'error' | 'warning' | 'note';
  readonly line: number;
  readonly text: string;
}

/** Maximum number of findings, and maximum length of each in characters, because code can consist of nothing but wrong names. */
const shownFindings = 100;
const longestFinding = 1000;

const core = '@capacitor/core';

/** Packages that every version has, and that are not plugins. */
const withoutPlugin: ReadonlySet<string> = new Set([core, '@capacitor/cli', '@capacitor/android', '@capacitor/ios']);

const platforms: readonly Platform[] = ['ios', 'android', 'web'];

/** Methods that every plugin has in v2, whatever its own interface declares (see `Plugin` in `@capacitor/core` of v2). */
const callableInV2: ReadonlySet<string> = new Set(['addListener', 'requestPermissions']);

/**
 * Checks a snippet's use of the Capacitor packages against a version: packages, plugins, methods, listeners and values of enums. Arguments and types
 * are not checked, because that would take the packages and a compiler.
 */
export async function checkSnippet(docs: Docs, { version, code }: { version: string; code: string }): Promise<string> {
  const own = await findVersion(docs, version);
  const versions = await docs.listVersions();
  const apis = await Promise.all(versions.map((entry) => docs.readData(entry.version, 'api')));
  // Loaded on demand, because the parser is large and rarely needed.
  const { readSnippet } = await import('../read-snippet');
  const known = new Set(apis.flatMap(({ plugins }) => plugins.map(({ importName }) => importName)));
  const { taken, uses, syntaxError } = readSafely(() => readSnippet(code, known));
  const others = apis.filter((entry) => entry.version !== own.version);
  const checker = new Checker(docs, own.version, await docs.readData(own.version, 'api'), others);
  const lists = await Promise.all([
    ...taken.map((entry) => checker.checkTaken(entry)),
    ...uses.map((use) => checker.checkUse(use)),
  ]);
  const syntax = syntaxError && [error(syntaxError.line, `this is not valid TypeScript: ${syntaxError.text}`)];
  return write(own, uses, [...(syntax ?? []), ...lists.flat()]);
}

/** Runs the parser, which is recursive, and refuses code that is nested too deeply for it. */
function readSafely(read: () => Snippet): Snippet {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('The code is nested too deeply to be read.');
    throw error;
  }
}

function write(own: ListedVersion, uses: readonly Use[], all: readonly Finding[]): string {
  const findings = [...new Map(all.map((finding) => [`${finding.line} ${finding.text}`, finding])).values()];
  const count = (level: Finding['level']): string =>
    countOf(findings.filter((finding) => finding.level === level).length, level);
  const calls = uses.filter(({ isCall }) => isCall).length;
  const lines = findings
    .sort((a, b) => a.line - b.line)
    .slice(0, shownFindings)
    .map(
      ({ level, line, text }) =>
        `- line ${line}, ${level}: ${text.length > longestFinding ? `${text.slice(0, longestFinding)}…` : text}`,
    );
  if (findings.length > shownFindings) lines.push(`- and ${findings.length - shownFindings} more`);
  const summary = `${countOf(calls, 'call')} into Capacitor packages, ${count('error')}, ${count('warning')}, ${count('note')}`;
  return `${describeVersion(own)}, ${own.url}: ${summary}

${lines.length === 0 ? 'No problems found.' : lines.join('\n')}

Checked are packages, plugins with their methods and listeners, and values of enums. Arguments and types are not: compile the code against the packages.
`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function error(line: number, text: string): Finding {
  return { level: 'error', line, text };
}

function warning(line: number, text: string): Finding {
  return { level: 'warning', line, text };
}

/** Checks the uses in a snippet against one version. */
class Checker {
  constructor(
    private readonly docs: Docs,
    private readonly version: VersionName,
    private readonly api: ApiData,
    /** Those of the other versions. */
    private readonly others: readonly ApiData[],
  ) {}

  /** Checks that a package exists, and that it has the plugin that is imported from it. */
  async checkTaken({ package: from, name, isFromPlugins, line }: ImportedName): Promise<Finding[]> {
    const { version } = this;
    if (from === undefined) return [];
    if (!withoutPlugin.has(from) && !hasPackage(this.api, from)) return [await this.describePackage(from, name, line)];
    const plugin = findPlugin(this.api, name);
    if (plugin === undefined) {
      // Packages export more than plugins, and apps have plugins of their own. Only a name that another version has is certain to be wrong.
      if (this.others.some((api) => findPlugin(api, name))) return [error(line, await this.describePlugin(name))];
      if (isFromPlugins && version === 'v2') {
        const importNames = this.api.plugins.map(({ importName }) => importName);
        const nearest = nearestName(name, importNames);
        const text = `these docs know no plugin ${name} in v2; the nearest name is ${nearest}.`;
        return nearest === undefined ? [] : [warning(line, text)];
      }
    }
    if (version !== 'v2' && (isFromPlugins || (from === core && name === 'Plugins'))) {
      const instead = plugin === undefined ? 'each plugin from its own package' : `${name} from ${plugin.package}`;
      return [warning(line, `Plugins is the way of v2 and deprecated since v3; import ${instead}.`)];
    }
    if (plugin !== undefined && version === 'v2' && from === core && !isFromPlugins) {
      const text = `in v2, ${core} exports ${name} only for the web, if at all; take it from Plugins of ${core}: ${plugin.url}`;
      return [error(line, text)];
    }
    if (plugin === undefined || plugin.package === from) return [];
    return [error(line, `${from} has no ${name} in ${version}; it is in ${plugin.package}: ${plugin.url}`)];
  }

  /** Checks a method, a listener or the value of an enum. */
  async checkUse({ taken, member, isCall, argument, line }: Use): Promise<Finding[]> {
    const plugin = findPlugin(this.api, taken.name);
    if (plugin === undefined) {
      // Names that are imported from a package have been checked by `checkTaken`.
      if (taken.package !== undefined) return isCall ? [] : this.checkValue(taken, member, line);
      // A browser has names such as `Storage`, too. Plugins are called.
      return isCall ? [error(line, await this.describePlugin(taken.name))] : [];
    }
    if (!isCall) return [];
    const methods = plugin.members.filter((entry) => isCallable(entry) && entry.name === member);
    if (methods.length === 0) return this.describeUnknown(plugin, taken, member, line);
    const found = pickListener(methods, plugin, argument);
    if (found !== undefined) return describeMember(plugin, found, line);
    const events = listEvents(plugin);
    const nearest = nearestName(argument ?? '', events);
    const hint = nearest === undefined ? `it has ${events.join(', ')}` : `did you mean '${nearest}'?`;
    const text = `${plugin.importName} has no event '${argument}' in ${this.version}; ${hint} ${plugin.url}`;
    return [error(line, text)];
  }

  /** Describes that a plugin has no such method, and where there is one. */
  private async describeUnknown(
    plugin: PluginData,
    taken: ImportedName,
    member: string,
    line: number,
  ): Promise<Finding[]> {
    const { version } = this;
    if (version === 'v2' && callableInV2.has(member)) return [];
    const id = `${plugin.id}/${member}`;
    const homes = this.others.filter(({ plugins }) =>
      plugins.some(({ members }) => members.some((entry) => entry.id === id)),
    );
    const [target] = await this.findMoved(id, homes);
    const nearest = nearestName(member, [...new Set(plugin.members.filter(isCallable).map(({ name }) => name))]);
    const hints = [
      ...describeHomes(homes),
      ...(target === undefined ? [] : [`it is ${target} here`]),
      ...(target === undefined && nearest !== undefined ? [`the nearest name is ${nearest}`] : []),
    ];
    const text = [`${taken.name}.${member} does not exist in ${version}`, ...hints].join('; ');
    return [error(line, `${text}. ${plugin.url}`)];
  }

  /** Checks the value of an enum. Nothing is known about other exports of a package. */
  private checkValue({ package: from, name }: ImportedName, member: string, line: number): Finding[] {
    for (const plugin of this.api.plugins.filter((entry) => entry.package === from)) {
      const type = plugin.members.find((entry) => entry.kind === 'enum' && entry.name === name);
      if (type === undefined) continue;
      const values = plugin.members.filter(({ parent }) => parent === type.id);
      const value = values.find((entry) => entry.name === member);
      if (value !== undefined) return describeMember(plugin, value, line);
      const names = values.map((entry) => entry.name);
      const hint = nearestName(member, names) ?? names.join(', ');
      return [error(line, `${name}.${member} does not exist in ${this.version}; there is ${hint}. ${type.url}`)];
    }
    return [];
  }

  /** Describes that there is no such plugin, and what it is called in this version. */
  private async describePlugin(name: string): Promise<string> {
    const homes = this.others.filter((api) => findPlugin(api, name));
    const page = homes[0] && findPlugin(homes[0], name)?.id;
    const targets = page === undefined ? [] : await this.findMoved(`${page}/${name}`, homes);
    const heirs = this.api.plugins.filter(({ id }) => targets.some((target) => pluginOf(target) === id));
    const hints = heirs.map((heir) => `here it is ${heir.importName} of ${heir.package}: ${heir.url}`);
    return `${[`${this.version} has no plugin ${name}`, ...describeHomes(homes), ...hints].join('; ')}.`;
  }

  /** Finds the IDs in this version of an entry in other versions. */
  private async findMoved(id: string, homes: readonly ApiData[]): Promise<string[]> {
    const lists = await Promise.all(homes.map((home) => findMoved(this.docs, id, home.version, this.version)));
    return lists.flat();
  }

  private async describePackage(from: string, name: string, line: number): Promise<Finding> {
    const { version } = this;
    const plugin = findPlugin(this.api, name);
    if (plugin !== undefined) {
      const way = plugin.package === core && version === 'v2' ? `${core}, as Plugins.${name}` : plugin.package;
      return error(line, `${version} has no package ${from}; ${name} is in ${way}: ${plugin.url}`);
    }
    if (this.others.some((api) => hasPackage(api, from)))
      return error(line, `${version} has no package ${from}. ${await this.describePlugin(name)}`);
    const packages = this.api.plugins.map((entry) => entry.package);
    const nearest = nearestName(from, [...new Set([...withoutPlugin, ...packages])]);
    const hint = nearest === undefined ? '' : `; the nearest name is ${nearest}`;
    return warning(line, `these docs know no package ${from} in ${version}${hint}.`);
  }
}

function findPlugin({ plugins }: ApiData, name: string): PluginData | undefined {
  return plugins.find(({ importName }) => importName === name);
}

function hasPackage({ plugins }: ApiData, name: string): boolean {
  return plugins.some((plugin) => plugin.package === name);
}

/** Lists the versions that have something: `v5 and v4 have it`. */
function describeHomes(homes: readonly ApiData[]): string[] {
  if (homes.length === 0) return [];
  return [`${homes.map(({ version }) => version).join(' and ')} ${homes.length === 1 ? 'has' : 'have'} it`];
}

function isCallable({ kind }: MemberData): boolean {
  return kind === 'method' || kind === 'listener';
}

/** Picks the method, or the listener for the event; undefined when the event has none. */
function pickListener(
  methods: readonly MemberData[],
  plugin: PluginData,
  event: string | undefined,
): MemberData | undefined {
  const [first] = methods;
  if (first?.kind !== 'listener' || event === undefined) return first;
  return methods.find(({ id }) => id === `${plugin.id}/addListener:${event}`);
}

function listEvents({ members }: PluginData): string[] {
  return members.filter(({ kind }) => kind === 'listener').map(({ id }) => id.slice(id.indexOf(':') + 1));
}

function describeMember(plugin: PluginData, member: MemberData, line: number): Finding[] {
  const name = member.kind === 'listener' ? `the event of ${member.id}` : `${plugin.importName}.${member.name}`;
  const { platforms: working, doesNothingOn: idle = [] } = member;
  const missing = working === undefined ? [] : platforms.filter((one) => !working.includes(one) && !idle.includes(one));
  const reason = member.deprecated?.replace(/\s+/g, ' ');
  const findings: Finding[] = [];
  if (reason !== undefined)
    findings.push(warning(line, `${name} is deprecated${reason === '' ? '.' : `: ${reason}`} ${member.url}`));
  for (const [what, where] of [
    ['does not work', missing],
    ['does nothing', idle],
  ] as const)
    if (where.length > 0)
      findings.push({ level: 'note', line, text: `${name} ${what} on ${where.join(' and ')}. ${member.url}` });
  return findings;
}
