import { findRelease, findSource, loadReference, type Platform, type PluginModel } from '@capacitor-docs/reference';
import { textOf } from '@capacitor-docs/shared/markdown';
import type { PhrasingContent, Root } from 'mdast';
import { findPluginWords } from '../../config/plugin-groups';
import { platformNames } from '../../lib/platform-names';
import type { PageContext } from '../context';
import { inlineCode, inlineElement, join, link, text } from '../nodes';
import { listReleases, makeRows, namePackage, namePlatforms, type Sheet } from './sheet';

/** Facts with the oldest system version that runs the app. */
const oldestSystem: Readonly<Record<Platform, string | undefined>> = {
  ios: 'minIosVersion',
  android: 'minAndroidVersion',
  web: undefined,
};

/** Creates the overview of a plugin: package and release, links, platforms, permissions. @param tree the page */
export function makePluginSheet(model: PluginModel, context: PageContext, tree: Root): Sheet {
  const { version } = context;
  const rows = makeRows([
    namePackage(model.package, model.packageVersion, [
      { url: findRelease(version, model.package), label: 'npm' },
      { url: findSource(version, model.package, model.sourceFile).url, label: 'Source' },
    ]),
    namePlatforms(listPlatforms(model, context, tree)),
    ['Permissions', namePermissions(model, tree)],
  ]);
  return {
    rows,
    releases: listReleases(model.package, (other) => {
      return loadReference(other).plugins.some(({ page }) => page === model.page) ? 'in core' : undefined;
    }),
    isExplained: findPluginWords(`apis/${model.page}`) !== undefined,
  };
}

function listPlatforms(model: PluginModel, context: PageContext, tree: Root): [Platform, string][] {
  // The page says how to install what draws the plugin in a browser.
  const needsElements = tree.children.some(
    (node) => node.type === 'code' && node.value.includes('@ionic/pwa-elements'),
  );
  return model.platforms.map((platform) => {
    const oldest = context.reference.facts.find(({ name }) => name === oldestSystem[platform])?.value;
    const name = platformNames[platform];
    if (platform === 'web' && needsElements) return [platform, `${name} with PWA Elements`];
    return [platform, oldest === undefined ? name : `${name} ${oldest}+`];
  });
}

/**
 * Counts the permissions that the package's own files name: those it needs, and those it asks for only if the manifest of the app has them. The
 * counts lead to the section that names them; without such a section, they are named here.
 */
function namePermissions(model: PluginModel, tree: Root): PhrasingContent[] {
  const ofAndroid = model.androidPermissions.map((name) => name.replace(/^android\.permission\./, ''));
  const parts = [
    nameOf(platformNames.ios, model.iosUsageKeys, 'in Info.plist', tree),
    nameOf(platformNames.android, ofAndroid, 'in the manifest', tree),
    nameOf(platformNames.android, model.requestedPermissions, 'if in the manifest', tree),
  ];
  return join(
    parts.filter((part) => part.length > 0).map((part) => [inlineElement('span', {}, ...part)]),
    ' ',
  );
}

function nameOf(platform: string, names: readonly string[], where: string, tree: Root): PhrasingContent[] {
  if (names.length === 0) return [];
  const section = findSection(tree, [`Set up ${platform}`, 'Set up'], names);
  const label: PhrasingContent = { type: 'strong', children: [text(platform)] };
  if (section !== undefined) {
    const unit = platform === platformNames.ios ? (names.length === 1 ? ' key' : ' keys') : '';
    return [
      label,
      text(' '),
      link(`#${section}`, text(`${names.length}${unit}${where.startsWith('if') ? ',' : ''} ${where}`)),
    ];
  }
  const codes = names.map((name) => [inlineCode(name)]);
  return [label, text(where.startsWith('if') ? ` (${where}) ` : ' '), ...join(codes, ' ')];
}

/** Finds the section of a page that has one of the titles and all of the names. @returns its id */
function findSection(tree: Root, titles: readonly string[], names: readonly string[]): string | undefined {
  const starts = tree.children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  for (const [place, start] of starts.entries()) {
    const [heading, ...section] = tree.children.slice(start, starts[place + 1]);
    const title = heading === undefined ? '' : textOf(heading);
    const words = textOf(section);
    if (titles.includes(title) && names.every((name) => words.includes(name)))
      return title.toLowerCase().replaceAll(' ', '-');
  }
  return undefined;
}
