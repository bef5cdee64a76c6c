import { findSource, type PackageSource } from '@capacitor-docs/reference';
import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, PhrasingContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { factSourcesBeginning } from '../build/page-text/unsearched-texts';
import { docsVersions } from '../config/versions';
import { findNamed, type PageContext } from './context';
import { element, type FlowNode, inlineCode, join, link, paragraph } from './nodes';

/** Matches a fact in inline code or a code block. The first group is its name. */
export const factInCode = /\{\{fact:([^}]+)\}\}/g;

function factValue(name: string, node: Node, context: PageContext): string {
  const message = `Unknown fact "${name}" in ${context.version}.`;
  return findNamed(context.reference.facts, (fact) => fact.name, name, node, context, message).value;
}

/** Returns the value of `:fact[name]`. */
export function readFact(node: TextDirective, context: PageContext): string {
  return factValue(textOf(node), node, context);
}

/** Replaces `{{fact:name}}` in code blocks and inline code. Changes the tree in place. */
export function fillFacts(tree: Nodes, context: PageContext): void {
  walkTree(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    node.value = node.value.replace(factInCode, (_, name: string) => factValue(name.trim(), node, context));
  });
}

/** Lists packages with their releases, each followed by links to the source files that data was read from. */
export function nameSources(sources: readonly PackageSource[]): PhrasingContent[] {
  const packages = new Map<string, Map<string, PackageSource>>();
  for (const source of sources) {
    const name = `${source.name} ${source.version}`;
    packages.set(name, (packages.get(name) ?? new Map()).set(source.url, source));
  }
  const named = [...packages].map(([name, files]) => {
    const links = [...files.values()].map(({ file, url }) => link(url, file));
    return [inlineCode(name), ' (', join(links, ', '), ')'];
  });
  return join(named, '; ');
}

/**
 * Finds the facts on a page.
 *
 * @param tree tree before the facts are filled in
 * @returns their names, each once
 */
export function listFactNames(tree: Nodes): string[] {
  const names = new Set<string>();
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'textDirective' && node.name === 'fact') names.add(textOf(node));
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    for (const [, name = ''] of node.value.matchAll(factInCode)) names.add(name.trim());
  });
  return [...names];
}

/**
 * Shows at the end of a page where its facts come from. Facts that no package states have a note in the reference, and are left out here.
 *
 * @param names names of facts that the page's version has
 * @returns one paragraph, which is folded on the front page, or nothing
 */
export function showFactSources(names: readonly string[], { version, file, reference }: PageContext): FlowNode[] {
  const sources = names.flatMap((name): PackageSource[] => {
    const source = reference.facts.find((fact) => fact.name === name)?.source ?? '';
    const [packageName = '', origin] = source.split(' ');
    return origin === undefined ? [] : [findSource(version, packageName, origin)];
  });
  if (sources.length === 0) return [];
  const byName = sources.sort((a, b) => (a.url < b.url ? -1 : 1));
  const words = paragraph(factSourcesBeginning, nameSources(byName), '.');
  const isFront = docsVersions.some(({ docsDir }) => file === `${docsDir}/index.md`);
  return isFront
    ? [element('details', { className: 'disclosure' }, element('summary', {}, 'Sources'), words)]
    : [words];
}
