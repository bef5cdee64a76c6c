/** Finds unknown blocks, directives and facts, and directives that name an unknown plugin, command or package. */
import { join } from 'node:path';
import { loadReference } from '@capacitor-docs/reference';
import { projectRoot } from '@capacitor-docs/shared';
import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import { lineOf } from '@capacitor-docs/shared/mdx';
import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { suggestName } from '../../lib/nearest-name';
import { leafDirectives } from '../../remark';
import type { Page } from '../../remark/pages';
import { findStructureProblems } from '../../remark/structure';
import { lineAt, type Problem } from './problem';
import { treeOf } from './read/parsed-page';
import { contextOf } from './read/site-reference';

/** Also facts that are written wrong. */
const meantAsFact = /\{\{\s*fact\b[^}]*\}\}/g;

/** Checks all directives of a page, and all facts in its code. */
export function checkDirectives(page: Page): Problem[] {
  const facts = loadReference(page.version).facts.map(({ name }) => name);
  const problems: Problem[] = [];
  const report = (line: number, message: string | undefined): void => {
    if (message !== undefined) {
      problems.push({ file: page.file, line, message });
    }
  };
  const directives = Object.keys(leafDirectives);
  const file = join(projectRoot, page.file);
  for (const { node, message } of findStructureProblems(treeOf(page), page.text, directives, file)) {
    report(node.position?.start.line ?? 1, message);
  }
  walkTree<Nodes>(treeOf(page), (node) => {
    switch (node.type) {
      case 'leafDirective':
        report(lineOf(node), findLeafError(node, page));
        break;
      case 'textDirective':
        if (node.name === 'fact') report(lineOf(node), findFactError(textOf(node), facts));
        break;
      case 'code':
      case 'inlineCode':
        for (const { 0: written, index } of node.value.matchAll(meantAsFact)) {
          const line = lineOf(node) + lineAt(node.value, index) - (node.type === 'code' ? 0 : 1);
          report(line, findCodeFactError(written, facts));
        }
        break;
    }
  });
  return problems;
}

function findLeafError(directive: LeafDirective, page: Page): string | undefined {
  const { name } = directive;
  const known = leafDirectives[name];
  if (known === undefined) {
    return `There is no directive ::${name}${suggestName(name, Object.keys(leafDirectives))}`;
  }
  const unknown = Object.keys(directive.attributes ?? {}).find((attribute) => !known.attributes.includes(attribute));
  if (unknown !== undefined) return `::${name} has no attribute "${unknown}"${suggestName(unknown, known.attributes)}`;
  try {
    known.expand(directive, contextOf(page));
    return undefined;
  } catch (error) {
    // What the build would stop with, after the place.
    return (error instanceof Error ? error.message : String(error)).replace(/^\S+:\d+: /, '');
  }
}

function findFactError(name: string, facts: readonly string[]): string | undefined {
  if (facts.includes(name)) return undefined;
  const advice =
    suggestName(name, facts) || `; there are ${facts.filter((fact) => !fact.startsWith('package')).join(', ')}`;
  return `There is no fact "${name}"${advice}`;
}

function findCodeFactError(written: string, facts: readonly string[]): string | undefined {
  const name = /^\{\{fact:([^}]+)\}\}$/.exec(written)?.[1];
  return name === undefined
    ? `${written}: facts in code are written {{fact:name}}, without spaces`
    : findFactError(name.trim(), facts);
}
