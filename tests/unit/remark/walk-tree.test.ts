import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { walkTree } from '../../../src/build/markdown/walk-tree';

const markdown = '# A *b* c\n\n- d `e`\n- f\n\n> g\n';

describe('walkTree', () => {
  it('comes to the same nodes in the same order as unist-util-visit, with their places', () => {
    const tree: Root = fromMarkdown(markdown);
    const expected: unknown[] = [];
    visit(tree, (node, index, parent) => {
      expected.push([node.type, index ?? 0, parent?.type]);
    });
    const found: unknown[] = [];
    walkTree<Nodes>(tree, (node, index, parent) => {
      found.push([node.type, index, parent?.type]);
    });
    expect(found).toEqual(expected);
    expect(found).toHaveLength(17);
  });

  it('leaves out what is below a node that it need not look into', () => {
    const found: string[] = [];
    walkTree<Nodes>(fromMarkdown(markdown), (node) => {
      found.push(node.type);
      return node.type !== 'list' && node.type !== 'heading';
    });
    expect(found).toEqual(['root', 'heading', 'list', 'blockquote', 'paragraph', 'text']);
  });

  it('goes on below a node that was changed', () => {
    const tree = fromMarkdown('a');
    const found: string[] = [];
    walkTree<Nodes>(tree, (node) => {
      found.push(node.type);
      if (node.type === 'paragraph') node.children.push({ type: 'break' });
    });
    expect(found).toEqual(['root', 'paragraph', 'text', 'break']);
  });
});
