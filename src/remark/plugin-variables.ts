import type { LeafDirective } from 'mdast-util-directive';
import type { PageContext } from './context';
import { findPlugin } from './find-plugin';
import { type FlowNode, inlineCode, paragraph, table, text } from './nodes';

/** Expands `::plugin-variables{plugin="…"}`: the Gradle variables that the plugin's Android project reads. */
export function expandPluginVariables(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { androidVariables, package: name } = findPlugin(directive, context);
  if (androidVariables.length === 0) {
    return [paragraph(inlineCode(name), text(' reads no Gradle variables.'))];
  }
  const rows = androidVariables.map((variable) => ({
    cells: [[inlineCode(variable.name)], [inlineCode(variable.value)]],
  }));
  return [table(['Variable', 'Default'], rows)];
}
