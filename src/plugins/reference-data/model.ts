/**
 * Types of the reference data that the site publishes for programs. The schemas in `static/data/schemas/` describe each file for its readers.
 * A change to a shape that is more than an addition needs a new name in `dataFolder`.
 */

import type { ChangeKind, Platform, PlatformFact } from '@capacitor-docs/reference';
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

export interface PluginData {
  /** Name of its page: `camera`. */
  readonly id: string;
  readonly title: string;
  readonly package: string;
  readonly packageVersion: string;
  /** Name that an app imports. */
  readonly importName: string;
  readonly url: string;
  readonly markdown: string;
  readonly platforms: readonly Platform[];
  readonly androidPermissions: readonly string[];
  readonly androidVariables: readonly { readonly name: string; readonly value: string }[];
  readonly members: readonly MemberData[];
}

/** A method, listener, type, property, enum value or configuration key of a plugin. */
export interface MemberData {
  /** Stable, unique in its version: `camera/getPhoto`, `camera/ImageOptions.quality`. */
  readonly id: string;
  readonly kind:
    | 'method'
    | 'listener'
    | 'interface'
    | 'class'
    | 'enum'
    | 'alias'
    | 'property'
    | 'enum-member'
    | 'config';
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
  readonly default?: string;
  /** First release of the package that has the member. */
  readonly since?: string;
  /** Reason not to use it; the empty string if the package gives none. */
  readonly deprecated?: string;
  /** Platforms that implement a method, if the sources show it. */
  readonly platforms?: readonly Platform[];
  /** Releases since which a method works on platforms where it did not work before; absent if there are none. */
  readonly platformsSince?: Partial<Record<Platform, string>>;
  /** Other platforms on which a call resolves without doing anything; absent if there are none. */
  readonly doesNothingOn?: readonly Platform[];
  /** Platforms where, according to the sources, an option's property does nothing although the method that takes it works there. */
  readonly ignoredOn?: readonly Platform[];
  /** Messages with which a method rejects, from the published sources; absent if it does not reject. */
  readonly rejections?: readonly RejectionData[];
  /** Messages that a method passes to its callback as the second argument instead of rejecting; absent if there are none. */
  readonly callbackErrors?: readonly RejectionData[];
  /** A few lines of TypeScript that call a method, with their imports; absent where there are none. */
  readonly example?: string;
}

export interface RejectionData {
  /** `…` stands for parts that are made at run time; alone it stands for errors whose whole message is made at run time. */
  readonly message: string;
  readonly code?: string;
  /** Platforms whose sources have the message. */
  readonly platforms: readonly Platform[];
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
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
  readonly options: readonly OptionData[];
}

export interface OptionData {
  /** `run/--target` */
  readonly id: string;
  readonly flags: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly default?: string;
  readonly choices?: readonly string[];
}

export interface ConfigData extends DataHead {
  readonly keys: readonly KeyData[];
}

export interface KeyData {
  /** Path from the root of the configuration: `android.allowMixedContent`. */
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly optional: boolean;
  readonly url: string;
  readonly default?: string;
  readonly since?: string;
  readonly deprecated?: string;
}

export interface FactsData extends DataHead {
  readonly facts: readonly (Omit<PlatformFact, 'name'> & { readonly id: string })[];
}

export interface ChangesData extends DataHead {
  /** The previous version; null for the oldest one. */
  readonly from: VersionName | null;
  readonly changes: readonly ChangeData[];
}

export interface ChangeData {
  readonly kind: ChangeKind;
  /** Id of the member in `api.json`, for a removed member that of the older version; keys of the configuration begin with `config/`. */
  readonly id: string;
  readonly memberKind: string;
  readonly before?: string;
  readonly after?: string;
  /** Id of a moved member in the older version. */
  readonly from?: string;
}
