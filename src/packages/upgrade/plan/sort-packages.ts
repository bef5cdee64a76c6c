import type { PluginData, UpgradeData } from '../data';
import type { Dependency } from './plan';

/** The packages of an app, grouped by how a plan treats them. */
export interface SortedPackages {
  /** Capacitor itself: `@capacitor/core`, `cli`, `ios`, `android`. */
  readonly runtime: readonly Dependency[];
  /** Official plugins that these docs describe in some version. */
  readonly plugins: readonly Dependency[];
  /** Other packages of the project that these docs don't describe. */
  readonly undescribed: readonly Dependency[];
  /** Cordova plugins, and wrappers around them. */
  readonly cordova: readonly Dependency[];
  /** Third-party plugins for Capacitor. */
  readonly community: readonly Dependency[];
  /** Packages unrelated to Capacitor, judging by their names. */
  readonly others: readonly Dependency[];
}

/** The packages of Capacitor itself. */
export const runtimeNames: readonly string[] = ['core', 'cli', 'ios', 'android'].map((name) => `@capacitor/${name}`);

/** Names of Cordova plugins and of wrappers around them. */
const cordovaName = /cordova|phonegap|^@(?:ionic-native|awesome-cordova-plugins|ionic-enterprise)\//i;

/** Names of packages for Capacitor. */
const capacitorName = /capacitor|^@(?:capawesome|capgo)\//i;

/** Sorts all packages of an app. Each is in exactly one list, in the order of the file. */
export function sortPackages(dependencies: readonly Dependency[], data: UpgradeData): SortedPackages {
  const described = new Set(data.versions.flatMap(({ plugins }) => plugins.map((plugin) => plugin.package)));
  const placeOf = ({ name }: Dependency): keyof SortedPackages => {
    if (runtimeNames.includes(name)) return 'runtime';
    if (described.has(name)) return 'plugins';
    if (name.startsWith('@capacitor/')) return 'undescribed';
    if (cordovaName.test(name)) return 'cordova';
    return capacitorName.test(name) ? 'community' : 'others';
  };
  const listOf = (place: keyof SortedPackages): Dependency[] => dependencies.filter((one) => placeOf(one) === place);
  return {
    runtime: listOf('runtime'),
    plugins: listOf('plugins'),
    undescribed: listOf('undescribed'),
    cordova: listOf('cordova'),
    community: listOf('community'),
    others: listOf('others'),
  };
}

/** @returns the pages of the plugins in these packages, in any version */
export function pagesOfPackages(plugins: readonly Dependency[], data: UpgradeData): string[] {
  const all: readonly PluginData[] = data.versions.flatMap((version) => version.plugins);
  const pages = plugins.flatMap(({ name }) => all.find((plugin) => plugin.package === name)?.page ?? []);
  return [...new Set(pages)];
}
