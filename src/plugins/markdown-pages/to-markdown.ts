import type { BlockContent, Code, List, ListItem, PhrasingContent, Table, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import {
  findAll,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isPartHeading,
  isRecord,
  readAttribute,
  readText,
} from '../../build/page-text/html-tree';
import { changesAttribute } from '../../build/page-text/truncate-text';
import {
  admonitionClass,
  admonitionContentClass,
  admonitionHeadingClass,
  blockElements,
  codeBlockClass,
  codeTitleClass,
  hashLinkClass,
  recordNameClass,
  recordsClass,
  scriptsOnlyAttribute,
  tabLabelAttribute,
  tabValuesAttribute,
  tagClass,
} from '../../lib/dom-contract';
import { islandTag, slotTag } from '../../lib/island';
import { platformNames } from '../../lib/platform-names';

type Resolve = (address: string) => string;

/** How to write what GitHub adds to Markdown, such as tables. Addresses get no escape (`https\://`), because they are meant as addresses. */
const extensions = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
  ({ unsafe }) => unsafe?.some(({ character }) => character === '@') !== true,
);

/**
 * Writes the text of a documentation page as Markdown (CommonMark with GitHub's tables): tabs as parts with their names, collapsed parts
 * expanded, code with its language and file, admonitions as quotes. What only helps in a browser (buttons, links to headings) is left out.
 *
 * @param nodes the text of a page
 * @param resolve turns the address of a link or a picture into one that works wherever the Markdown is read
 */
export function toMarkdown(nodes: readonly HtmlNode[], resolve: Resolve): string {
  const children = toBlocks(nodes, resolve);
  return writeMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', extensions });
}

/** Block elements. All other elements are parts of a paragraph. */
const blockTags = new Set<string>([
  ...'article blockquote details div dl figure h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(' '),
  ...blockElements,
]);

/** Elements that have no text of their own, or only work in browsers. */
const silentTags = new Set(['button', 'nav', 'noscript', 'script', 'style', 'summary', 'svg', 'template', 'wbr']);

/** Whether an element is left out: silent tags, and elements that only work with scripts. */
function isSilent(node: HtmlElement): boolean {
  return silentTags.has(node.tagName) || readAttribute(node, scriptsOnlyAttribute) !== undefined;
}

/** Elements without a box of their own, around an island and around its children; see `src/plugins/islands`. */
const openTags = new Set<string>([islandTag, slotTag]);

/** Replaces the elements around islands by their content, which may be blocks or parts of a paragraph. */
function openIslands(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) =>
    isElement(node) && openTags.has(node.tagName) ? openIslands(node.childNodes) : [node],
  );
}

