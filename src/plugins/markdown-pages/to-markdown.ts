import { type CheerioAPI, load } from 'cheerio';
import type { BlockContent, Code, List, ListItem, PhrasingContent, Table, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import { diffAttribute } from './read-article';

type Node = ReturnType<CheerioAPI>[number];
type Element = Extract<Node, { attribs: object }>;
type Resolve = (address: string) => string;

/**
 * Writes the text of a documentation page as Markdown (CommonMark with GitHub's tables): tabs as parts with their names, folded parts
 * unfolded, code with its language and file, admonitions as quotes. What only helps in a browser (buttons, links to headings) is left out.
 *
 * @param article HTML of the text, as `readArticle` cuts it
 * @param resolve turns the address of a link or a picture into one that holds wherever the Markdown is read
 */
export function toMarkdown(article: string, resolve: Resolve): string {
  const children = toBlocks([...(load(article, null, false).root()[0]?.children ?? [])], resolve);
  return writeMarkdown(
    { type: 'root', children },
    { bullet: '-', rule: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  );
}

/** Elements that stand on lines of their own. What is not among them is a part of a paragraph. */
const blockTags = new Set(
  'article blockquote details div dl figure h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(' '),
);

/** Elements that say nothing: they work in browsers, or only there. */
const silentTags = new Set(['button', 'noscript', 'script', 'style', 'summary', 'svg', 'template', 'wbr']);

/** Converts what stands one below the other; text between blocks becomes a paragraph. */
function toBlocks(nodes: readonly Node[], resolve: Resolve): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    const children = toLine(line, resolve);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && blockTags.has(node.name)) {
      endLine();
      blocks.push(...toBlock(node, resolve));
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}

function toBlock(node: Element, resolve: Resolve): BlockContent[] {
  const { name, children } = node;
  const depth = /^h([1-6])$/.exec(name)?.[1];
  if (depth !== undefined) {
    return [{ type: 'heading', depth: Number(depth) as 1 | 2 | 3 | 4 | 5 | 6, children: toLine(children, resolve) }];
  }
  switch (name) {
    case 'blockquote':
      return [{ type: 'blockquote', children: toBlocks(children, resolve) }];
    case 'details':
      return [toTitle(readText(findAll(node, (child) => child.name === 'summary')[0])), ...toBlocks(children, resolve)];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'ol':
    case 'ul':
      return [toList(node, resolve)];
    case 'p':
      return toParagraph(children, resolve);
    case 'pre':
      return [toCode(node)];
    case 'table':
      return [toTable(node, resolve)];
    case 'div':
      return toPart(node, resolve);
    default:
      return toBlocks(children, resolve);
  }
}

/** Converts the parts of pages that HTML has no element for. */
function toPart(node: Element, resolve: Resolve): BlockContent[] {
  if (node.attribs['data-tab-values'] !== undefined) return toTabs(node, resolve);
  if (hasClass(node, 'theme-code-block')) return [toCode(node)];
  if (hasClass(node, 'theme-admonition')) return [toAdmonition(node, resolve)];
  if (hasClass(node, 'api-facts')) return toFacts(node, resolve);
  return toBlocks(node.children, resolve);
}

/** Each tab is a part of the text under its name. */
function toTabs(group: Element, resolve: Resolve): BlockContent[] {
  return findAll(group, ({ attribs }) => attribs.role === 'tabpanel').flatMap((panel) => [
    toTitle(panel.attribs['data-tab-label'] ?? ''),
    ...toBlocks(panel.children, resolve),
  ]);
}

function toCode(node: Element): Code {
  const pre = findAll(node, ({ name }) => name === 'pre')[0] ?? node;
  const [title] = findAll(node, (child) => hasClass(child, 'codeBlockTitle'));
  const language = hasClass(pre, 'api-signature') ? 'ts' : /language-(\S+)/.exec(pre.attribs.class ?? '')?.[1];
  return {
    type: 'code',
    lang: pre.attribs[diffAttribute] === undefined ? (language ?? null) : 'diff',
    meta: title === undefined ? null : `title="${readText(title)}"`,
    value: readText(pre).replace(/\n$/, ''),
  };
}

function toAdmonition(node: Element, resolve: Resolve): BlockContent {
  const [heading] = findAll(node, (child) => hasClass(child, 'admonitionHeading'));
  const [content] = findAll(node, (child) => hasClass(child, 'admonitionContent'));
  return {
    type: 'blockquote',
    children: [toTitle(readText(heading)), ...toBlocks((content ?? node).children, resolve)],
  };
}

/** The line below a method with its platforms, which stand apart on the page and get commas here. */
function toFacts(node: Element, resolve: Resolve): BlockContent[] {
  return findAll(node, ({ name }) => name === 'p').map((line) => {
    const platforms = line.children.filter((child) => isElement(child) && hasClass(child, 'platform'));
    const children = line.children.flatMap((child, index): PhrasingContent[] => {
      const isGap =
        isBlank(child) &&
        platforms.includes(line.children[index - 1] as Element) &&
        platforms.includes(line.children[index + 1] as Element);
      return isGap ? [{ type: 'text', value: ', ' }] : toPhrasing([child], resolve);
    });
    return { type: 'paragraph', children: trim(children) };
  });
}

function toList(node: Element, resolve: Resolve): List {
  const items = node.children.filter((child) => isElement(child) && child.name === 'li') as Element[];
  const isSpread = items.some(({ children }) => children.some((child) => isElement(child) && child.name === 'p'));
  return {
    type: 'list',
    ordered: node.name === 'ol',
    start: node.name === 'ol' ? Number(node.attribs.start ?? 1) : null,
    spread: isSpread,
    children: items.map(
      ({ children }): ListItem => ({ type: 'listItem', spread: isSpread, children: toBlocks(children, resolve) }),
    ),
  };
}

function toTable(node: Element, resolve: Resolve): Table {
  const rows = findAll(node, ({ name }) => name === 'tr');
  return {
    type: 'table',
    children: rows.map(
      (row): TableRow => ({
        type: 'tableRow',
        children: row.children
          .filter((cell) => isElement(cell) && /^t[dh]$/.test(cell.name))
          .map((cell) => ({ type: 'tableCell', children: toLine((cell as Element).children, resolve) })),
      }),
    ),
  };
}

function toParagraph(nodes: readonly Node[], resolve: Resolve): BlockContent[] {
  const children = toLine(nodes, resolve);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** Converts what stands in one line, without the space around it. */
function toLine(nodes: readonly Node[], resolve: Resolve): PhrasingContent[] {
  return trim(toPhrasing(nodes, resolve));
}

function toPhrasing(nodes: readonly Node[], resolve: Resolve): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: squeeze(node.data) }];
    if (!isElement(node) || silentTags.has(node.name)) return [];
    const { name, attribs } = node;
    switch (name) {
      case 'a': {
        if (hasClass(node, 'hash-link')) return [];
        const children = toPhrasing(node.children, resolve);
        return attribs.href === undefined ? children : [{ type: 'link', url: resolve(attribs.href), children }];
      }
      case 'br':
        return attribs.hidden === undefined ? [{ type: 'break' }] : [];
      case 'code':
      case 'kbd':
        return toInlineCode(node, resolve);
      case 'em':
      case 'i':
        return [{ type: 'emphasis', children: toPhrasing(node.children, resolve) }];
      case 'b':
      case 'strong':
        return [{ type: 'strong', children: toPhrasing(node.children, resolve) }];
      case 'del':
      case 's':
        return [{ type: 'delete', children: toPhrasing(node.children, resolve) }];
      case 'img':
        return [toPicture(attribs.src ?? '', attribs.alt ?? '', resolve)];
      default:
        return hasClass(node, 'badge') || hasClass(node, 'link-version')
          ? [{ type: 'emphasis', children: toPhrasing(node.children, resolve) }]
          : toPhrasing(node.children, resolve);
    }
  });
}

