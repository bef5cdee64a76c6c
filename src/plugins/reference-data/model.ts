/**
 * Types of the reference data that the site publishes for programs. The schemas in `static/data/schemas/` describe each file for its readers.
 * A change to a shape that is more than an addition needs a new name in `dataFolder`.
 */

import type {
  ApiChange,
  CliArgument,
  CliOption,
  ConfigKey,
  DocTags,
  MethodModel,
  Platform,
  PlatformFact,
  PluginModel,
  PropertyModel,
  TypeModel,
} from '@capacitor-docs/reference';
import type { DocsVersion, VersionName } from '../../config/versions';

/** Fields at the start of every file. */
export interface DataHead {
  /** Address of the JSON Schema of the file. */
  readonly $schema: string;
  readonly version: VersionName;
  readonly state: DocsVersion['state'];
  /** The release of Capacitor that the version describes: `4.8.2`. */
  readonly release: string;
}

export interface ApiData extends DataHead {
  readonly plugins: readonly PluginData[];
}

export interface PluginData extends Readonly<Pick<PluginModel, PluginField>> {
  /** Name of its page: `camera`. */
  readonly id: string;
  /** Name that an app imports. */
  readonly importName: string;
  readonly url: string;
  readonly markdown: string;
  readonly members: readonly MemberData[];
}

/** What the data has of a plugin as the reference has it. */
type PluginField = 'title' | 'package' | 'packageVersion' | 'platforms' | 'androidPermissions' | 'androidVariables';

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

export interface CliData extends DataHead {
  readonly package: string;
  readonly packageVersion: string;
  readonly commands: readonly CommandData[];
}

export interface CommandData {
  readonly id: string;
  readonly usage: string;
  readonly description: string;
  /** Address of the command's page; absent if it has no page of its own. */
  readonly url?: string;
  /** Platforms that the command works for; absent for a command that is not about platforms. */
  readonly platforms?: readonly Platform[];
  readonly arguments: readonly Readonly<Pick<CliArgument, 'name' | 'required'>>[];
  readonly options: readonly OptionData[];
}

export interface OptionData
  extends Readonly<Pick<CliOption, 'flags' | 'description' | 'takesValue' | 'default' | 'choices'>> {
  /** `run/--target` */
  readonly id: string;
}

export interface ConfigData extends DataHead {
  readonly keys: readonly KeyData[];
}

export interface KeyData extends Readonly<Pick<ConfigKey, 'type' | 'description' | 'optional' | keyof DocTags>> {
  /** Path from the root of the configuration: `android.allowMixedContent`. */
  readonly id: string;
  readonly url: string;
}

export interface FactsData extends DataHead {
  readonly facts: readonly (Omit<PlatformFact, 'name'> & { readonly id: string })[];
}

export interface ChangesData extends DataHead {
  /** The previous version; null for the oldest one. */
  readonly from: VersionName | null;
  readonly changes: readonly ChangeData[];
}

export interface ChangeData extends Readonly<Pick<ApiChange, 'kind' | 'memberKind' | 'before' | 'after'>> {
  /** Id of the member in `api.json`, for a removed member that of the older version; keys of the configuration begin with `config/`. */
  readonly id: string;
  /** Id of a moved member in the older version. */
  readonly from?: string;
}
