/**
 * The model of everything that the reference reads from the published packages of one docs version.
 * Plain data: it is cached as JSON between builds, so it contains no classes, functions or undefined values in arrays.
 */
import type { VersionName } from '../../config/versions';

export type Platform = 'ios' | 'android' | 'web';

/** Documentation tags in the packages' own comments. */
export interface DocTags {
  /** Text of `@since`, as written; shown only where the computed differences agree with it. */
  since?: string;
  /** Text of `@default`, without code fences. */
  default?: string;
  /** Text of `@deprecated`; the empty string when the tag has none. */
  deprecated?: string;
}

/** Where a description comes from: the package's comment or our overlay file. */
export type DescriptionSource = 'package' | 'overlay';

export interface Described extends DocTags {
  /** Stable id, unique on the page: `getPhoto`, `addListener:appStateChange`, `ImageOptions`, `ImageOptions.quality`. */
  id: string;
  name: string;
  /** Markdown of one or more paragraphs; the empty string when there is no description. */
  description: string;
  descriptionSource?: DescriptionSource;
}

/** A type as text, with the names in it that can be linked. */
export interface TypeText {
  text: string;
  /** Names inside `text` that are declared on the same page (key: name as written, value: id of the type). */
  links: Record<string, string>;
  /** Names inside `text` from another documented package (key: name, value: page and id of the type there). */
  externalLinks?: Record<string, { page: string; id: string }>;
}

export interface Parameter {
  name: string;
  type: TypeText;
  optional: boolean;
  /** Text of `@param`. */
  description: string;
}

export interface MethodModel extends Described {
  kind: 'method' | 'listener';
  /** Event that a listener overload is for; only with kind `listener`. */
  event?: string;
  /** Full signature on one line, in TypeScript syntax: `getPhoto(options: ImageOptions) => Promise<Photo>`. */
  signature: string;
  parameters: Parameter[];
  returns: TypeText;
  /** Text of `@returns`. */
  returnsDescription: string;
  /** Platforms on which the published sources implement the method; absent when the package's sources do not show it. */
  platforms?: Record<Platform, boolean>;
  /** Platforms that do not implement the method but accept the call: it resolves without doing anything. Absent if there are none. */
  doesNothingOn?: Platform[];
  /** Errors that the method rejects with where it is implemented, according to the published sources; absent when there are none. */
  rejections?: Rejection[];
  /** Errors that the method passes to its callback as the second argument instead of rejecting; absent when there are none. */
  callbackErrors?: Rejection[];
  /** Platforms on which some path through the method asks the user for a permission, according to the native sources; absent if there are none. */
  asksPermission?: Platform[];
  /** A few lines that call the method, with the imports that they need; absent when there is no example. */
  example?: string;
  /** Hidden code that runs before the example. */
  examplePreamble?: string;
}

/** Stands for text that is known only at run time, and for whole messages of that kind. */
export const unknownText = '…';

/** A message with which a method rejects, or that it passes to its callback. */
export interface Rejection {
  /** `…` stands for text that is known only at run time. A message of `…` alone is made at run time, such as by the system. */
  message: string;
  code?: string;
  /** Platforms whose sources contain the message, in the order of the columns. */
  platforms: Platform[];
}

export interface PropertyModel extends Described {
  type: TypeText;
  optional: boolean;
  readonly?: boolean;
  /** Platforms where a method that takes the object works but nothing reads this property, according to the published sources. */
  ignoredOn?: Platform[];
  /** The other platforms where these methods work; absent when the sources do not show it for all of them. Used only while building the reference. */
  readOn?: Platform[];
  /** True for a method of an interface or class (its type is then the signature). */
  isMethod?: boolean;
}

export interface EnumMember extends Described {
  /** Value as source text: `'PHOTOS'`, `0`. */
  value: string;
}

export type TypeModel =
  | (Described & { kind: 'interface' | 'class'; extends: TypeText[]; members: PropertyModel[] })
  | (Described & { kind: 'enum'; members: EnumMember[] })
  | (Described & { kind: 'alias'; type: TypeText });

