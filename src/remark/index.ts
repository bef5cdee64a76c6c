import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { expandApiChanges } from './api-changes';
import { checkMentions } from './check-mentions';
import { expandCliCommand } from './cli-command';
import { expandCliList } from './cli-list';
import { expandConfigReference } from './config-reference';
import { createContext, type PageContext, problemAt, versionOfFile } from './context';
import { fillFacts, listFactNames, readFact, showFactSources } from './facts';
import { expandInstall } from './install';
import { addMessageFinder } from './list-filter';
import { markSamples } from './mark-samples';
import { markVersionLinks, rebaseLinks } from './mark-version-links';
import type { FlowNode } from './nodes';
import { expandNpmReleases } from './npm-releases';
import { isPart } from './pages';
import { expandPluginApi } from './plugin-api';
import { expandPluginList } from './plugin-list';
import { expandPluginVariables } from './plugin-variables';
import { addHead, findSheet } from './sheets';
import { findStructureProblems } from './structure';
import { expandTemplateDiff } from './template-diff';
import { expandThirdPartyNotices } from './third-party-notices';
import { expandTryList } from './try-list';
import { expandVersionList } from './version-list';

type Expand = (directive: LeafDirective, context: PageContext) => FlowNode[];

/** Every leaf directive (`::name{…}`) that a page may use, with the attributes that it takes. */
export const leafDirectives: Record<string, { expand: Expand; attributes: readonly string[] }> = {
  'api-changes': { expand: expandApiChanges, attributes: [] },
  'cli-command': { expand: expandCliCommand, attributes: ['name'] },
  'cli-list': { expand: expandCliList, attributes: [] },
  'config-reference': { expand: expandConfigReference, attributes: [] },
  install: { expand: expandInstall, attributes: ['packages', 'dev', 'sync'] },
  'npm-releases': { expand: expandNpmReleases, attributes: [] },
  'plugin-api': { expand: expandPluginApi, attributes: ['plugin'] },
  'plugin-list': { expand: expandPluginList, attributes: [] },
  'plugin-variables': { expand: expandPluginVariables, attributes: ['plugin'] },
  'template-diff': { expand: expandTemplateDiff, attributes: ['from', 'to', 'platform', 'file', 'without'] },
  'third-party-notices': { expand: expandThirdPartyNotices, attributes: [] },
  'try-list': { expand: expandTryList, attributes: [] },
  'version-list': { expand: expandVersionList, attributes: [] },
};

/**
 * Replaces every directive and fact of a page with data from the packages of its version.
 *
 * @param tree the page; changed in place
 * @throws an error of one line, with file and line, for an unknown directive, attribute, plugin, command or fact
 */
export function expandDirectives(tree: Root, context: PageContext): void {
  const found: { parent: Parents; index: number; nodes: FlowNode[] }[] = [];
  walkTree<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'leafDirective' || parent === undefined) return;
    found.push({ parent, index, nodes: expandDirective(node, context) });
  });
  // In reverse order, so that the other indexes stay valid.
  for (const { parent, index, nodes } of found.reverse()) {
    parent.children.splice(index, 1, ...(nodes as RootContent[]));
  }
  walkTree<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'textDirective' || node.name !== 'fact' || parent === undefined) return;
    parent.children[index] = { type: 'text', value: readFact(node, context) };
  });
  fillFacts(tree, context);
}

function expandDirective(node: LeafDirective, context: PageContext): FlowNode[] {
  const directive = leafDirectives[node.name];
  if (directive === undefined) {
    throw problemAt(
      node,
      context,
      `Unknown directive "::${node.name}".`,
      `::${node.name}`,
      Object.keys(leafDirectives).map((name) => `::${name}`),
    );
  }
  for (const name of Object.keys(node.attributes ?? {})) {
    if (!directive.attributes.includes(name)) {
      throw problemAt(node, context, `"::${node.name}" has no attribute "${name}".`, name, directive.attributes);
    }
  }
  return directive.expand(node, context);
}

/**
 * The remark plugin: stops on a page with a wrong structure, fills in data from the packages, and marks links to other versions. It runs before
 * Docusaurus' own plugins, so that the table of contents includes generated headings.
 *
 * @param options.runsSamples whether samples that can run get a button
 */
export function remarkReference({ runsSamples = false }: { readonly runsSamples?: boolean } = {}) {
  return (tree: Root, file: { path: string; value: string | Uint8Array }): void => {
    const context = createContext(file.path);
    const [problem] = findStructureProblems(tree, String(file.value), Object.keys(leafDirectives), file.path);
    if (problem !== undefined) throw problemAt(problem.node, context, problem.message);
    checkMentions(tree, context);
    const facts = listFactNames(tree);
    const sheet = findSheet(tree, context);
    expandDirectives(tree, context);
    if (runsSamples) markSamples(tree, context);
    addMessageFinder(tree, context);
    tree.children.push(...(showFactSources(facts, context) as RootContent[]));
    if (isPage(file.path)) addHead(tree, sheet);
    markVersionLinks(tree);
    rebaseLinks(tree);
  };
}

/** Whether a file is a page of a version, and not only a part of one. */
function isPage(file: string): boolean {
  return versionOfFile(file) !== undefined && !isPart(pathFrom(projectRoot, file));
}
