import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'hast';

/**
 * Rehype plugin: merges adjacent text nodes, which facts and directives leave behind. Between two of them, React would write a comment to
 * tell them apart.
 */
export function rehypeJoinTexts(): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (node) => {
      if (!('children' in node)) return;
      for (let at = node.children.length - 1; at > 0; at -= 1) {
        const [before, own] = [node.children[at - 1], node.children[at]];
        if (before?.type !== 'text' || own?.type !== 'text') continue;
        before.value += own.value;
        node.children.splice(at, 1);
      }
    });
  };
}
