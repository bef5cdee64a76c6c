import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'hast';
import { projectRoot } from '../build/files/project-root';
import { walkTree } from '../build/markdown/walk-tree';
import { basePath } from '../config/versions';

/** Properties that `Picture` gets for a picture with a variant for phones. */
export interface PhoneVariant {
  /** Its address. */
  readonly phone?: string;
  /** Its size in pixels, separated by a space: width and height. */
  readonly phoneSize?: string;
}

/**
 * Rehype plugin: gives pictures that have a variant for phones its address and size. The variant of `static/img/diagrams/name.svg` is
 * `name-phone.svg` beside it.
 */
export function rehypePhonePictures(): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'img') return;
      const source = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src');
      const value = typeof source?.value === 'object' ? source.value?.value : source?.value;
      const name = /static\/(img\/diagrams\/[\w-]+)\.svg/.exec(value ?? '')?.[1];
      if (name !== undefined) node.attributes.push(...readVariant(`${name}-phone.svg`));
    });
  };
}

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: string;
}

function readVariant(name: string): Attribute[] {
  const file = path.join(projectRoot, 'static', name);
  if (!existsSync(file)) return [];
  const [, width, height] = /<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`static/${name}: the first tag needs a width and a height in pixels.`);
  const variant: Required<PhoneVariant> = { phone: `${basePath}${name}`, phoneSize: `${width} ${height}` };
  return Object.entries(variant).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
}
