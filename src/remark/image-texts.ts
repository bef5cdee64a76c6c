import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'hast';

/** What `escape-html` writes, and the character that it stands for. The ampersand comes last, so that nothing is decoded twice. */
const escapes = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/**
 * Rehype plugin: decodes the alternative texts and titles of pictures. Docusaurus 3.10.2 escapes them (`remark/transformImage` of its MDX loader)
 * although React escapes attributes, too, so a screen reader would read "system ampersand number 39 s". Pictures that are written as `<img>`
 * have an address of their own instead of a `require()`, and stay as they are.
 */
export function rehypeImageTexts(): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'img') return;
      const isTransformed = node.attributes.some(
        (one) => one.type === 'mdxJsxAttribute' && one.name === 'src' && typeof one.value === 'object',
      );
      if (!isTransformed) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !/^(?:alt|title)$/.test(attribute.name)) continue;
        if (typeof attribute.value === 'string') attribute.value = decode(attribute.value);
      }
    });
  };
}

function decode(text: string): string {
  return escapes.reduce((decoded, [escaped, character]) => decoded.replaceAll(escaped, character), text);
}
