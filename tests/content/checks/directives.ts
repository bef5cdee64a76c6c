/** Directives and facts that do not exist, or that name a plugin, command or package that does not. */
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { admonitionNames, lineOf } from '../../../src/lib/markdown';
import type { Page } from '../../../src/lib/pages';
import { lineAt } from '../parse-error';
import { treeOf } from '../parsed-page';
import { suggestName } from '../suggest-name';
import type { Problem } from './problem';

/** What the check needs to know about the site. */
export interface DirectiveReference {
  /** Attributes that each leaf directive takes. */
  attributes: ReadonlyMap<string, readonly string[]>;
  /** Runs a leaf directive as the build does; gives what the build would stop with. */
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
  visit(treeOf(page), (node) => {
    switch (node.type) {
      case 'leafDirective':
        report(lineOf(node), findLeafError(node, page, reference));
        break;
      case 'containerDirective':
        report(lineOf(node), findContainerError(node));
        break;
      case 'textDirective':
        report(lineOf(node), findTextError(node, reference));
        break;
      case 'text':
        report(lineOf(node), findMisplacedDirective(node.value, reference));
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(lineOf(node), findExpressionError(node.value));
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

function findContainerError({ name }: ContainerDirective): string | undefined {
  return admonitionNames.some((known) => known === name)
    ? undefined
    : `There is no block :::${name}${suggestName(name, admonitionNames)}`;
}

/** Words with a colon in front (`capacitor:copy`) are text; with a label or attributes they are meant as directives. */
function findTextError(directive: TextDirective, { facts }: DirectiveReference): string | undefined {
  const { name, children, attributes } = directive;
  if (name === 'fact') {
    return findFactError(textOf(children), facts);
  }
  const isMeant = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  return isMeant ? `There is no directive :${name}; in text there is :fact[name] only` : undefined;
}

function findFactError(name: string, facts: readonly string[]): string | undefined {
  const advice =
    suggestName(name, facts) || `; there are ${facts.filter((fact) => !fact.startsWith('package')).join(', ')}`;
  return facts.includes(name) ? undefined : `There is no fact "${name}"${advice}`;
}

/** `{{fact:name}}` in text is an expression to MDX. */
function findExpressionError(expression: string): string | undefined {
  const name = /^\{\s*fact\s*:\s*([^}]*)\}/.exec(expression.trim())?.[1];
  return name === undefined ? undefined : `In text a fact is written :fact[${name.trim()}]`;
}

/** Finds what looks like a directive but is text to the parser. */
function findMisplacedDirective(text: string, { attributes }: DirectiveReference): string | undefined {
  const [, block] = /^:::+ ?([a-z]+)\b/m.exec(text) ?? [];
  if (block !== undefined) {
    return `:::${block} begins no block here: its title goes into brackets, as in :::${block}[Title]`;
  }
  const [, name] = /(?:^|\s)::([a-z][a-z-]*)\b/.exec(text) ?? [];
  return name !== undefined && attributes.has(name)
    ? `::${name} must stand on a line of its own, with empty lines around`
    : undefined;
}

function findCodeFactError(written: string, { facts }: DirectiveReference): string | undefined {
  const name = /^\{\{fact:([^}]+)\}\}$/.exec(written)?.[1];
  return name === undefined
    ? `${written}: facts in code are written {{fact:name}}, without spaces`
    : findFactError(name.trim(), facts);
}
