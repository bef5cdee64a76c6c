import type { List, PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { groupChanges, loadDiff } from '../../reference/diff';
import { packageDir } from '../../reference/facts/package-files';
import { readIosUsageKeys } from '../../reference/platforms';
import { findRelease, findSource } from '../../reference/source-links';
import type { Platform, PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { inlineCode, join, text } from '../nodes';
import { makeSheet, namePackage, namePlatforms } from './sheet';

/** Facts with the oldest system version that runs the app. */
const oldestSystem: Readonly<Record<Platform, string | undefined>> = {
  ios: 'minIosVersion',
  android: 'minAndroidVersion',
  web: undefined,
};

/** Creates the overview of a plugin: package and release, links, platforms, permissions. */
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
  return model.platforms.map((platform) => {
    const oldest = context.reference.facts.find(({ name }) => name === oldestSystem[platform])?.value;
    const name = platformNames[platform];
    return [platform, oldest === undefined ? name : `${name} ${oldest}+`];
  });
}

/** Lists the permissions to declare that the package's own files name. */
function namePermissions(model: PluginModel, { version }: PageContext): PhrasingContent[][] {
  // Usage keys of the runtime do not belong to a plugin, so plugins in core have none.
  const isOfRuntime = model.package === '@capacitor/core';
  const ofApple = isOfRuntime ? [] : readIosUsageKeys(packageDir(version, model.package)).map(inlineCode);
  const ofAndroid = model.androidPermissions.map((name) => inlineCode(name.replace(/^android\.permission\./, '')));
  return [
    { label: platformNames.ios, names: ofApple },
    { label: platformNames.android, names: ofAndroid },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => [
      text(`${label} `),
      ...join(
        names.map((name) => [name]),
        ', ',
      ),
    ]);
}
