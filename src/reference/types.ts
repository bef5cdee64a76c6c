/**
 * The model of everything that the reference reads from the published packages of one docs version.
 * Plain data: it is cached as JSON between builds, so it holds no classes, functions or undefined values in arrays.
 */
import type { VersionName } from '../config/versions';

export type Platform = 'ios' | 'android' | 'web';

/** Documentation tags that the packages' own comments carry. */
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
  /** Markdown of one or more paragraphs; the empty string when nobody describes it. */
  description: string;
  descriptionSource?: DescriptionSource;
}

/** A type as text, with the names in it that have a place of their own to link to. */
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
  /** Full signature on one line, as TypeScript reads it: `getPhoto(options: ImageOptions) => Promise<Photo>`. */
  signature: string;
  parameters: Parameter[];
  returns: TypeText;
  /** Text of `@returns`. */
  returnsDescription: string;
  /** Where the published sources implement it; absent when the package's sources cannot tell. */
  platforms?: Record<Platform, boolean>;
  /** With what it rejects where it is implemented, as the published sources say; absent when they say nothing. */
  rejections?: Rejection[];
  /** Where some way through it asks the user for a permission, as the native sources have it; none is left out. */
  asksPermission?: Platform[];
  /** A few lines that call it, with the imports that they need; absent where nobody wrote them. */
  example?: string;
}

/** A message with which a method rejects. */
export interface Rejection {
  /** `…` stands for what only the running code knows; alone it stands for messages that the code takes from elsewhere, such as those of the system. */
  message: string;
  code?: string;
  /** Platforms whose sources have it, in the order of the columns. */
  platforms: Platform[];
}

export interface PropertyModel extends Described {
  type: TypeText;
  optional: boolean;
  readonly?: boolean;
  /** Platforms where a method that takes the object works and nothing reads this property, as the published sources have it. */
  ignoredOn?: Platform[];
  /** The other platforms where these methods work; absent where the sources can't tell for all of them. Only while the reference is made. */
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
  interfaceName: string;
  methods: MethodModel[];
  types: TypeModel[];
  /** Keys below `plugins.<Name>` in the Capacitor configuration. */
  config: ConfigKey[];
  platforms: Platform[];
  /** Gradle variables that the plugin's Android project reads, with their defaults. */
  androidVariables: { name: string; value: string }[];
  /** Permissions that the plugin's own Android manifest declares. */
  androidPermissions: string[];
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
  /** Platforms for which it does something; none for a command that is for no platform. */
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
  /** Environment variables that hooks receive (`CAPACITOR_…`) and that the CLI reads. */
  hookEnvironment: string[];
  readEnvironment: string[];
  /** Names of the scripts that the CLI looks for in package.json (`capacitor:copy:before`). */
  hooks: string[];
}

/** One checked number or word about the version, with the file of the package that it was read from. */
export interface PlatformFact {
  /** `minSdkVersion`, `androidGradlePlugin`, `iosDeploymentTarget`, `coreVersion`, `package:@capacitor/camera`. */
  name: string;
  value: string;
  /** What it is, in a few words of ours. */
  label: string;
  /** Package and file inside it; `hand` for the few that no package states, with the reason in `note`. */
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

/** One difference between two neighbouring versions, on the level of a member. */
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
