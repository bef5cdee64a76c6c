/**
 * What the site publishes of its reference for programs. `static/data/schemas/` describes each file for those who read them; a change of a
 * shape that is not an addition needs a new name in `dataFolder`.
 */
import type { DocsVersion, VersionName } from '../../config/versions';
import type { ChangeKind, Platform, PlatformFact } from '../../reference/types';

/** What every file says of itself. */
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
  /** What an app imports. */
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
  /** Markdown; the empty string where nobody describes it. */
  readonly description: string;
  /** Id of the type that a property or an enum value belongs to. */
  readonly parent?: string;
  /** Signature of a method, type of a property, of a key or of an alias. */
  readonly type?: string;
  /** Value of an enum member as source text. */
  readonly value?: string;
  readonly optional?: boolean;
  readonly default?: string;
  /** First release of the package that has it. */
  readonly since?: string;
  /** Why not to use it; the empty string where the package gives no reason. */
  readonly deprecated?: string;
  /** Platforms that implement a method, where the sources can tell. */
  readonly platforms?: readonly Platform[];
  /** Platforms where a property of an option does nothing, although the method that takes it works there, as the sources have it. */
  readonly ignoredOn?: readonly Platform[];
  /** Messages with which a method rejects, as the native sources say; absent where they say nothing. */
  readonly rejections?: readonly RejectionData[];
  /** A few lines of TypeScript that call a method, with their imports; absent where there are none. */
  readonly example?: string;
}

export interface RejectionData {
  /** `…` stands for what only the running code knows; alone it stands for messages of other errors that the method passes on. */
  readonly message: string;
  readonly code?: string;
  /** Platforms whose sources have it. */
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
  /** Page of the command; absent where it has none of its own. */
  readonly url?: string;
  /** Platforms for which it does something; absent for a command that is for no platform. */
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
  /** The version before; null for the oldest one. */
  readonly from: VersionName | null;
  readonly changes: readonly ChangeData[];
}

export interface ChangeData {
  readonly kind: ChangeKind;
  /** Id of the member in `api.json`, in the older version for what was removed; keys of the configuration begin with `config/`. */
  readonly id: string;
  readonly memberKind: string;
  readonly before?: string;
  readonly after?: string;
  /** Id in the older version of what was moved. */
  readonly from?: string;
}
