/**
 * What the build tells the upgrade assistant of each version and of each step from one to the next. Texts are trees of Markdown (mdast), which the
 * page shows and writes as Markdown.
 */
import type { BlockContent, PhrasingContent } from 'mdast';
import type { DocsVersion, VersionName } from '../config/versions';
import type { ApiChange } from '../reference/types';

export type NativePlatform = 'ios' | 'android';

export interface UpgradeData {
  /** All versions with pages, oldest first. */
  readonly versions: readonly VersionData[];
  /** The steps between neighbors, oldest first. */
  readonly steps: readonly StepData[];
}

export interface VersionData {
  readonly name: VersionName;
  readonly state: DocsVersion['state'];
  /** Address of its first page. */
  readonly path: string;
  readonly plugins: readonly PluginData[];
  /** Page about Cordova plugins, and the ones that the CLI skips. */
  readonly cordova?: { readonly url: string; readonly skipped: readonly SkippedPlugins[] };
}

/** A documented plugin. */
export interface PluginData {
  readonly page: string;
  readonly title: string;
  /** `@capacitor/core` for plugins that come with the runtime. */
  readonly package: string;
  /** What `npm install` takes for this version of Capacitor: `4`. */
  readonly major: string;
  readonly exportName: string;
  readonly url: string;
}

export interface SkippedPlugins {
  readonly names: readonly string[];
  /** Where the CLI skips them; both platforms where it is missing. */
  readonly on?: NativePlatform;
  readonly instead: readonly PhrasingContent[];
}

export interface StepData {
  readonly from: VersionName;
  readonly to: VersionName;
  /** What `npm install` takes for the packages of the runtime: `4`. */
  readonly major: string;
  /** Address of the upgrade guide. */
  readonly guide?: string;
  /** Whether the CLI of the newer version has `npx cap migrate`. */
  readonly migrates: boolean;
  readonly tools: readonly ToolData[];
  readonly moves: readonly PluginMove[];
  /** What was removed, renamed, changed or deprecated, without what was added. */
  readonly changes: readonly ChangeData[];
  readonly sections: readonly GuideSection[];
  readonly notes: readonly PluginNote[];
  /** What the guide says about keys of the configuration. */
  readonly keys: readonly KeyNote[];
}

/** A requirement of both versions. */
export interface ToolData {
  readonly name: string;
  readonly on?: NativePlatform;
  readonly before: string;
  readonly after: string;
}

/** A plugin that is in another package, under another name, or gone in the newer version. */
export interface PluginMove {
  /** Page in the older version. */
  readonly page: string;
  /** Pages in the newer version; empty when there is no successor. */
  readonly to: readonly string[];
  /** Addresses of pages that help where there is no successor. */
  readonly nearest: readonly { readonly title: string; readonly url: string }[];
  /** The guide's words about it. */
  readonly words?: readonly PhrasingContent[];
}

/** A difference of the API, with the address of the member: in the older version where it was removed. */
export interface ChangeData extends Omit<ApiChange, 'kind'> {
  readonly kind: Exclude<ApiChange['kind'], 'added'>;
  readonly url?: string;
}

/** A part of the guide that is a task: a file of the native project, imports. */
export interface GuideSection {
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  readonly url: string;
  /** Platform that it is about; missing where it is about every app. */
  readonly on?: NativePlatform;
  /** `npx cap migrate` changes these files by itself. */
  readonly isMigrated: boolean;
  readonly body: readonly GuideBlock[];
}

/** A block of a guide. Rows of a table that are about plugins name them, by their pages. */
export type GuideBlock = BlockContent & { readonly rowPlugins?: readonly (readonly string[] | null)[] };

/** What the guide says about plugins, by their pages; about all apps where it names none. */
export interface PluginNote {
  readonly id: string;
  readonly pages: readonly string[] | null;
  readonly title: string;
  readonly url: string;
  readonly body: readonly GuideBlock[];
}

export interface KeyNote {
  /** Keys that it names: `ios.minVersion`. */
  readonly keys: readonly string[];
  readonly words: readonly PhrasingContent[];
}
