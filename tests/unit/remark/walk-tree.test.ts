import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { walkTree } from '../../../src/packages/shared/markdown/walk-tree';

const markdown = '# A *b* c\n\n- d `e`\n- f\n\n> g\n';

describe('walkTree', () => {
  it('comes to each node in reading order, those around others first, with their places', () => {
    const found: string[] = [];
    walkTree<Nodes>(fromMarkdown(markdown), (node, index, parent) => {
      found.push(`${node.type} ${index} of ${parent?.type}`);
    });
    expect(found).toEqual([
      'root 0 of undefined',
      'heading 0 of root',
      'text 0 of heading',
      'emphasis 1 of heading',
      'text 0 of emphasis',
      'text 2 of heading',
      'list 1 of root',
      'listItem 0 of list',
      'paragraph 0 of listItem',
      'text 0 of paragraph',
      'inlineCode 1 of paragraph',
      'listItem 1 of list',
      'paragraph 0 of listItem',
      'text 0 of paragraph',
      'blockquote 2 of root',
      'paragraph 0 of blockquote',
      'text 0 of paragraph',
    ]);
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
