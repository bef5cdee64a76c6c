/** Everything in the data of a version that has an ID, and the ways in which people write these IDs. */
import type { VersionName } from '../config/versions';
import type { CommandData, KeyData, MemberData, OptionData, PluginData } from '../plugins/reference-data/model';
import type { Docs } from './docs';

/** A plugin, a member of a plugin, a command, an option of a command or a configuration key. */
export type Entry =
  | { readonly kind: 'plugin'; readonly id: string; readonly plugin: PluginData }
  | { readonly kind: 'member'; readonly id: string; readonly plugin: PluginData; readonly member: MemberData }
  | { readonly kind: 'command'; readonly id: string; readonly command: CommandData }
  | { readonly kind: 'option'; readonly id: string; readonly command: CommandData; readonly option: OptionData }
  | { readonly kind: 'key'; readonly id: string; readonly key: KeyData };

/** Lists everything in a version that has an ID. */
export async function listEntries(docs: Docs, version: VersionName): Promise<Entry[]> {
  const [api, cli, config] = await Promise.all([
    docs.readData(version, 'api'),
    docs.readData(version, 'cli'),
    docs.readData(version, 'config'),
  ]);
  return [
    ...api.plugins.flatMap((plugin): Entry[] => [
      { kind: 'plugin', id: plugin.id, plugin },
      ...plugin.members.map((member): Entry => ({ kind: 'member', id: member.id, plugin, member })),
    ]),
    ...cli.commands.flatMap((command): Entry[] => [
      { kind: 'command', id: command.id, command },
      ...command.options.map((option): Entry => ({ kind: 'option', id: option.id, command, option })),
    ]),
    ...config.keys.map((key): Entry => ({ kind: 'key', id: key.id, key })),
  ];
}

/** Writes an entry as in code: `Camera.getPhoto`. Entries that have no such form keep their ID. */
export function toCode(entry: Entry): string {
  switch (entry.kind) {
    case 'plugin':
      return entry.plugin.importName;
    case 'member':
      return `${entry.plugin.importName}.${entry.id.slice(entry.plugin.id.length + 1)}`;
    case 'command':
      return `npx cap ${entry.id}`;
    default:
      return entry.id;
  }
}

/**
 * Finds the entries that an ID can mean: `camera/getPhoto`, `Camera.getPhoto()`, `@capacitor/camera getPhoto`,
 * `App.addListener('pause')`, `npx cap run --target`, `getPhoto`. Capital letters count if they can: a plugin may have both a method `schedule` and
 * a type `Schedule`.
 *
 * @returns several entries when the name is ambiguous, none when it is unknown
 */
export function findEntries(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const isWanted: Way = ({ id }) => id === wanted.trim();
  for (const way of [isWanted, ...listWays(wanted, simplify), ...listWays(wanted, simplifyAll)]) {
    const found = entries.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

type Way = (entry: Entry) => boolean;

/** Lists the ways in which a text can mean an entry, the clearest first. */
function listWays(wanted: string, write: (text: string) => string): Way[] {
  const text = write(wanted);
  return [
    (entry) => write(entry.id) === text || write(toCode(entry)) === text,
    // In code, exports of a plugin's package, such as types, are written without the plugin.
    (entry) => entry.kind === 'member' && write(entry.id.slice(entry.plugin.id.length + 1)) === text,
    (entry) =>
      entry.kind === 'member' &&
      [entry.member.name, `${entry.plugin.importName}.${entry.member.name}`].some((name) => write(name) === text),
  ];
}

function simplifyAll(text: string): string {
  return simplify(text).toLowerCase();
}

/** Normalizes the ways of writing an ID: with `/` between the parts. */
function simplify(text: string): string {
  return text
    .trim()
    .replace(/^npx cap /i, '')
    .replace(/^@capacitor\//i, '')
    .replace(/\(\s*['"`]([\w-]+)['"`].*$/s, ':$1')
    .replace(/\(.*$/s, '')
    .replace(/[\s/.:#]+(?:--)?/g, '/');
}
