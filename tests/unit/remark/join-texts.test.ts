import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeJoinTexts } from '../../../src/remark/join-texts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

describe('rehypeJoinTexts', () => {
  it('makes one text of those that follow each other, at every depth, and leaves elements between them', () => {
    const tree: Root = {
      type: 'root',
      children: [
        element('p', text('Since '), text('4'), text('.'), element('b', text('a'), text('b')), text(' c'), text(' d')),
      ],
    };
    rehypeJoinTexts()(tree);
    expect(tree.children).toEqual([element('p', text('Since 4.'), element('b', text('ab')), text(' c d'))]);
  });
});
