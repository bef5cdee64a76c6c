import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { memberCardClass, portionAttribute } from '../../../lib/dom-contract';

/** Name of `portionAttribute` in hast. */
const portionProperty = 'dataPortion';

/** Weight limit of the first portion. It is drawn with the rest of the first view, while the browser resolves styles and fonts for the first time. */
const firstWeight = 400;

/** Largest weight limit of the later portions: the limit doubles with each portion until then. A slow phone draws this much in 40 ms. */
const largestWeight = 1_400;

/**
 * Smallest weight of a page after its last mark. A page with this much text after a first portion ends below the tallest window in which pages
 * are drawn in portions (`tallest` in the loader), so what follows the page never moves up into view.
 */
const windowWeight = 3_000;

/** Weight of an element, in characters: laying it out takes about as long as laying out this much text. */
const elementWeight = 20;

/** Tags that become one element and keep their attributes, whichever component renders them. */
const plainTag = /^(?:h[2-6]|p|ul|ol)$/;

/** Rehype plugin: marks where a long page is cut into portions, between its elements and between those of the box around a member. */
export function rehypePortions(): (tree: Root) => void {
  return (tree) => {
    const places = tree.children.flatMap((node, index) =>
      listPlaces(node, tree.children.slice(index + 1).find(isNotText)),
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

/** A place where a portion may begin. */
interface Place {
  readonly node: RootContent;
  /** Weight of what is drawn with it, without places inside it. */
  readonly weight: number;
  readonly canBegin: boolean;
  /** Element after the box that contains the place. A portion that begins in a box hides only the rest of the box, so this element is marked too. */
  readonly behindBox?: Markable;
}

const isNotText = ({ type }: RootContent): boolean => type !== 'text';

/** @returns the places in an element of the page: the element itself, and its children if it is the box of a member */
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
  // Highlighted code is a string of HTML, whose tags have about as many characters as an element weighs.
  const code = node.type === 'element' ? node.properties.html : undefined;
  return node.children.reduce((sum, child) => sum + weigh(child), elementWeight + (code ? String(code).length : 0));
}
