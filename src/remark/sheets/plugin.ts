import type { List, PhrasingContent } from 'mdast';
import { groupChanges, loadDiff } from '../../reference/diff';
import { packageDir } from '../../reference/facts/package-files';
import { readIosUsageKeys } from '../../reference/platforms';
import { findRelease, findSource } from '../../reference/source-links';
import type { Platform, PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { inlineCode, join, text } from '../nodes';
import { makeSheet, namePackage, namePlatforms } from './sheet';

/** Platforms, and the fact that says which is the oldest system that runs the app. */
const platforms: readonly { platform: Platform; label: string; since?: string }[] = [
  { platform: 'ios', label: 'iOS', since: 'minIosVersion' },
  { platform: 'android', label: 'Android', since: 'minAndroidVersion' },
  { platform: 'web', label: 'Web' },
];

/** What one wants to know of a plugin at a glance: package and release, where it is to be found, platforms, permissions. */
export function makePluginSheet(model: PluginModel, context: PageContext): List {
  return makeSheet([
    namePackage(model.package, model.packageVersion, listLinks(model, context)),
    namePlatforms(listPlatforms(model, context)),
    ['Permissions', join(namePermissions(model, context), ' · ')],
  ]);
}

function listLinks(model: PluginModel, { version }: PageContext): { url: string; label: string }[] {
  const diff = loadDiff(version);
  const hasChanges = diff !== undefined && groupChanges(diff).some(({ page }) => page === model.page);
  return [
    { url: findRelease(version, model.package), label: 'npm' },
    { url: findSource(version, model.package, model.sourceFile).url, label: 'Source' },
    ...(hasChanges ? [{ url: '#changes', label: `Changes since ${diff.from}` }] : []),
    { url: '#api', label: 'API reference' },
  ];
}

function listPlatforms(model: PluginModel, context: PageContext): [Platform, string][] {
  return platforms
    .filter(({ platform }) => model.platforms.includes(platform))
    .map(({ platform, label, since }) => {
      const oldest = context.reference.facts.find(({ name }) => name === since)?.value;
      return [platform, oldest === undefined ? label : `${label} ${oldest}+`];
    });
}

/** What has to be declared, as far as the package's own files name it. */
function namePermissions(model: PluginModel, { version }: PageContext): PhrasingContent[][] {
  // Nothing but the permissions of a package's own platforms: those of the runtime are not the plugin's.
  const isOfRuntime = model.package === '@capacitor/core';
  const ofApple = isOfRuntime ? [] : readIosUsageKeys(packageDir(version, model.package)).map(inlineCode);
  const ofAndroid = model.androidPermissions.map((name) => inlineCode(name.replace(/^android\.permission\./, '')));
  return [
    ...(ofApple.length > 0
      ? [
          [
            text('iOS '),
            ...join(
              ofApple.map((key) => [key]),
              ', ',
            ),
          ],
        ]
      : []),
    ...(ofAndroid.length > 0
      ? [
          [
            text('Android '),
            ...join(
              ofAndroid.map((name) => [name]),
              ', ',
            ),
          ],
        ]
      : []),
  ];
}
