import type { VersionName } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';
import type { MemberData } from '../../plugins/reference-data/model';
import type { Docs, ListedVersion } from '../docs';
import { describeVersion, findVersion } from '../find';
import { findMoved } from '../find-moved';
import { type Entry, findEntries, listEntries, toCode } from '../members';
import { quote, Refusal } from '../refusal';

/** Maximum number of IDs in a refusal. */
const namedIds = 10;

/**
 * Describes a plugin, a member of a plugin, a command, an option or a configuration key.
 *
 * @throws an error with suggestions when the ID is unknown or ambiguous
 */
export async function getMember(docs: Docs, { version, id }: { version: string; id: string }): Promise<string> {
  const own = await findVersion(docs, version);
  const entries = await listEntries(docs, own.version);
  const [found, ...others] = findEntries(entries, id);
  if (found === undefined) throw await refuse(docs, own.version, entries, id);
  if (others.length > 0) {
    const ids = [found, ...others].map((entry) => entry.id);
    const more = ids.length > namedIds ? ` and ${ids.length - namedIds} more` : '';
    throw new Refusal(
      `${quote(id)} can mean ${ids.slice(0, namedIds).join(', ')}${more} in ${own.version}; name one of them.`,
    );
  }
  return describeEntry(own, found, entries);
}

/** Makes a refusal with suggestions, and with the versions in which the name exists. */
async function refuse(docs: Docs, version: VersionName, entries: readonly Entry[], id: string): Promise<Refusal> {
  const nearest = nearestName(
    id,
    entries.flatMap((entry) => [toCode(entry), entry.id]),
  );
  const elsewhere: string[] = [];
  for (const { version: other } of await docs.listVersions()) {
    if (other === version) continue;
    const [found] = findEntries(await listEntries(docs, other), id);
    if (found === undefined) continue;
    const targets = await findMoved(docs, idOfChange(found), other, version);
    const moved = targets.length === 0 ? '' : `, which is ${targets.join(' and ')} in ${version}`;
    elsewhere.push(`${other} has ${found.id}${moved}`);
  }
  const hint = nearest === undefined ? 'Find it with search_docs.' : `The nearest name is ${nearest}.`;
  const others = elsewhere.length === 0 ? '' : `; ${elsewhere.join('; ')}`;
  return new Refusal(`${version} has no plugin, member, command or setting ${quote(id)}${others}. ${hint}`);
}

/** Returns the ID of an entry in the list of changes, where plugins have their page and export, and keys the prefix `config/`. */
function idOfChange(entry: Entry): string {
  if (entry.kind === 'plugin') return `${entry.id}/${entry.plugin.importName}`;
  return entry.kind === 'key' ? `config/${entry.id}` : entry.id;
}

function describeEntry(own: ListedVersion, entry: Entry, entries: readonly Entry[]): string {
  const head = (what: string, url: string | undefined): string =>
    `${describeVersion(own)}: ${what}\n${url ?? own.url}\n`;
  switch (entry.kind) {
    case 'plugin': {
      const { plugin } = entry;
      const members = plugin.members.filter(({ kind }) => kind !== 'property' && kind !== 'enum-member');
      return [
        head(`plugin ${entry.id}, ${plugin.importName} of ${plugin.package} ${plugin.packageVersion}`, plugin.url),
        ...listFacts({
          platforms: plugin.platforms.join(', '),
          'Android permissions': plugin.androidPermissions.join(', '),
        }),
        '',
        ...members.map((member) => `- ${describeMember(member)}`),
        '',
      ].join('\n');
    }
    case 'member': {
      const { plugin, member } = entry;
      const parts = plugin.members.filter(({ parent }) => parent === member.id);
      return [
        head(
          `${member.kind} ${entry.id} of ${plugin.importName} (${plugin.package} ${plugin.packageVersion})`,
          member.url,
        ),
        ...(member.type === undefined ? [] : [`    ${member.type}`, '']),
        ...(member.description === '' ? [] : [member.description, '']),
        ...listFacts({
          platforms: member.platforms?.join(', '),
          'does nothing on': member.doesNothingOn?.join(', '),
          'ignored on': member.ignoredOn?.join(', '),
          since: member.since === undefined ? undefined : `${plugin.package} ${member.since}`,
          value: member.value,
          optional: member.optional === true ? 'yes' : undefined,
          default: member.default,
          deprecated: member.deprecated === '' ? 'yes' : member.deprecated,
          types: listTypes(member, entries, plugin.id),
        }),
        ...listErrors('Rejects with:', member.rejections),
        ...listErrors('Calls back with these errors, as the second argument:', member.callbackErrors),
        ...showExample(member),
        ...parts.map((part) => `- ${describeMember(part)}`),
        '',
      ].join('\n');
    }
    case 'command': {
      const { command } = entry;
      return [
        head(`command ${entry.id}`, command.url),
        `    ${command.usage}`,
        '',
        command.description,
        '',
        ...listFacts({ platforms: command.platforms?.join(', ') }),
        ...command.options.map(({ flags, description }) => `- ${flags}: ${description}`),
        '',
      ].join('\n');
    }
    case 'option': {
      const { command, option } = entry;
      return [
        head(`option ${entry.id} of npx cap ${command.id}`, command.url),
        `    ${option.flags}`,
        '',
        option.description,
        '',
        ...listFacts({ default: option.default, choices: option.choices?.join(', ') }),
        '',
      ].join('\n');
    }
    case 'key': {
      const { key } = entry;
      return [
        head(`key ${entry.id} of capacitor.config`, key.url),
        `    ${key.type}`,
        '',
        ...(key.description === '' ? [] : [key.description, '']),
        ...listFacts({
          since: key.since,
          optional: key.optional ? 'yes' : undefined,
          default: key.default,
          deprecated: key.deprecated === '' ? 'yes' : key.deprecated,
        }),
        '',
      ].join('\n');
    }
  }
}

/** Lists the messages of a method's errors, one per line. `…` stands for text that is made at run time. */
function listErrors(heading: string, errors: MemberData['rejections'] = []): string[] {
  if (errors.length === 0) return [];
  const lines = errors.map(({ message, code, platforms }) => {
    const text = message === '…' ? 'other messages, made at run time' : `\`${message}\``;
    return `- ${text}${code === undefined ? '' : `, code ${code}`} (${platforms.join(', ')})`;
  });
  return ['', heading, '', ...lines];
}

/** Formats the example of a method. */
function showExample({ example }: MemberData): string[] {
  return example === undefined ? [] : ['', 'Example:', '', '```ts', example, '```', ''];
}

/** Describes a member in one line: ID, type and the first line of the description. */
function describeMember({ id, type, value, description, deprecated, ignoredOn = [] }: MemberData): string {
  const shape = type ?? value;
  const note = `${deprecated === undefined ? '' : ' (deprecated)'}${ignoredOn.length === 0 ? '' : ` (ignored on ${ignoredOn.join(', ')})`}`;
  const text = description.split('\n')[0] ?? '';
  return `${id}${shape === undefined ? '' : ` \`${shape}\``}${note}${text === '' ? '' : `: ${text}`}`;
}

function listFacts(facts: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`- ${name}: ${value}`],
  );
}

/** Lists the IDs of the plugin's types that a signature names. */
function listTypes({ type = '' }: MemberData, entries: readonly Entry[], plugin: string): string {
  const names = new Set(type.match(/\b[A-Z]\w+/g));
  const ids = entries.flatMap((entry) =>
    entry.kind === 'member' && entry.plugin.id === plugin && names.has(entry.id.slice(plugin.length + 1))
      ? entry.id
      : [],
  );
  return ids.join(', ');
}
