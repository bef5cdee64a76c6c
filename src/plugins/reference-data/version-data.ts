import {
  type ApiDiff,
  anchorOf,
  anchorOfKey,
  type Described,
  type DocTags,
  findPlatformAdditions,
  type MethodModel,
  type Platform,
  type PluginModel,
  type PropertyModel,
  type Reference,
  sinceOf,
  type TypeModel,
  usageOf,
} from '@capacitor-docs/reference';
import type { DocsVersion, VersionName } from '../../config/versions';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { platforms } from '../../lib/platform-names';

/** Names of the files of a version. */
export const dataFiles = ['api', 'cli', 'config', 'facts', 'changes'] as const;

type DataFile = (typeof dataFiles)[number];

/** Fields at the start of every file. */
interface DataHead {
  /** Address of the JSON Schema of the file. */
  readonly $schema: string;
  readonly version: VersionName;
  readonly state: DocsVersion['state'];
  /** The release of Capacitor that the version describes: `4.8.2`. */
  readonly release: string;
}

/** What the reference says about a method; see the properties of the same names there. All are absent where there is nothing to say. */
type MethodFacts = Readonly<Pick<MethodModel, 'doesNothingOn' | 'rejections' | 'callbackErrors' | 'example'>>;

/** A method, listener, type, property, enum value or configuration key of a plugin. `since` is the first release of the package that has it. */
export interface MemberData extends Readonly<DocTags>, MethodFacts, Readonly<Pick<PropertyModel, 'ignoredOn'>> {
  /** Stable, unique in its version: `camera/getPhoto`, `camera/ImageOptions.quality`. */
  readonly id: string;
  readonly kind: MethodModel['kind'] | TypeModel['kind'] | 'property' | 'enum-member' | 'config';
  readonly name: string;
  readonly url: string;
  /** Markdown; the empty string if there is no description. */
  readonly description: string;
  /** Id of the type that a property or an enum value belongs to. */
  readonly parent?: string;
  /** Signature of a method, or type of a property, a key or an alias. */
  readonly type?: string;
  /** Value of an enum member as source text. */
  readonly value?: string;
  readonly optional?: boolean;
  /** Platforms that implement a method, if the sources show it. */
  readonly platforms?: readonly Platform[];
  /** Releases since which a method works on platforms where it did not work before; absent if there are none. */
  readonly platformsSince?: Partial<Record<Platform, string>>;
}

/** The files of a version, by name. The schemas in `static/data/schemas/` describe each for its readers. */
export type VersionData = Readonly<ReturnType<typeof makeVersionData>>;

/** Where the pages of a version are. */
export interface PageAddresses {
  /** Finds the address of a page, with host, by its path in the version: `apis/camera`; undefined where the version has none. */
  readonly find: (page: string) => string | undefined;
  /** Start of all addresses of the site, with its host: `https://example.com/docs/`. */
  readonly root: string;
}

/**
 * Makes the published data of a version's reference.
 *
 * @param diff changes since the previous version; undefined for the oldest one
 * @param head the head that all files of the version share, without the schema
 * @returns data by file name
 */
export function makeVersionData(
  reference: Reference,
  diff: ApiDiff | undefined,
  head: Omit<DataHead, '$schema'>,
  pages: PageAddresses,
) {
  const headOf = (file: DataFile): DataHead => ({ $schema: `${pages.root}data/schemas/${file}.schema.json`, ...head });
  return {
    api: {
      ...headOf('api'),
      plugins: reference.plugins.map((plugin) => toPlugin(plugin, reference, pages)),
    },
    cli: { ...headOf('cli'), ...toCli(reference, pages) },
    config: { ...headOf('config'), keys: toKeys(reference, pages) },
    facts: {
      ...headOf('facts'),
      facts: reference.facts.map(({ name, ...fact }) => ({ id: name, ...fact })),
    },
    changes: { ...headOf('changes'), ...toChanges(diff) },
  };
}

