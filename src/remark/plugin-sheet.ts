import type { List, PhrasingContent, Root } from 'mdast';
import { groupChanges, loadDiff } from '../reference/diff';
import { packageDir } from '../reference/facts/package-files';
import { readIosUsageKeys } from '../reference/platforms';
import { findRelease, findSource } from '../reference/source-links';
import type { Platform, PluginModel } from '../reference/types';
import type { PageContext } from './context';
import { inlineCode, inlineElement, join, link, list, text } from './nodes';

/** Class of the list, which the search leaves out: each page of a plugin has one. */
export const sheetClass = 'api-sheet';

/** Platforms, and the fact that says which is the oldest system that runs the app. */
const platforms: readonly { platform: Platform; label: string; since?: string }[] = [
  { platform: 'ios', label: 'iOS', since: 'minIosVersion' },
  { platform: 'android', label: 'Android', since: 'minAndroidVersion' },
  { platform: 'web', label: 'Web' },
];

/**
 * Says at the top of a plugin's page what one wants to know of it at a glance: package and release, where it is to be found, platforms,
 * permissions.
 *
 * @returns a list of facts, one line each
 */
export function makePluginSheet(model: PluginModel, context: PageContext): List {
  const rows: [string, PhrasingContent[]][] = [
    ['Package', namePackage(model, context)],
    ['Platforms', join(namePlatforms(model, context), ' · ')],
    ['Permissions', join(namePermissions(model, context), ' · ')],
  ];
  const items = rows
    .filter(([, words]) => words.length > 0)
    .map(([label, words]): PhrasingContent[] => [
      { type: 'strong', children: [text(label)] },
      text(' '),
      inlineElement('span', {}, ...words),
    ]);
  return { ...list(items), data: { hProperties: { className: ['api-list', sheetClass] } } };
}

function namePackage(model: PluginModel, { version }: PageContext): PhrasingContent[] {
  const diff = loadDiff(version);
  const hasChanges = diff !== undefined && groupChanges(diff).some(({ page }) => page === model.page);
  const links: PhrasingContent[] = [
    link(findRelease(version, model.package), text('npm')),
    link(findSource(version, model.package, model.sourceFile).url, text('Source')),
    ...(hasChanges ? [link('#changes', text(`Changes since ${diff.from}`))] : []),
    link('#api', text('API reference')),
  ];
  const name = inlineCode(`${model.package}@${model.packageVersion}`);
  return join([[name], ...links.map((each) => [each])], ' · ');
}

function namePlatforms(model: PluginModel, context: PageContext): PhrasingContent[][] {
  return platforms
    .filter(({ platform }) => model.platforms.includes(platform))
    .map(({ label, since }) => {
      const oldest = context.reference.facts.find(({ name }) => name === since)?.value;
      return [text(oldest === undefined ? label : `${label} ${oldest}+`)];
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

/** Puts the sheet in front of the text of a plugin's page. */
export function addPluginSheet(tree: Root, model: PluginModel, context: PageContext): void {
  const first = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  tree.children.splice(Math.max(first, 0), 0, makePluginSheet(model, context));
}
