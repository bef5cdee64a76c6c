/** Turns a reference into a flat list of everything that can be added, removed or changed. */
import type { VersionName } from '../../../config/versions';
import {
  type ApiChange,
  type ConfigKey,
  configPage,
  type DocTags,
  type MethodModel,
  type PluginModel,
  type PropertyModel,
  type Reference,
  type TypeModel,
  type TypeText,
} from '../types';
import { isNested } from './normalize-type';

export interface Member {
  page: string;
  id: string;
  memberKind: ApiChange['memberKind'];
  /** The member as short source text. */
  text: string;
  /** Text that must match exactly: optionality, the value of an enum member, the form of a type. */
  head: string;
  /** The part that is compared as a type; absent when `head` says everything. */
  type?: TypeText;
  optional: boolean;
  deprecated: boolean;
  /** Id of the type that the member is part of. */
  owner?: string;
  /** The type itself, for comparing structures. */
  model?: TypeModel;
  /** True for a member that its type inherits from another type of the page. */
  inherited: boolean;
  /** Id of the property whose object this one is part of (`Position.coords` of `Position.coords.latitude`). */
  nestedIn?: string;
  /** True when the properties of this property's object are listed as well, so that its own type need not be compared. */
  hasNested: boolean;
}

/** False for v2, which publishes no types for its configuration. A comparison with v2 covers only which keys the Capacitor configuration has. */
export function publishesConfigTypes(version: VersionName): boolean {
  return version !== 'v2';
}

const plain = { head: '', optional: false, deprecated: false, inherited: false, hasNested: false } as const;

const tagsOf = ({ deprecated }: DocTags): Pick<Member, 'deprecated'> => ({ deprecated: deprecated !== undefined });

function listMethod(page: string, method: MethodModel): Member {
  const isStatic = method.signature.startsWith('static ');
  const signature = method.signature.slice((isStatic ? 'static '.length : 0) + method.name.length);
  const links = Object.assign(
    {},
    ...[...method.parameters.map(({ type }) => type), method.returns].map((type) => type.links),
  );
  // The event is the listener's id. A renamed event counts as moved, and its signature is the same.
  const text = method.kind === 'listener' ? signature.replace(/^\((\w+): ('[^']*'( \| )?)+/, '($1: string') : signature;
  return {
    ...plain,
    ...tagsOf(method),
    page,
    id: method.id,
    memberKind: method.kind,
    text: method.signature,
    head: isStatic ? 'static' : '',
    type: { text, links },
  };
}

function listProperty(
  page: string,
  owner: string,
  property: PropertyModel,
  siblings: readonly PropertyModel[],
): Member {
  const { id, name, type, optional, readonly: isReadonly } = property;
  const isMethod = property.isMethod && name !== 'constructor';
  const shown = isMethod ? `${name}${optional ? '?' : ''}${type.text}` : `${name}${optional ? '?' : ''}: ${type.text}`;
  const member: Member = {
    ...plain,
    ...tagsOf(property),
    page,
    id,
    memberKind: 'property',
    text: `${isReadonly ? 'readonly ' : ''}${name === 'constructor' ? type.text : shown}`,
    head: `${isReadonly ? 'readonly ' : ''}${optional ? '?' : ''}`,
    type,
    optional,
    owner,
    hasNested: siblings.some((other) => isNested(other.id, other.name) && other.id.startsWith(`${id}.`)),
  };
  return isNested(id, name) ? { ...member, nestedIn: id.slice(0, id.lastIndexOf('.')) } : member;
}

/** Lists the members that an interface or class inherits from other types of the page, with the ids they would have as its own members. */
function listInherited(type: TypeModel, plugin: PluginModel, open: readonly string[] = []): PropertyModel[] {
  if (type.kind !== 'interface' && type.kind !== 'class') {
    return [];
  }
  const bases = type.extends.flatMap(({ text, links }) => plugin.types.filter(({ id }) => id === links[text]));
  const inherited = bases
    .filter(({ id }) => !open.includes(id))
    .flatMap((base) => [
      ...(base.kind === 'interface' || base.kind === 'class' ? base.members : []),
      ...listInherited(base, plugin, [...open, type.id]),
    ])
    .map((member) => ({ ...member, id: `${type.id}.${member.name}` }));
  return inherited.filter(({ id }) => !type.members.some((own) => own.id === id));
}

function describeType(type: TypeModel): { text: string; head: string; type?: TypeText } {
  const typeParameters = type.name.slice(type.name.indexOf('<')).startsWith('<')
    ? type.name.slice(type.name.indexOf('<'))
    : '';
  const head = `${type.kind}${typeParameters}`;
  switch (type.kind) {
    case 'enum':
      return { text: `enum ${type.name}`, head };
    case 'alias':
      return { text: `type ${type.name} = ${type.type.text}`, head, type: type.type };
    default: {
      const bases = type.extends.map(({ text }) => text);
      const text = `${type.kind} ${type.name}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`;
      const links = Object.assign({}, ...type.extends.map((base) => base.links));
      return bases.length > 0 ? { text, head, type: { text: bases.join(' & '), links } } : { text, head };
    }
  }
}

function listType(plugin: PluginModel, type: TypeModel): Member[] {
  const { page } = plugin;
  const self: Member = {
    ...plain,
    ...tagsOf(type),
    ...describeType(type),
    page,
    id: type.id,
    memberKind: 'type',
    model: type,
  };
  switch (type.kind) {
    case 'alias':
      return [self];
    case 'enum':
      return [
        self,
        ...type.members.map((member): Member => {
          const text = `${member.name} = ${member.value}`;
          const kind = { memberKind: 'enum-member', head: member.value, owner: type.id } as const;
          return { ...plain, ...tagsOf(member), ...kind, page, id: member.id, text };
        }),
      ];
    default: {
      const inherited = listInherited(type, plugin);
      return [
        self,
        ...type.members.map((member) => listProperty(page, type.id, member, type.members)),
        ...inherited.map((member) => ({ ...listProperty(page, type.id, member, inherited), inherited: true })),
      ];
    }
  }
}

function listConfigKey(page: string, key: ConfigKey, version: VersionName): Member {
  const text = `${key.name}${key.optional ? '?' : ''}: ${key.group ? 'object' : key.type}`;
  const member: Member = { ...plain, ...tagsOf(key), page, id: key.id, memberKind: 'config', text };
  const isComparable = publishesConfigTypes(version) && !key.group;
  return isComparable
    ? { ...member, head: key.optional ? '?' : '', optional: key.optional, type: { text: key.type, links: {} } }
    : member;
}

function listPlugin(plugin: PluginModel, version: VersionName): Member[] {
  const { page, exportName } = plugin;
  return [
    { ...plain, page, id: exportName, memberKind: 'plugin', text: plugin.package },
    ...plugin.methods.map((method) => listMethod(page, method)),
    ...plugin.types.flatMap((type) => listType(plugin, type)),
    ...plugin.config.map((key) => listConfigKey(page, key, version)),
  ];
}

/** The parts of a reference that are compared. */
export type Compared = Pick<Reference, 'version' | 'plugins' | 'config'>;

/** All members of a reference in the order of its pages; the keys of the Capacitor configuration come last. */
export function listMembers(reference: Compared): Member[] {
  return [
    ...reference.plugins.flatMap((plugin) => listPlugin(plugin, reference.version)),
    ...reference.config.map((key) => listConfigKey(configPage, key, reference.version)),
  ];
}
