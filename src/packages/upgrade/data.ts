/**
 * Data of the build for the upgrade assistant, about each version and each step from one to the next. Texts are Markdown trees (mdast), which the
 * page displays and exports as Markdown.
 */

import type { ApiChange } from '@capacitor-docs/reference';
import type { BlockContent, PhrasingContent } from 'mdast';
import type { DocsVersion, VersionName } from '../../config/versions';

/** Data file of the upgrade assistant, below the root of the site. */
export const upgradeFile = 'upgrade/data.json';

export type NativePlatform = 'ios' | 'android';

export interface UpgradeData {
  /** All versions with pages, oldest first. */
  readonly versions: readonly VersionData[];
  /** The steps between neighbors, oldest first. */
  readonly steps: readonly StepData[];
  /** Pages about reaching the oldest version from the one before it. */
  readonly earlier: readonly { readonly title: string; readonly url: string }[];
}

export interface VersionData {
  readonly name: VersionName;
  readonly state: DocsVersion['state'];
  /** Address of its first page. */
  readonly path: string;
  readonly plugins: readonly PluginData[];
  /** Page about Cordova plugins, and the plugins that the CLI skips. */
  readonly cordova?: { readonly url: string; readonly skipped: readonly SkippedPlugins[] } | undefined;
}

/** A documented plugin. */
export interface PluginData {
  readonly page: string;
  readonly title: string;
  /** `@capacitor/core` for plugins that come with the runtime. */
  readonly package: string;
  /** Version to pass to `npm install` for this version of Capacitor: `4`. */
  readonly major: string;
  readonly exportName: string;
  readonly url: string;
}

export interface SkippedPlugins {
  readonly names: readonly string[];
  /** Platform on which the CLI skips them; both if undefined. */
  readonly on?: NativePlatform;
  readonly instead: readonly PhrasingContent[];
}

export interface StepData {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Version to pass to `npm install` for the packages of the runtime: `4`. */
  readonly major: string;
  /** Address of the upgrade guide. */
  readonly guide?: string | undefined;
  /** Whether the CLI of the newer version has `npx cap migrate`. */
  readonly migrates: boolean;
  readonly tools: readonly ToolData[];
  readonly moves: readonly PluginMove[];
  /** Members that were removed, renamed, changed or deprecated, without those that were added. */
  readonly changes: readonly ChangeData[];
  readonly sections: readonly GuideSection[];
  readonly notes: readonly PluginNote[];
  /** What the guide says about keys of the configuration. */
  readonly keys: readonly KeyNote[];
}

/** A requirement of both versions. */
export interface ToolData {
  readonly name: string;
  readonly on?: NativePlatform | undefined;
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
  /** What the guide says about it. */
  readonly words?: readonly PhrasingContent[] | undefined;
}

/** A difference in the API, with the address of the member (in the older version if it was removed). */
export interface ChangeData extends Omit<ApiChange, 'kind'> {
  readonly kind: Exclude<ApiChange['kind'], 'added'>;
  readonly url?: string | undefined;
}

/** A section of the guide that becomes a task: a file of the native project, imports. */
export interface GuideSection {
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  readonly url: string;
  /** Platform that it is about; undefined if it applies to every app. */
  readonly on?: NativePlatform;
  /** Whether `npx cap migrate` changes these files automatically. */
  readonly isMigrated: boolean;
  readonly body: readonly GuideBlock[];
}

/** A block of a guide. For each row of a table, `rowPlugins` has the pages of the plugins that the row is about. */
export type GuideBlock = BlockContent & { readonly rowPlugins?: readonly (readonly string[] | null)[] };

/** What the guide says about plugins, by their pages. `pages` is null if it names none and so applies to all apps. */
export interface PluginNote {
  readonly id: string;
  readonly pages: readonly string[] | null;
  readonly title: string;
  readonly url: string;
  readonly body: readonly GuideBlock[];
}

export interface KeyNote {
  /** Keys that the note names: `ios.minVersion`. */
  readonly keys: readonly string[];
  readonly words: readonly PhrasingContent[];
}
