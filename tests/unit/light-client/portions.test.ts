import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { memberCardClass } from '../../../src/lib/dom-contract';
import { rehypePortions } from '../../../src/plugins/light-client/article/rehype-portions';

const paragraph = (length: number): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: 'x'.repeat(length) }],
});

const card = (...children: Element[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: memberCardClass }],
  children,
});

/** Shows the elements of the page after the plugin: `|` where a portion begins, `.` where none does, and cards in brackets. */
function cut(...children: (Element | MdxJsxFlowElementHast)[]): string {
  const lines = children.flatMap((child): RootContent[] => [child, { type: 'text', value: '\n' }]);
  const tree: Root = { type: 'root', children: lines };
  rehypePortions()(tree);
  return children.map(show).join('');
}

function show(node: Element | MdxJsxFlowElementHast): string {
  if (node.type === 'element') return node.properties.dataPortion === '' ? '|' : '.';
  const isMarked = node.attributes.some((each) => 'name' in each && each.name === 'data-portion');
  return `${isMarked ? '|' : '.'}[${(node.children as Element[]).map(show).join('')}]`;
}

const times = (count: number, make: () => Element): Element[] => Array.from({ length: count }, make);

describe('the portions of a long page', () => {
  it('grow, and leave a last one that is longer than a window', () => {
    expect(cut(...times(12, () => paragraph(500)))).toBe('.|.|..|.....');
  });

  it('are none of a short page', () => {
    expect(cut(...times(5, () => paragraph(500)))).toBe('.....');
  });

  it('begin inside of a card, whose end hides what follows until its turn', () => {
    expect(
      cut(
        paragraph(300),
        card(...times(6, () => paragraph(500))),
        card(paragraph(500)),
        ...times(9, () => paragraph(500)),
      ),
    ).toBe('..[.|.|..]|[.]..|......');
  });

  it('begin in no card before something that takes no mark', () => {
    const picture: Element = { type: 'element', tagName: 'figure', properties: {}, children: [] };
    expect(cut(card(...times(6, () => paragraph(500))), picture, ...times(9, () => paragraph(500)))).toMatch(
      /^\.\[\.{6}\]\.\|/,
    );
  });
});
