import { findKeyError, isConfigPath, parseCapCommand } from '@capacitor-docs/reference';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes } from 'mdast';
import { type PageContext, problemAt } from './context';

const COMMAND = /^npx cap\s/;

/**
 * Stops the build when inline code names a command of the CLI or a configuration key that the page's version does not have.
 * The content tests also check code blocks, plugin options, and text that should have been code.
 */
export function checkMentions(tree: Nodes, context: PageContext): void {
  const { cli, plugins } = context.reference;
  const config = {
    pluginPaths: plugins.flatMap((plugin) => plugin.config.map(({ path }) => `plugins.${path}`)),
    pluginNames: plugins.map(({ exportName }) => exportName),
  };
  // Upgrade guides mention keys and commands that were added or removed. v2 declares no keys of plugins.
  if (context.file.includes('/updating/')) return;
  walkTree(tree, (node) => {
    if (node.type !== 'inlineCode') return;
    if (COMMAND.test(node.value)) {
      const result = parseCapCommand(node.value, cli);
      if (!result.ok) throw problemAt(node, context, `\`${node.value}\`: ${result.reason}`);
    }
    const isPluginOfV2 = context.version === 'v2' && node.value.startsWith('plugins.');
    if (isConfigPath(node.value) && !isPluginOfV2) {
      const error = findKeyError(node.value, context.version, config);
      if (error !== undefined) throw problemAt(node, context, `\`${node.value}\`: ${error}`);
    }
  });
}
