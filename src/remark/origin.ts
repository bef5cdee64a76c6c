import type { Nodes, PhrasingContent } from 'mdast';
import { textOf } from '../build/markdown/text-of';
import { walkTree } from '../build/markdown/walk-tree';
import { factSourcesBeginning } from '../build/page-text/fact-sources';
import { findSource, type PackageSource } from '../reference/source-links';
import type { PageContext } from './context';
import { factInCode } from './facts';
import { type FlowNode, inlineCode, join, link, paragraph, text } from './nodes';

/** Names packages with their releases, and behind each the files that something was read from, which lead to their sources. */
export function nameSources(sources: readonly PackageSource[]): PhrasingContent[] {
  const packages = new Map<string, Map<string, PackageSource>>();
  for (const source of sources) {
    const name = `${source.name} ${source.version}`;
    packages.set(name, (packages.get(name) ?? new Map()).set(source.url, source));
  }
  return join(
    [...packages].map(([name, files]) => [
      inlineCode(name),
      text(' ('),
      ...join(
        [...files.values()].map(({ file, url }) => [link(url, text(file))]),
        ', ',
      ),
      text(')'),
    ]),
    '; ',
  );
}

/**
 * Finds the facts that a page states.
 *
 * @param tree before the facts are filled in
 * @returns their names, once each
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
 * Says at the end of a page where its facts were read. Facts that no package states say so in the reference; they are left out here.
 *
 * @param names of facts that the page's version has
 * @returns one paragraph, or nothing
 */
export function showFactSources(names: readonly string[], { version, reference }: PageContext): FlowNode[] {
  const sources = names.flatMap((name): PackageSource[] => {
    const source = reference.facts.find((fact) => fact.name === name)?.source ?? '';
    const [packageName = '', file] = source.split(' ');
    return file === undefined ? [] : [findSource(version, packageName, file)];
  });
  if (sources.length === 0) return [];
  const byName = sources.sort((a, b) => (a.url < b.url ? -1 : 1));
  return [paragraph(text(factSourcesBeginning), ...nameSources(byName), text('.'))];
}
