import {
  type ApiDiff,
  anchorOf,
  anchorOfKey,
  type Described,
  findPlatformAdditions,
  type MethodModel,
  type Platform,
  type PluginModel,
  type Reference,
  sinceOf,
  type TypeModel,
  usageOf,
} from '@capacitor-docs/reference';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { platforms } from '../../lib/platform-names';
import type { ApiData, ChangesData, CliData, ConfigData, DataHead, FactsData, MemberData, PluginData } from './model';

/** Names of the files of a version. */
export const dataFiles = ['api', 'cli', 'config', 'facts', 'changes'] as const;

type DataFile = (typeof dataFiles)[number];

/** The files of a version, by name. */
export interface VersionData {
  readonly api: ApiData;
  readonly cli: CliData;
  readonly config: ConfigData;
  readonly facts: FactsData;
  readonly changes: ChangesData;
}

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
): VersionData {
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

function toPlugin(model: PluginModel, { version }: Reference, pages: PageAddresses): PluginData {
  const url = pages.find(`apis/${model.page}`);
  if (url === undefined) throw new Error(`${version} has the plugin ${model.package}, but no page apis/${model.page}.`);
  const describe = (
    member: Described,
  ): Pick<MemberData, 'id' | 'name' | 'url' | 'description' | 'default' | 'since' | 'deprecated'> => ({
    id: `${model.page}/${member.id}`,
    name: member.name,
    url: `${url}#${anchorOf(member.id, model)}`,
    description: member.description,
    ...pick(member, sinceOf(member, model.page, version)),
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
      ...model.methods.map(
        (method): MemberData => ({
          ...describe(method),
          kind: method.kind,
          type: method.signature,
          ...(method.platforms === undefined ? {} : { platforms: listPlatforms(method.platforms) }),
          ...listPlatformAdditions(method, model),
          ...(method.doesNothingOn === undefined ? {} : { doesNothingOn: method.doesNothingOn }),
          ...(method.rejections === undefined ? {} : { rejections: method.rejections }),
          ...(method.callbackErrors === undefined ? {} : { callbackErrors: method.callbackErrors }),
          ...(method.example === undefined ? {} : { example: method.example }),
        }),
      ),
      ...model.types.flatMap((type) => [
        toType(type, describe(type)),
        ...toMembers(type, `${model.page}/${type.id}`, describe),
      ]),
      ...model.config.map(
        (key): MemberData => ({
          ...describe(key),
          name: key.path,
          kind: 'config',
          type: key.type,
          optional: key.optional,
        }),
      ),
    ],
  };
}

function listPlatformAdditions(method: MethodModel, model: PluginModel): Pick<MemberData, 'platformsSince'> {
  const platformsSince = findPlatformAdditions(method, model);
  return Object.keys(platformsSince).length === 0 ? {} : { platformsSince };
}

function toType(type: TypeModel, described: Omit<MemberData, 'kind'>): MemberData {
  return { ...described, kind: type.kind, ...(type.kind === 'alias' ? { type: type.type.text } : {}) };
}

function toMembers(
  type: TypeModel,
  parent: string,
  describe: (member: Described) => Omit<MemberData, 'kind'>,
): MemberData[] {
  if (type.kind === 'alias') return [];
  if (type.kind === 'enum') {
    return type.members.map((member) => ({ ...describe(member), kind: 'enum-member', parent, value: member.value }));
  }
  return type.members.map((member) => ({
    ...describe(member),
    kind: 'property',
    parent,
    type: member.type.text,
    optional: member.optional,
    ...(member.ignoredOn === undefined ? {} : { ignoredOn: member.ignoredOn }),
  }));
}

function listPlatforms(works: Readonly<Record<Platform, boolean>>): Platform[] {
  return platforms.filter((platform) => works[platform]);
}

function pick(member: Described, since: string | undefined): Pick<MemberData, 'default' | 'since' | 'deprecated'> {
  return {
    ...(member.default === undefined ? {} : { default: member.default }),
    ...(since === undefined ? {} : { since }),
    ...(member.deprecated === undefined ? {} : { deprecated: member.deprecated }),
  };
}

function toCli({ cli }: Reference, pages: PageAddresses): Pick<CliData, 'package' | 'packageVersion' | 'commands'> {
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
        arguments: command.arguments.map(({ name, required }) => ({ name, required })),
        options: command.options
          .filter(({ hidden }) => !hidden)
          .map(({ long, flags, description, takesValue, default: value, choices }) => ({
            id: `${command.name}/--${long}`,
            flags,
            description,
            takesValue,
            ...(value === undefined ? {} : { default: value }),
            ...(choices === undefined ? {} : { choices }),
          })),
      };
    }),
  };
}

function toKeys({ config, version }: Reference, pages: PageAddresses): ConfigData['keys'] {
  const url = pages.find('config');
  return config
    .filter(({ group }) => !group)
    .map((key) => ({
      id: key.path,
      type: key.type,
      description: key.description,
      optional: key.optional,
      url: `${url}#${anchorOfKey(key.path)}`,
      ...pick(key, sinceOf(key, 'config', version)),
    }));
}

function toChanges(diff: ApiDiff | undefined): Pick<ChangesData, 'from' | 'changes'> {
  if (diff === undefined) return { from: null, changes: [] };
  return {
    from: diff.from,
    changes: diff.changes.map(({ kind, page, id, memberKind, before, after, from }) => ({
      kind,
      id: `${page}/${id}`,
      memberKind,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(from === undefined ? {} : { from: `${from.page}/${from.id}` }),
    })),
  };
}
