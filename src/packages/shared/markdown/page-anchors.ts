/** The ids of a page's elements on the site, which links can name after `#`. */
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { textOf } from './text-of';
import { walkTree } from './walk-tree';

/** Makes ids from texts, unique within one page. */
interface Slugger {
  /** Returns the id of a heading's text: `Set up iOS` becomes `set-up-ios`, a second one `set-up-ios-1`. */
  slug: (text: string) => string;
  /** Returns a given id, with a number after it if the page already has it. */
  count: (id: string) => string;
}

/** Characters that are left out of ids: all except letters, marks, digits, connectors, hyphens and spaces. */
const leftOut = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

/** Creates the slugger of a page. It follows github-slugger 1, with which Docusaurus 3 makes its heading ids. */
function createSlugger(): Slugger {
  const used = new Map<string, number>();
  const count = (id: string): string => {
    let result = id;
    while (used.has(result)) {
      const number = (used.get(id) ?? 0) + 1;
      used.set(id, number);
      result = `${id}-${number}`;
    }
    used.set(result, 0);
    return result;
  };
  return { slug: (text) => count(text.toLowerCase().replace(leftOut, '').replaceAll(' ', '-')), count };
}

/**
 * Lists the ids of a page in order, by the rule of Docusaurus 3 (mdx-loader, `remark/headings`): the id that a transform
 * gave the heading, else the id in a comment at its end (`{/* #id *\/}`), else the slug of its text, with a number if it
 * repeats. Elements with an `id` attribute count as well.
 * @param tree the page after `expandDirectives`
 */
export function listAnchors(tree: Root): string[] {
  return listAnchorPlaces(tree).map(({ id }) => id);
}

/** An id and where its element is written; for a generated element, where the directive is. */
export interface AnchorPlace {
  readonly id: string;
  readonly line: number;
  readonly column: number;
}

/** Lists the ids of a page with their places, as `listAnchors` does. */
export function listAnchorPlaces(tree: Root): AnchorPlace[] {
  const slugger = createSlugger();
  const anchors: AnchorPlace[] = [];
  let place = { line: 1, column: 1 };
  walkTree<Nodes>(tree, (node) => {
    if (node.position !== undefined) place = { line: node.position.start.line, column: node.position.start.column };
    for (const id of idsOf(node, slugger)) anchors.push({ id, ...place });
  });
  return anchors;
}

function idsOf(node: Nodes, slugger: Slugger): string[] {
  if (node.type === 'heading') return [headingId(node, slugger)];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? attributeId(node)
    : givenId(node.data);
}

function headingId(heading: Heading, slugger: Slugger): string {
  const [given] = givenId(heading.data);
  return given === undefined ? (commentId(heading) ?? slugger.slug(textOf(heading))) : slugger.count(given);
}

/** Returns the id that a transform wrote into `data.hProperties`. */
function givenId(data: object | undefined): string[] {
  const properties = data !== undefined && 'hProperties' in data ? data.hProperties : undefined;
  const id = typeof properties === 'object' && properties !== null && 'id' in properties ? properties.id : undefined;
  return typeof id === 'string' ? [id] : [];
}

function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)[\s\S]*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}

function attributeId(element: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}
