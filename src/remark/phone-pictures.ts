import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

/** The path of a drawing in the call that Docusaurus has written, which may name loaders before it. */
const drawing = /[^!"]+(?=\.svg")/;

/**
 * Rehype plugin: gives pictures the variant for phones that is beside their file, as `name-phone.svg`. `MDXComponents/Picture` renders both.
 *
 * @throws when a variant does not say its size
 */
export function rehypePhonePictures(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    walkTree<Nodes>(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'img') return;
      const src = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')?.value;
      const path = typeof src === 'object' ? drawing.exec(src?.value ?? '')?.[0] : undefined;
      const phoneFile = path && join(file.dirname ?? '', `${path}-phone.svg`);
      if (path === undefined || phoneFile === undefined || !existsSync(phoneFile)) return;
      const [, width, height] = /<svg\b[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(phoneFile, 'utf8')) ?? [];
      if (width === undefined || height === undefined) throw new Error(`${phoneFile} has no width and height.`);
      const add = (name: string, value: MdxJsxAttribute['value']) =>
        node.attributes.push({ type: 'mdxJsxAttribute', name, value });
      add('phone', JSON.parse(JSON.stringify(src).replaceAll(`${path}.svg`, `${path}-phone.svg`)));
      add('phoneWidth', width);
      add('phoneHeight', height);
    });
  };
}
