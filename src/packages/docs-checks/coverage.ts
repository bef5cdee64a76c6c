/** Finds plugins, commands and configuration that the packages of a version have but its pages lack, and the reverse. */

import type { CliCommand, PluginModel } from '@capacitor-docs/reference';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import type { LeafDirective } from 'mdast-util-directive';
import { docsVersions, type VersionName } from '../../config/versions';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';

/** Data that the check needs about a version. */
export interface CoverageReference {
  plugins: readonly Pick<PluginModel, 'page'>[];
  commands: readonly Pick<CliCommand, 'name' | 'hidden'>[];
}

/** Pages in `apis/`, besides the index, that document no plugin of the packages. The console plugin of v2 has no types. */
const otherApiPages: Partial<Record<VersionName, readonly string[]>> = { v2: ['console'] };

/** Checks all pages of one version. */
export function checkCoverage(version: VersionName, pages: readonly Page[], reference: CoverageReference): Problem[] {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir ?? '';
  return [
    ...checkPlugins(version, docsDir, pages, reference),
    ...checkCommands(version, docsDir, pages, reference),
    ...checkConfigPage(docsDir, pages),
  ];
}

function findDirectives(page: Page, name: string): LeafDirective[] {
  return findNodes(treeOf(page), 'leafDirective').filter((directive) => directive.name === name);
}

function checkPlugins(
  version: VersionName,
  docsDir: string,
  pages: readonly Page[],
  { plugins }: CoverageReference,
): Problem[] {
  const folder = `${docsDir}/apis/`;
  const apiPages = pages.filter(({ file }) => file.startsWith(folder));
  const nameOf = ({ file }: Page): string => file.slice(folder.length).replace(/\.mdx?$/, '');
  const missing = plugins
    .filter(({ page }) => !apiPages.some((candidate) => nameOf(candidate) === page))
    .map(({ page }) => ({
      file: `${folder}${page}.md`,
      line: 1,
      message: `The plugin ${page} of ${version} has no page`,
    }));
  const unlike = apiPages.flatMap((page): Problem[] => {
    const name = nameOf(page);
    const isPlugin = plugins.some((plugin) => plugin.page === name);
    const named = findDirectives(page, 'plugin-api').map((directive) => directive.attributes?.plugin);
    const isRight = isPlugin
      ? named.length === 1 && named[0] === name
      : named.length === 0 && ['index', ...(otherApiPages[version] ?? [])].includes(name);
    const message = isPlugin
      ? `The page must hold ::plugin-api{plugin="${name}"} once, and no other`
      : `${version} has no plugin ${name}: pages below apis/ are plugins`;
    return isRight ? [] : [{ file: page.file, line: 1, message }];
  });
  return [...missing, ...unlike];
}

function checkCommands(
  version: VersionName,
  docsDir: string,
  pages: readonly Page[],
  { commands }: CoverageReference,
): Problem[] {
  const places = pages.flatMap((page) =>
    findDirectives(page, 'cli-command').map((directive) => ({
      page,
      line: lineOf(directive),
      name: directive.attributes?.name,
    })),
  );
  const missing = commands
    .filter(({ name, hidden }) => !hidden && !places.some((place) => place.name === name))
    .map(({ name }) => ({
      file: `${docsDir}/cli/`,
      line: 1,
      message: `The command "${name}" of ${version} has no page: write one with ::cli-command{name="${name}"}`,
    }));
  const repeated = places
    .filter(({ name }, index) => places.findIndex((place) => place.name === name) < index)
    .map(({ page, line, name }) => ({
      file: page.file,
      line,
      message: `The command "${name}" is documented on a page already`,
    }));
  const empty = pages
    .filter(({ file }) => file.startsWith(`${docsDir}/cli/commands/`) && !places.some(({ page }) => page.file === file))
    .map(({ file }) => ({ file, line: 1, message: 'A page of a command must hold ::cli-command{name="…"}' }));
  return [...missing, ...repeated, ...empty];
}

function checkConfigPage(docsDir: string, pages: readonly Page[]): Problem[] {
  const holders = pages.filter((page) => findDirectives(page, 'config-reference').length > 0).map(({ file }) => file);
  const wanted = `${docsDir}/config.md`;
  return holders.length === 1 && holders[0] === wanted
    ? []
    : [{ file: wanted, line: 1, message: '::config-reference must stand on this page, and on no other' }];
}
