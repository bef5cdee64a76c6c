import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { rehypePictures } from '../../../src/remark/pictures';

/** Runs the plugin over a picture, and returns its attributes by name. */
function run(path: string): Record<string, unknown> {
  const source = `require("!!loader?a=b!./../static/img/${path}").default`;
  const picture: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'src', value: { type: 'mdxJsxAttributeValueExpression', value: source } },
    ],
    children: [],
  };
  const tree: Root = { type: 'root', children: [picture] };
  rehypePictures()(tree, new VFile({ path: `${projectRoot}/docs/page.md` }));
  return Object.fromEntries(
    picture.attributes.flatMap((one) => ('name' in one ? [[one.name, one.value] as const] : [])),
  );
}

it('finds the variant of a diagram for phones, with its size', () => {
  expect(run('diagrams/deep-link-flow.svg')).toMatchObject({
    phone: { value: 'require("!!loader?a=b!./../static/img/diagrams/deep-link-flow-phone.svg").default' },
    phoneWidth: '320',
    phoneHeight: expect.stringMatching(/^\d{3}$/),
  });
});

it('leaves pictures without one alone', () => {
  expect(Object.keys(run('logo.svg'))).toEqual(['src']);
});
