import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { rehypePictures } from '../../../src/remark/pictures';

const attribute = (name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Runs the plugin over a picture, and returns the values of its texts. */
function decode(src: MdxJsxAttribute['value'], alt: string, title: string): unknown[] {
  const picture: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [attribute('alt', alt), attribute('src', src), attribute('title', title)],
    children: [],
  };
  const tree: Root = { type: 'root', children: [picture] };
  rehypePictures()(tree, new VFile());
  return picture.attributes.flatMap((one) => ('name' in one && one.name !== 'src' ? [one.value] : []));
}

const required = { type: 'mdxJsxAttributeValueExpression', value: 'require("./a.png").default' } as const;

it('decodes the texts of pictures that Docusaurus has escaped, once', () => {
  expect(decode(required, 'the system&#39;s &quot;A&quot; &amp; &lt;b&gt;', '&amp;lt; stays')).toEqual([
    'the system\'s "A" & <b>',
    '&lt; stays',
  ]);
});

it('leaves pictures alone that a page writes as an element', () => {
  expect(decode('/img/a.png', '&amp;', '&#39;')).toEqual(['&amp;', '&#39;']);
});
