/** Creates the overview at the top of reference pages: for plugins, commands and the configuration. */

import { type CliCommand, findRelease, findSource, listConfigFileNames } from '@capacitor-docs/reference';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { platformNames, platforms } from '../../lib/platform-names';
import { findCommand } from '../cli-command';
import type { PageContext } from '../context';
import { findPlugin } from '../find-plugin';
import { element, inlineCode, join } from '../nodes';
import { makePluginSheet } from './plugin';
import { listReleases, makeRows, namePackage, namePlatforms, type Sheet, versionRow } from './sheet';

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

/** Creates the overview of a command: its package and its platforms. */
function makeCommandSheet(command: CliCommand, { version, reference: { cli } }: PageContext): Sheet {
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, [
      { url: findRelease(version, cli.package), label: 'npm' },
      { url: findSource(version, cli.package, cli.sourceFile).url, label: 'Source' },
    ]),
    namePlatforms(command.platforms.map((platform) => [platform, platformNames[platform]])),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}

/** Creates the overview of the configuration: the package that reads it, its file, and its platforms. */
function makeConfigSheet({ version, reference }: PageContext): Sheet {
  const { cli } = reference;
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, [{ url: findRelease(version, cli.package), label: 'npm' }]),
    [
      'File',
      join(
        listConfigFileNames(version).map((name) => [inlineCode(name)]),
        ' ',
      ),
    ],
    namePlatforms(
      platforms
        .filter((platform) => reference.config.some(({ path }) => path === platform))
        .map((platform) => [platform, platformNames[platform]]),
    ),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}