function toPlugin(model: PluginModel, { version }: Reference, pages: PageAddresses) {
  const url = pages.find(`apis/${model.page}`);
  if (url === undefined) throw new Error(`${version} has the plugin ${model.package}, but no page apis/${model.page}.`);
  const describe = (member: Described): Omit<MemberData, 'kind'> => ({
    id: `${model.page}/${member.id}`,
    name: member.name,
    url: `${url}#${anchorOf(member.id, model)}`,
    description: member.description,
    ...tagsOf(member, model.page, version),
  });
  return {
    id: model.page,
    title: model.title,
    package: model.package,
    packageVersion: model.packageVersion,
    importName: model.exportName,
    url,
    markdown: toMarkdownAddress(url, pages.root),
    platforms: model.platforms,
    androidPermissions: model.androidPermissions,
    androidVariables: model.androidVariables,
    members: [
      ...model.methods.map((method) => toMethod(method, model, describe(method))),
      ...model.types.flatMap((type) => toType(type, `${model.page}/${type.id}`, describe)),
      ...model.config.map(
        (key): MemberData => ({ ...describe(key), name: key.path, kind: 'config', ...pick(key, 'type', 'optional') }),
      ),
    ],
  };
}

/** The tags of a member, with its first release instead of what its comment says. */
function tagsOf(member: Described, page: string, version: VersionName): DocTags {
  const since = sinceOf(member, page, version);
  return { ...pick(member, 'default'), ...(since === undefined ? {} : { since }), ...pick(member, 'deprecated') };
}

function toMethod(method: MethodModel, model: PluginModel, described: Omit<MemberData, 'kind'>): MemberData {
  const works = method.platforms;
  const platformsSince = findPlatformAdditions(method, model);
  return {
    ...described,
    kind: method.kind,
    type: method.signature,
    ...(works === undefined ? {} : { platforms: platforms.filter((platform) => works[platform]) }),
    ...(Object.keys(platformsSince).length === 0 ? {} : { platformsSince }),
    ...pick(method, 'doesNothingOn', 'rejections', 'callbackErrors', 'example'),
  };
}

/** A type, followed by its members. */
function toType(
  type: TypeModel,
  parent: string,
  describe: (member: Described) => Omit<MemberData, 'kind'>,
): MemberData[] {
  const self = { ...describe(type), kind: type.kind };
  switch (type.kind) {
    case 'alias':
      return [{ ...self, type: type.type.text }];
    case 'enum':
      return [
        self,
        ...type.members.map(
          (member): MemberData => ({ ...describe(member), kind: 'enum-member', parent, value: member.value }),
        ),
      ];
    default:
      return [
        self,
        ...type.members.map(
          (member): MemberData => ({
            ...describe(member),
            kind: 'property',
            parent,
            type: member.type.text,
            ...pick(member, 'optional', 'ignoredOn'),
          }),
        ),
      ];
  }
}

/** Takes those of the named properties that an object has. */
function pick<Value extends object, Name extends keyof Value>(value: Value, ...names: Name[]): Pick<Value, Name> {
  const entries = names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return Object.fromEntries(entries) as Pick<Value, Name>;
}

function toCli({ cli }: Reference, pages: PageAddresses) {
  const shown = cli.commands.filter(({ hidden }) => !hidden);
  return {
    package: cli.package,
    packageVersion: cli.packageVersion,
    commands: shown.map((command) => {
      const url = pages.find(`cli/commands/${command.name}`) ?? pages.find(`cli/${command.name}`);
      return {
        id: command.name,
        usage: usageOf(command),
        description: command.description,
        ...(url === undefined ? {} : { url }),
        ...(command.platforms.length === 0 ? {} : { platforms: command.platforms }),
        arguments: command.arguments.map((argument) => pick(argument, 'name', 'required')),
        options: command.options
          .filter(({ hidden }) => !hidden)
          .map((option) => ({
            id: `${command.name}/--${option.long}`,
            ...pick(option, 'flags', 'description', 'takesValue', 'default', 'choices'),
          })),
      };
    }),
  };
}

function toKeys({ config, version }: Reference, pages: PageAddresses) {
  const url = pages.find('config');
  return config
    .filter(({ group }) => !group)
    .map((key) => ({
      id: key.path,
      ...pick(key, 'type', 'description', 'optional'),
      url: `${url}#${anchorOfKey(key.path)}`,
      ...tagsOf(key, 'config', version),
    }));
}

/** Lists the changes since the previous version; none for the oldest one. */
function toChanges(diff: ApiDiff | undefined) {
  return {
    from: diff?.from ?? null,
    changes: (diff?.changes ?? []).map((change) => ({
      kind: change.kind,
      id: `${change.page}/${change.id}`,
      ...pick(change, 'memberKind', 'before', 'after'),
      ...(change.from === undefined ? {} : { from: `${change.from.page}/${change.from.id}` }),
    })),
  };
}
