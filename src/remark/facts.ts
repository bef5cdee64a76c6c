import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import type { PageContext } from './context';
import { problemAt } from './problem-at';

/** Matches a fact in inline code or a code block. The first group is its name. */
export const factInCode = /\{\{fact:([^}]+)\}\}/g;

function factValue(name: string, node: Node, context: PageContext): string {
  const fact = context.reference.facts.find((candidate) => candidate.name === name);
  if (fact === undefined) {
    const known = context.reference.facts.map((candidate) => candidate.name);
    throw problemAt(node, context, `Unknown fact "${name}" in ${context.version}.`, name, known);
  }
  return fact.value;
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
