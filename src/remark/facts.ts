import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import type { PageContext } from './context';
import { findNamed } from './problem-at';

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
