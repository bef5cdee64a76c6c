/** Creates the overview at the top of reference pages: for plugins, commands and the configuration. */

import {
  type CliCommand,
  findRelease,
  findSource,
  listConfigFileNames,
  loadReference,
  type Platform,
  type PluginModel,
} from '@capacitor-docs/reference';
import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { findPluginWords } from '../../config/plugin-groups';
import type { VersionName } from '../../config/versions';
import { platformNames, platforms } from '../../lib/platform-names';
import { findCommand } from '../cli-command';
import { findPlugin, type PageContext } from '../context';
import { element, inline, inlineCode, inlineElement, join, link } from '../nodes';
import { listReleases, makeRows, namePackage, namePlatforms, type Sheet, strong, versionRow } from './sheet';

/** Functions that make the sheet for the subject of a directive, by directive name. */
const makers: Readonly<Record<string, (directive: LeafDirective, context: PageContext, tree: Root) => Sheet>> = {
  'plugin-api': (directive, context, tree) => makePluginSheet(findPlugin(directive, context), context, tree),
  'cli-command': (directive, context) => makeCommandSheet(findCommand(directive, context), context),
  'config-reference': (_, context) => makeConfigSheet(context),
};

/**
 * Makes the sheet of a page.
 *
 * @param tree tree before its directives are expanded
 * @returns undefined for pages without a directive that shows a subject, which are most
 */
export function findSheet(tree: Root, context: PageContext): Sheet | undefined {
  let sheet: Sheet | undefined;
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'leafDirective') sheet ??= makers[node.name]?.(node, context, tree);
  });
  return sheet;
}

/**
 * Adds what every page has at its beginning: the sheet, and on phones the table of contents. Both follow the paragraph that says what the subject is
 * for, unless the title does. A page without a sheet has its versions at the end.
 */
export function addHead(tree: Root, sheet: Sheet | undefined): void {
  const first = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  const isParagraph = tree.children[first]?.type === 'paragraph' && sheet?.isExplained !== true;
  const head = [
    ...(sheet === undefined ? [] : [sheet.rows, versionRow(sheet.releases)]),
    element('PageContents', {}),
  ] as RootContent[];
  tree.children.splice(isParagraph ? first + 1 : Math.max(first, 0), 0, ...head);
  if (sheet === undefined) tree.children.push(versionRow() as RootContent);
}

/** Facts with the oldest system version that runs the app. */
const oldestSystem: Readonly<Record<Platform, string | undefined>> = {
  ios: 'minIosVersion',
  android: 'minAndroidVersion',
  web: undefined,
};

/** Creates the overview of a plugin: package and release, links, platforms, permissions. @param tree the page */
function makePluginSheet(model: PluginModel, context: PageContext, tree: Root): Sheet {
  const { version } = context;
  const rows = makeRows([
    namePackage(model.package, model.packageVersion, linkPackage(version, model.package, model.sourceFile)),
    namePlatforms(model.platforms, (platform) => describePlatform(platform, context, tree)),
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

/** Names a platform with the oldest system that runs the app, or with what draws the plugin in a browser, if the page says how to install that. */
function describePlatform(platform: Platform, { reference }: PageContext, tree: Root): string {
  const name = platformNames[platform];
  const needsElements = tree.children.some(
    (node) => node.type === 'code' && node.value.includes('@ionic/pwa-elements'),
  );
  if (platform === 'web' && needsElements) return `${name} with PWA Elements`;
  const oldest = reference.facts.find((fact) => fact.name === oldestSystem[platform])?.value;
  return oldest === undefined ? name : `${name} ${oldest}+`;
}

/** Links to a release on npm, and to the file of its sources. */
function linkPackage(version: VersionName, name: string, sourceFile?: string): Link[] {
  const npm = link(findRelease(version, name), 'npm');
  return sourceFile === undefined ? [npm] : [npm, link(findSource(version, name, sourceFile).url, 'Source')];
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
  const filled = parts.filter((part) => part.length > 0);
  return join(
    filled.map((part) => inlineElement('span', {}, part)),
    ' ',
  );
}

function nameOf(platform: string, names: readonly string[], where: string, tree: Root): PhrasingContent[] {
  if (names.length === 0) return [];
  const section = findSection(tree, [`Set up ${platform}`, 'Set up'], names);
  const label = strong(platform);
  const isConditional = where.startsWith('if');
  if (section !== undefined) {
    const unit = platform === platformNames.ios ? (names.length === 1 ? ' key' : ' keys') : '';
    return inline(label, ' ', link(`#${section}`, `${names.length}${unit}${isConditional ? ',' : ''} ${where}`));
  }
  return inline(label, isConditional ? ` (${where}) ` : ' ', join(names.map(inlineCode), ' '));
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

/** Creates the overview of a command: its package and its platforms. */
function makeCommandSheet(command: CliCommand, { version, reference: { cli } }: PageContext): Sheet {
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, linkPackage(version, cli.package, cli.sourceFile)),
    namePlatforms(command.platforms),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}

/** Creates the overview of the configuration: the package that reads it, its file, and its platforms. */
function makeConfigSheet({ version, reference }: PageContext): Sheet {
  const { cli } = reference;
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, linkPackage(version, cli.package)),
    ['File', join(listConfigFileNames(version).map(inlineCode), ' ')],
    namePlatforms(platforms.filter((platform) => reference.config.some(({ path }) => path === platform))),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}
