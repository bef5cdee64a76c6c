/** Finds unknown blocks, directives and facts, and directives that name an unknown plugin, command or package. */
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import { lineOf } from '@capacitor-docs/shared/mdx';
import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { suggestName } from '../../lib/nearest-name';
import type { Page } from '../../remark/pages';
import { findStructureProblems } from '../../remark/structure';
import { lineAt, type Problem } from './problem';
import { treeOf } from './read/parsed-page';

/** Data that the check needs about the site. */
export interface DirectiveReference {
  /** Attributes that each leaf directive takes. */
  attributes: ReadonlyMap<string, readonly string[]>;
  /** Expands a leaf directive as the build does, and returns the message that the build would stop with. */
  findExpansionError: (directive: LeafDirective, page: Page) => string | undefined;
  /** Names of the facts of the page's version. */
  facts: readonly string[];
}

const factInCode = /\{\{\s*fact\b[^}]*\}\}/g;

/** Checks all directives of a page, and all facts in its code. */
export function checkDirectives(page: Page, reference: DirectiveReference): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string | undefined): void => {
    if (message !== undefined) {
      problems.push({ file: page.file, line, message });
    }
  };
  const directives = [...reference.attributes.keys()];
  const file = join(projectRoot, page.file);
  for (const { node, message } of findStructureProblems(treeOf(page), page.text, directives, file)) {
    report(node.position?.start.line ?? 1, message);
  }
  walkTree<Nodes>(treeOf(page), (node) => {
    switch (node.type) {
      case 'leafDirective':
        report(lineOf(node), findLeafError(node, page, reference));
        break;
      case 'textDirective':
        if (node.name === 'fact') report(lineOf(node), findFactError(textOf(node), reference.facts));
        break;
      case 'code':
      case 'inlineCode':
        for (const { 0: written, index } of node.value.matchAll(factInCode)) {
          const line = lineOf(node) + lineAt(node.value, index) - (node.type === 'code' ? 0 : 1);
          report(line, findCodeFactError(written, reference));
        }
        break;
    }
  });
  return problems;
}

function findLeafError(directive: LeafDirective, page: Page, reference: DirectiveReference): string | undefined {
  const { name } = directive;
  const attributes = reference.attributes.get(name);
  if (attributes === undefined) {
    return `There is no directive ::${name}${suggestName(name, reference.attributes.keys())}`;
  }
  const unknown = Object.keys(directive.attributes ?? {}).find((attribute) => !attributes.includes(attribute));
  return unknown === undefined
    ? reference.findExpansionError(directive, page)
    : `::${name} has no attribute "${unknown}"${suggestName(unknown, attributes)}`;
}

function findFactError(name: string, facts: readonly string[]): string | undefined {
  if (facts.includes(name)) return undefined;
  const advice =
    suggestName(name, facts) || `; there are ${facts.filter((fact) => !fact.startsWith('package')).join(', ')}`;
  return `There is no fact "${name}"${advice}`;
}

function findCodeFactError(written: string, { facts }: DirectiveReference): string | undefined {
  const name = /^\{\{fact:([^}]+)\}\}$/.exec(written)?.[1];
  return name === undefined
    ? `${written}: facts in code are written {{fact:name}}, without spaces`
    : findFactError(name.trim(), facts);
}
