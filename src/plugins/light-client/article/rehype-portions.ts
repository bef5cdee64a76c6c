import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { memberCardClass } from '../../../lib/member-card';

/** Where a portion of a page begins that is drawn behind the one before; `portions.css`, the loader and `src/browser/navigation/portions.ts` go by it. */
const portionAttribute = 'data-portion';

/** The same as hast names it. */
const portionProperty = 'dataPortion';

/** How much is drawn with all else of a page's first view, and so with what a browser looks up for the first time. */
const firstWeight = 400;

/** How much is drawn at once behind that, when it has grown: each portion may be twice the one before. A slow phone draws it in 40 ms. */
const largestWeight = 1_400;

/**
 * What is left of a page behind its last mark, at least. A page with so much, and a first portion before it, ends below the tallest window that
 * pages are drawn in (`tallest` of the loader), so what stands behind it never comes up into view.
 */
const windowWeight = 3_000;

/** What an element weighs in characters: laying it out takes about as long as that of so much text. */
const elementWeight = 20;

/** What becomes an element of its own and keeps its attributes, whatever stands for it. */
const plainTag = /^(?:h[2-6]|p|ul|ol)$/;

/** Rehype plugin: marks where a long page is cut into portions, between its elements and between those of the box around a member. */
export function rehypePortions(): (tree: Root) => void {
  return (tree) => {
    const places = tree.children.flatMap((node, index) =>
      listPlaces(node, tree.children.slice(index + 1).find(isNoText)),
    );
    let left = places.reduce((sum, place) => sum + place.weight, 0);
    let weight = 0;
    let limit = firstWeight;
    let behindBox: Markable | undefined;
    for (const place of places) {
      const isDue = weight > limit && left >= windowWeight;
      if (isMarkable(place.node) && place.canBegin && (isDue || place.node === behindBox)) {
        mark(place.node);
        behindBox = place.behindBox;
        weight = 0;
        limit = Math.min(limit * 2, largestWeight);
      }
      weight += place.weight;
      left -= place.weight;
    }
  };
}

type Markable = Element | MdxJsxFlowElementHast;

/** Where a portion may begin. */
interface Place {
  readonly node: RootContent;
  /** What is drawn with it, without what is a place of its own. */
  readonly weight: number;
  readonly canBegin: boolean;
  /** What stands behind the box that it is in: a portion that begins inside hides the rest of the box, and a mark of its own hides this. */
  readonly behindBox?: Markable;
}

const isNoText = ({ type }: RootContent): boolean => type !== 'text';

/** @returns the places of an element of the page: itself, and what is in it if it is the box of a member */
function listPlaces(node: RootContent, next: RootContent | undefined): Place[] {
  if (!isMemberCard(node)) return [{ node, weight: weigh(node), canBegin: true }];
  const isFollowed = next !== undefined && isMarkable(next);
  const inside = node.children.map((child) => ({
    node: child,
    weight: weigh(child),
    canBegin: isFollowed,
    ...(isFollowed ? { behindBox: next } : {}),
  }));
  return [{ node, weight: elementWeight, canBegin: true }, ...inside];
}

function isMemberCard(node: RootContent): node is MdxJsxFlowElementHast {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.attributes.some((each) => 'name' in each && each.name === 'className' && each.value === memberCardClass)
  );
}

function isMarkable(node: RootContent): node is Markable {
  return isMemberCard(node) || (node.type === 'element' && plainTag.test(node.tagName));
}

function mark(node: Markable): void {
  if (node.type === 'element') node.properties[portionProperty] = '';
  else node.attributes.push({ type: 'mdxJsxAttribute', name: portionAttribute, value: '' });
}

function weigh(node: RootContent): number {
  if (node.type === 'text') return node.value.length;
  if (!('children' in node)) return 0;
  // Code that is coloured is a text with about as many characters for an element.
  const code = node.type === 'element' ? node.properties.html : undefined;
  return node.children.reduce((sum, child) => sum + weigh(child), elementWeight + (code ? String(code).length : 0));
}