/** Converts a sequence of blocks to a tree of Markdown. Text between blocks becomes a paragraph. */
export function toBlocks(nodes: readonly HtmlNode[], resolve: Resolve): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const children = toLine(line, resolve);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of openIslands(nodes)) {
    if (isElement(node) && isSilent(node)) continue;
    if (isElement(node) && blockTags.has(node.tagName)) {
      endLine();
      blocks.push(...toBlock(node, resolve));
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}

function toBlock(node: HtmlElement, resolve: Resolve): BlockContent[] {
  const { tagName: name, childNodes: children } = node;
  const depth = /^h([1-6])$/.exec(name)?.[1];
  if (isPartHeading(node)) return [toTitle(readWithoutNote(node))];
  if (depth !== undefined) {
    // A note behind a name says how much the part has that it heads.
    const notes = children.filter((child) => child.nodeName === 'small');
    const words = children.flatMap((child) => {
      if (child.nodeName === 'small') return [];
      // The name of a member is a link to itself.
      return isElement(child) && child.tagName === 'a' && !hasClass(child, hashLinkClass) ? child.childNodes : [child];
    });
    return [
      { type: 'heading', depth: Number(depth) as 1 | 2 | 3 | 4 | 5 | 6, children: toLine(words, resolve) },
      ...toParagraph(notes, resolve),
    ];
  }
  switch (name) {
    case 'blockquote':
      return [{ type: 'blockquote', children: toBlocks(children, resolve) }];
    case 'details':
      return toDetails(node, resolve);
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'ol':
    case 'ul':
      return [toList(node, resolve)];
    case 'p':
      return hasClass(node, 'api-facts') ? [toFacts(node, resolve)] : toParagraph(children, resolve);
    case 'pre':
      return [toCode(node)];
    case 'table':
      return [toTable(node, resolve)];
    default:
      return toPart(node, resolve);
  }
}

/** Converts parts of pages for which HTML has no element. */
function toPart(node: HtmlElement, resolve: Resolve): BlockContent[] {
  if (readAttribute(node, tabValuesAttribute) !== undefined) return toTabs(node, resolve);
  if (hasClass(node, codeBlockClass)) return [toCode(node)];
  if (hasClass(node, admonitionClass)) return [toAdmonition(node, resolve)];
  if (hasClass(node, recordsClass)) return [toRecords(node, resolve)];
  return toBlocks(node.childNodes, resolve);
}

/** Converts each tab to a part of the text under its name. */
function toTabs(group: HtmlElement, resolve: Resolve): BlockContent[] {
  return findAll(group, (element) => readAttribute(element, 'role') === 'tabpanel').flatMap((panel) => [
    toTitle(readAttribute(panel, tabLabelAttribute) ?? ''),
    ...toBlocks(panel.childNodes, resolve),
  ]);
}

function toCode(node: HtmlElement): Code {
  const pre = findAll(node, ({ tagName }) => tagName === 'pre')[0] ?? node;
  const [title] = findAll(node, (child) => hasClass(child, codeTitleClass));
  const language = hasClass(pre, 'api-signature')
    ? 'ts'
    : /language-(\S+)/.exec(readAttribute(pre, 'class') ?? '')?.[1];
  const changes = readAttribute(pre, changesAttribute);
  const value = readText(pre).replace(/\n$/, '');
  return {
    type: 'code',
    lang: changes === undefined ? (language ?? null) : 'diff',
    meta: title === undefined ? null : `title="${readText(title)}"`,
    value: changes === undefined ? value : toDiff(value, changes),
  };
}

/** @param changes `+`, `-` or a space for each line */
function toDiff(code: string, changes: string): string {
  const lines = code.split('\n');
  return lines.map((line, index) => `${changes[index] ?? ' '} ${line}`).join('\n');
}

function toAdmonition(node: HtmlElement, resolve: Resolve): BlockContent {
  const [heading] = findAll(node, (child) => hasClass(child, admonitionHeadingClass));
  const [content] = findAll(node, (child) => hasClass(child, admonitionContentClass));
  return {
    type: 'blockquote',
    children: [toTitle(readText(heading)), ...toBlocks((content ?? node).childNodes, resolve)],
  };
}

/** Converts the line behind a name. On the page, its parts are apart: labels, platforms, other facts. */
function toFacts({ childNodes }: HtmlElement, resolve: Resolve): BlockContent {
  const children = childNodes.flatMap((child): PhrasingContent[] => {
    if (!isElement(child) || !hasClass(child, 'api-platforms')) return toPhrasing([child], resolve);
    const names = child.childNodes.filter(isElement).map((platform) => squeeze(readText(platform)));
    return [{ type: 'text', value: names.join(', ') }];
  });
  return { type: 'paragraph', children: trim(children) };
}

/** Converts what is folded: a title, and the content. What only repeats another part of the page is a title. */
function toDetails(node: HtmlElement, resolve: Resolve): BlockContent[] {
  const [summary] = findAll(node, ({ tagName }) => tagName === 'summary');
  if (hasClass(node, 'api-again')) return [toTitle(readText(summary))];
  const since = findAll(node, (child) => hasClass(child, 'api-since'));
  return [
    ...toParagraph(since, resolve),
    toTitle(summary === undefined ? '' : readWithoutNote(summary)),
    ...toBlocks(node.childNodes, resolve),
  ];
}

/** Reads a title without the muted words behind it. */
function readWithoutNote(title: HtmlElement): string {
  return readText(title, ({ tagName }) => tagName === 'small');
}

/** Converts rows of a reference to a table, with the parts of an object, and the values of a type, behind what they belong to. */
function toRecords(node: HtmlElement, resolve: Resolve): Table {
  const head = ['Name', 'Type', 'Description'].map((value): PhrasingContent[] => [{ type: 'text', value }]);
  const rows = listRecords(node).map((record) => {
    const parts = record.childNodes.filter(isElement);
    const find = (name: string): HtmlElement | undefined => parts.find((part) => hasClass(part, name));
    const [name, type, words] = [find(recordNameClass), find('record__type'), find('record__text')];
    const values = parts.filter(({ tagName }) => tagName === 'dl');
    return [
      name === undefined ? [] : toName(name, resolve),
      type === undefined ? [] : toInlineCode(type, resolve),
      joinLines([
        words === undefined ? [] : toLine(words.childNodes, resolve),
        toPlatforms(find('platforms')),
        ...values.map((list) => toValues(list, resolve)),
      ]),
    ];
  });
  const hasTypes = rows.some(([, type = []]) => type.length > 0);
  return makeTable([head, ...rows].map((cells) => (hasTypes ? cells : cells.filter((_, index) => index !== 1))));
}

/** Says on which platforms something works, if not on all of them. */
function toPlatforms(icons: HtmlElement | undefined): PhrasingContent[] {
  const title = icons && readAttribute(icons, 'title');
  return title === undefined ? [] : [{ type: 'text', value: `Only ${title}` }];
}

/** Lists rows, each before the rows in it. */
function listRecords(node: HtmlElement): HtmlElement[] {
  const inside = node.childNodes.filter(isElement);
  return inside.flatMap((child) => (isRecord(child) ? [child, ...listRecords(child)] : listRecords(child)));
}

/** Converts the name of a row: code, with the labels behind it. */
function toName(name: HtmlElement, resolve: Resolve): PhrasingContent[] {
  const isLabel = (child: HtmlElement): boolean => hasClass(child, tagClass);
  const labels = name.childNodes.filter((child) => isElement(child) && isLabel(child));
  return joinLines([
    [{ type: 'inlineCode', value: squeeze(readText(name, isLabel)).trim() }],
    ...labels.map((label) => toPhrasing([label], resolve)),
  ]);
}

/** Converts the values of a type to words: the name of each, and what it means. */
function toValues(list: HtmlElement, resolve: Resolve): PhrasingContent[] {
  return joinLines(
    list.childNodes
      .filter(isElement)
      .map((part) => (part.tagName === 'dt' ? toName(part, resolve) : toLine(part.childNodes, resolve))),
  );
}

function joinLines(lines: readonly PhrasingContent[][]): PhrasingContent[] {
  const space: PhrasingContent = { type: 'text', value: ' ' };
  return lines.filter((line) => line.length > 0).flatMap((line, index) => (index === 0 ? line : [space, ...line]));
}

function toList(node: HtmlElement, resolve: Resolve): List {
  const items = node.childNodes.filter((child) => child.nodeName === 'li') as HtmlElement[];
  const isSpread = items.some(({ childNodes }) => childNodes.some((child) => child.nodeName === 'p'));
  const isOrdered = node.tagName === 'ol';
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? Number(readAttribute(node, 'start') ?? 1) : null,
    spread: isSpread,
    children: items.map(
      ({ childNodes }): ListItem => ({ type: 'listItem', spread: isSpread, children: toBlocks(childNodes, resolve) }),
    ),
  };
}