/** Code with one link for all of it becomes a link; code that names several types stays code, since code can't hold links. */
function toInlineCode(node: Element, resolve: Resolve): PhrasingContent[] {
  const code: PhrasingContent = { type: 'inlineCode', value: squeeze(readText(node)) };
  const [link, ...others] = findAll(node, ({ name }) => name === 'a');
  const isWhole = link?.attribs.href !== undefined && others.length === 0 && readText(link) === readText(node);
  return isWhole ? [{ type: 'link', url: resolve(link.attribs.href ?? ''), children: [code] }] : [code];
}

/** A drawing that is part of the page itself has no address; its text says what it shows. */
function toPicture(src: string, alt: string, resolve: Resolve): PhrasingContent {
  return src.startsWith('data:')
    ? { type: 'emphasis', children: [{ type: 'text', value: `Picture: ${alt}` }] }
    : { type: 'image', url: resolve(src), alt };
}

function toTitle(text: string): BlockContent {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: squeeze(text).trim() }] }],
  };
}

/** Takes the space away with which a line begins and ends. */
function trim(line: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = line.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === line.length - 1 ? start.trimEnd() : start };
  });
  const isEmpty = (node: PhrasingContent | undefined): boolean => node?.type === 'text' && node.value === '';
  if (isEmpty(trimmed[0])) return trim(trimmed.slice(1));
  return isEmpty(trimmed.at(-1)) ? trim(trimmed.slice(0, -1)) : trimmed;
}

function squeeze(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, '').replace(/[ \t\r\n]+/g, ' ');
}

function isElement(node: Node): node is Element {
  return node.type === 'tag';
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && node.data.trim() === '';
}

/** Classes of CSS modules carry a mark behind the name: `codeBlockTitle_u0t`. */
function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(' ').some((own) => own === name || own.startsWith(`${name}_`));
}

/** The outermost elements that pass a test, in their order; the element itself where it does. */
function findAll(node: Element, test: (node: Element) => boolean): Element[] {
  if (test(node)) return [node];
  return node.children.flatMap((child) => (isElement(child) ? findAll(child, test) : []));
}

function readText(node: Node | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(readText).join('') : '';
}
