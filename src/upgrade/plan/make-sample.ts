import { latestVersion, majorOf, versionNames } from '../../config/versions';
import type { UpgradeData } from '../data';

/** Plugins of the sample, as far as its version has them as packages. */
const pages = ['camera', 'filesystem', 'push-notifications', 'storage'];

/** @returns the package.json of an app that is one version behind, for readers who want to see a plan first */
export function makeSample({ versions }: UpgradeData): string {
  const name = versionNames[versionNames.indexOf(latestVersion.name) + 1] ?? latestVersion.name;
  const plugins = versions.find((version) => version.name === name)?.plugins ?? [];
  const own = plugins.filter((plugin) => pages.includes(plugin.page) && plugin.package !== '@capacitor/core');
  const range = `^${majorOf(name)}.0.0`;
  const packages = [
    ...['android', 'cli', 'core', 'ios'].map((part) => [`@capacitor/${part}`, range]),
    ...own.map((plugin) => [plugin.package, `^${plugin.major}.0.0`]),
  ];
  return JSON.stringify({ name: 'sample-app', dependencies: Object.fromEntries(packages) }, null, 2);
}
