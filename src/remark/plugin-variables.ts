import type { LeafDirective } from 'mdast-util-directive';
import { findPlugin, type PageContext } from './context';
import { type FlowNode, inlineCode, paragraph, table } from './nodes';

/** Expands `::plugin-variables{plugin="…"}`: the Gradle variables that the plugin's Android project reads. */
export function expandPluginVariables(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { androidVariables, package: name } = findPlugin(directive, context);
  if (androidVariables.length === 0) {
    return [paragraph(inlineCode(name), ' reads no Gradle variables.')];
  }
  const rows = androidVariables.map(({ name: variable, value }) => ({
    cells: [inlineCode(variable), inlineCode(value)],
  }));
  return [table(['Variable', 'Default'], rows)];
}