/** One key of a configuration object, `path` from the root: `android.buildOptions.keystorePath`. */
export interface ConfigKey extends Described {
  path: string;
  type: string;
  optional: boolean;
  /** True when the key only groups others. */
  group: boolean;
}

/** Page that the keys of the Capacitor configuration are listed under, and name of the file with our descriptions of them. */
export const configPage = 'config';

/** Everything about one plugin page. */
export interface PluginModel {
  /** Name of the page below `apis/`: `camera`. */
  page: string;
  /** Title in words: `Camera`. */
  title: string;
  package: string;
  packageVersion: string;
  license: string;
  /** The published file that declares its API, from the root of the package: `dist/esm/definitions.d.ts`. */
  sourceFile: string;
  /** What an app imports: `Camera`, `CapacitorHttp`, `GoogleMap`; in v2 the member of `Plugins`. */
  exportName: string;
  methods: MethodModel[];
  types: TypeModel[];
  /** Keys below `plugins.<Name>` in the Capacitor configuration. */
  config: ConfigKey[];
  platforms: Platform[];
  /** Gradle variables that the plugin's Android project reads, with their defaults. */
  androidVariables: { name: string; value: string }[];
  /** Permissions that the plugin's own Android manifest declares. */
  androidPermissions: string[];
  /** Permissions that it asks for on Android only if the manifest of the app has them, without `android.permission.`. */
  requestedPermissions: string[];
  /** Info.plist keys for usage descriptions that its iOS sources name or need. */
  iosUsageKeys: string[];
}

export interface CliArgument {
  name: string;
  required: boolean;
  variadic: boolean;
}

export interface CliOption {
  /** As declared: `-l, --live-reload`, `--target <id>`. */
  flags: string;
  /** Long name without dashes: `live-reload`. */
  long: string;
  short?: string;
  description: string;
  default?: string;
  choices?: string[];
  takesValue: boolean;
  hidden: boolean;
}

export interface CliCommand {
  name: string;
  aliases: string[];
  description: string;
  arguments: CliArgument[];
  options: CliOption[];
  /** Platforms for which the command does something; empty for a command that takes no platform. */
  platforms: Platform[];
  /** Not shown in `npx cap --help`. */
  hidden: boolean;
}

export interface CliModel {
  package: string;
  packageVersion: string;
  /** The published file that registers the commands, from the root of the package. */
  sourceFile: string;
  commands: CliCommand[];
  /** Options of `cap` itself. */
  globalOptions: CliOption[];
}

/** One checked number or word about the version, with the file of the package that it was read from. */
export interface PlatformFact {
  /** `minSdkVersion`, `androidGradlePlugin`, `iosDeploymentTarget`, `coreVersion`, `package:@capacitor/camera`. */
  name: string;
  value: string;
  /** Short label in our own words. */
  label: string;
  /** Package and file inside it; `hand` for the few facts that no package states, with the reason in `note`. */
  source: string;
  note?: string;
}

/** Everything of one docs version. */
export interface Reference {
  version: VersionName;
  plugins: PluginModel[];
  cli: CliModel;
  config: ConfigKey[];
  facts: PlatformFact[];
  /** Every package read, for the third-party notices. */
  packages: { name: string; version: string; license: string; copyright: string }[];
}

export type ChangeKind = 'added' | 'removed' | 'changed' | 'deprecated' | 'moved';

/** One difference between two neighboring versions, at the level of a member. */
export interface ApiChange {
  kind: ChangeKind;
  /** Page in the newer version (in the older one for `removed`). */
  page: string;
  /** Id of the member on that page. */
  id: string;
  memberKind: 'plugin' | 'method' | 'listener' | 'type' | 'property' | 'enum-member' | 'config';
  before?: string;
  after?: string;
  /** For `moved`: where it was. */
  from?: { page: string; id: string };
}

export interface ApiDiff {
  from: VersionName;
  to: VersionName;
  changes: ApiChange[];
}