function toTable(node: HtmlElement, resolve: Resolve): Table {
  const rows = findAll(node, ({ tagName }) => tagName === 'tr').map(({ childNodes }) =>
    childNodes.flatMap((cell) =>
      isElement(cell) && (cell.tagName === 'td' || cell.tagName === 'th') ? [toLine(cell.childNodes, resolve)] : [],
    ),
  );
  return makeTable(rows);
}

/** Makes a table of the content of its cells. A row may end before its last cells, as in HTML, such as that of the platforms. */
function makeTable(rows: readonly PhrasingContent[][][]): Table {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return {
    type: 'table',
    children: rows.map(
      (cells): TableRow => ({
        type: 'tableRow',
        children: Array.from({ length: width }, (_, index) => ({ type: 'tableCell', children: cells[index] ?? [] })),
      }),
    ),
  };
}

function toParagraph(nodes: readonly HtmlNode[], resolve: Resolve): BlockContent[] {
  const children = toLine(nodes, resolve);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** Converts the content of one line, without the space around it. */
function toLine(nodes: readonly HtmlNode[], resolve: Resolve): PhrasingContent[] {
  return trim(toPhrasing(nodes, resolve));
}

/** Makes links of the addresses in a text, which Markdown writes as `<https://…>`. */
function linkAddresses(text: string): PhrasingContent[] {
  return text.split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/).map((part, index) => {
    const value: PhrasingContent = { type: 'text', value: part };
    return index % 2 === 0 ? value : { type: 'link', url: part, children: [value] };
  });
}

