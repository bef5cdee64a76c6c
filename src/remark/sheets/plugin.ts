import type { List, PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { groupChanges, loadDiff } from '../../reference/diff';
import { findRelease, findSource } from '../../reference/source-links';
import type { Platform, PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { inlineCode, inlineElement, join, text } from '../nodes';
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
    ['Permissions', namePermissions(model)],
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

/**
 * Lists the permissions that the package's own files name, in one line for each platform: those it needs, and those it asks for only if the
 * manifest of the app has them.
 */
function namePermissions(model: PluginModel): PhrasingContent[] {
  const ofAndroid = model.androidPermissions.map((name) => name.replace(/^android\.permission\./, ''));
  return [
    ...listNames(platformNames.ios, model.iosUsageKeys),
    ...listNames(platformNames.android, ofAndroid),
    ...listNames(`${platformNames.android} (if in the manifest)`, model.requestedPermissions),
  ].flatMap((line, index): PhrasingContent[] => (index === 0 ? line : [inlineElement('br', {}), ...line]));
}

/** Makes a line of names behind a label, or none if there are no names. */
function listNames(label: string, names: readonly string[]): PhrasingContent[][] {
  if (names.length === 0) return [];
  const codes = names.map((name) => [inlineCode(name)]);
  return [[text(`${label} `), ...join(codes, ', ')]];
}
