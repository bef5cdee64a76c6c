import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

/**
 * Rehype plugin: completes the pictures that Docusaurus has transformed. Those that are written as `<img>` have an address of their own instead of a
 * `require()`, and stay as they are.
 *
 * @throws when the variant of a picture for phones does not say its size
 */
export function rehypePictures(): (tree: Root, file: VFile) => void {
  return (tree, { dirname = '' }) => {
    walkTree<Nodes>(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'img') return;
      const attributes = node.attributes.filter((one) => one.type === 'mdxJsxAttribute');
      const src = attributes.find(({ name }) => name === 'src')?.value;
      if (typeof src !== 'object' || src === null) return;
      for (const attribute of attributes) {
        if (/^(?:alt|title)$/.test(attribute.name) && typeof attribute.value === 'string')
          attribute.value = decode(attribute.value);
      }
      node.attributes.push(...findPhoneVariant(src, dirname));
    });
  };
}

/** What `escape-html` writes, and the character that it stands for. The ampersand comes last, so that nothing is decoded twice. */
const escapes = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/**
 * Decodes an alternative text or a title. Docusaurus 3.10.2 escapes them (`remark/transformImage` of its MDX loader) although React escapes attributes,
 * too, so a screen reader would read "system ampersand number 39 s".
 */
function decode(text: string): string {
  return escapes.reduce((decoded, [escaped, character]) => decoded.replaceAll(escaped, character), text);
}

/** The path of a drawing in the call that Docusaurus has written, which may name loaders before it. */
const drawing = /[^!"]+(?=\.svg")/;

/** Finds the variant for phones that is beside the file of a picture, as `name-phone.svg`. `MDXComponents/Picture` renders both. */
function findPhoneVariant(src: MdxJsxAttributeValueExpression, folder: string): MdxJsxAttribute[] {
  const path = drawing.exec(src.value)?.[0];
  const file = join(folder, `${path}-phone.svg`);
  if (path === undefined || !existsSync(file)) return [];
  const [, width, height] = /<svg\b[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  if (width === undefined || height === undefined) throw new Error(`${file} has no width and height.`);
  const phone = JSON.parse(JSON.stringify(src).replaceAll(`${path}.svg`, `${path}-phone.svg`));
  return Object.entries({ phone, phoneWidth: width, phoneHeight: height }).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}