/** How Markdown writes the elements that only style their text. */
const textStyles: Readonly<Record<string, 'delete' | 'emphasis' | 'strong'>> = {
  b: 'strong',
  del: 'delete',
  em: 'emphasis',
  i: 'emphasis',
  s: 'delete',
  strong: 'strong',
};

function toPhrasing(nodes: readonly HtmlNode[], resolve: Resolve): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.nodeName === '#text') return linkAddresses(squeeze(readText(node)));
    if (!isElement(node) || isSilent(node)) return [];
    const { tagName: name, childNodes } = node;
    switch (name) {
      case 'a': {
        if (hasClass(node, hashLinkClass)) return [];
        const children = toPhrasing(childNodes, resolve).flatMap((child) =>
          child.type === 'link' ? child.children : [child],
        );
        const address = readAttribute(node, 'href');
        return address === undefined ? children : [{ type: 'link', url: resolve(address), children }];
      }
      case 'br':
        return readAttribute(node, 'hidden') === undefined ? [{ type: 'break' }] : [];
      case 'code':
      case 'kbd':
        return toInlineCode(node, resolve);
      case 'img':
        return [toPicture(readAttribute(node, 'src') ?? '', readAttribute(node, 'alt') ?? '', resolve)];
      default: {
        // Icons without words.
        if (hasClass(node, 'platforms') && childNodes.length === 0) {
          return [{ type: 'text', value: readAttribute(node, 'title') ?? Object.values(platformNames).join(', ') }];
        }
        const isLabel = hasClass(node, tagClass) || hasClass(node, 'link-version');
        const type = isLabel ? 'emphasis' : textStyles[name];
        const children = toPhrasing(childNodes, resolve);
        return type === undefined ? children : [{ type, children }];
      }
    }
  });
}

/** Converts inline code. If one link covers all of it, it becomes a link. Code that names several types stays code, which can't contain links. */
function toInlineCode(node: HtmlElement, resolve: Resolve): PhrasingContent[] {
  const text = readText(node);
  const code: PhrasingContent = { type: 'inlineCode', value: squeeze(text) };
  const [link, ...others] = findAll(node, ({ tagName }) => tagName === 'a');
  const address = link && readAttribute(link, 'href');
  const isWhole = address !== undefined && others.length === 0 && readText(link) === text;
  return isWhole ? [{ type: 'link', url: resolve(address), children: [code] }] : [code];
}

/** Converts a picture. One that is embedded in the page has no address, so its alternative text says what it shows. */
function toPicture(src: string, alt: string, resolve: Resolve): PhrasingContent {
  return src.startsWith('data:')
    ? { type: 'emphasis', children: linkAddresses(`Picture: ${alt}`) }
    : { type: 'image', url: resolve(src), alt };
}

function toTitle(text: string): BlockContent {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: squeeze(text).trim() }] }],
  };
}

/** Removes the space at both ends of a line, and one of two adjacent spaces, such as those around an icon that was left out. */
function trim(line: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = line.map((node, index) => {
    if (node.type !== 'text') return node;
    const before = line[index - 1];
    const isSpaced = index === 0 || (before?.type === 'text' && before.value.endsWith(' '));
    const start = isSpaced ? node.value.trimStart() : node.value;
    return { ...node, value: index === line.length - 1 ? start.trimEnd() : start };
  });
  const isEmpty = (node: PhrasingContent | undefined): boolean => node?.type === 'text' && node.value === '';
  if (isEmpty(trimmed[0])) return trim(trimmed.slice(1));
  return isEmpty(trimmed.at(-1)) ? trim(trimmed.slice(0, -1)) : trimmed;
}

function squeeze(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, '').replace(/[ \u00a0\t\r\n]+/g, ' ');
}
