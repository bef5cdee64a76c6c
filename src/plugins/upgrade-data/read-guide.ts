import { textOf } from '@capacitor-docs/shared/markdown';
import type {
  GuideBlock,
  GuideSection,
  KeyNote,
  NativePlatform,
  PluginNote,
  SkippedPlugins,
} from '@capacitor-docs/upgrade';
import type { BlockContent, PhrasingContent, Table, TableCell } from 'mdast';
import {
  findAll,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isPartHeading,
  readAttribute,
} from '../../build/page-text/html-tree';
import { ownParts, sectionPlatforms } from '../../config/upgrade';
import { toBlocks } from '../markdown-pages/to-markdown';

/** The content of an upgrade guide, by subject. */
export interface Guide {
  readonly sections: readonly GuideSection[];
  readonly notes: readonly PluginNote[];
  readonly keys: readonly KeyNote[];
  /** Text about plugins in the table of their packages, by the name that apps import. */
  readonly packages: ReadonlyMap<string, readonly PhrasingContent[]>;
}

/** Finds the pages of plugins by the names that a guide uses for them: `Camera`, `Local Notifications`. */
export type FindPlugin = (title: string) => string | undefined;

interface Part {
  readonly id: string;
  readonly depth: number;
  readonly title: readonly PhrasingContent[];
  /** The part that it belongs to, which has a smaller depth. */
  readonly parent?: Part;
  readonly body: BlockContent[];
}

/**
 * Reads an upgrade guide.
 *
 * @param nodes text of its page
 * @param address of the page, for links into it
 * @param findPlugin finds the plugins of both versions
 */
export function readGuide(nodes: readonly HtmlNode[], address: string, findPlugin: FindPlugin): Guide {
  const parts = splitParts(nodes, address);
  const [migration] = tablesOf(parts.find(({ id }) => id === 'the-automatic-way'));
  const migrated = bodyRows(migration).flatMap(({ children }) => codesOf(children[0]));
  const urlOf = ({ id }: Part): string => `${address}#${id}`;
  const isOfPlugins = (part: Part): boolean => part.id === 'plugins' || part.parent?.id === 'plugins';
  const isIntroduction = (part: Part): boolean => parts.some(({ parent }) => parent === part);
  const tasks = parts.filter(
    (part) => part.body.length > 0 && !isIntroduction(part) && !isOfPlugins(part) && !isOwn(part),
  );
  return {
    sections: tasks.map((part) => ({
      id: part.id,
      title: part.title,
      url: urlOf(part),
      ...platformOf(part),
      isMigrated: isMigrated(part.body, migrated),
      body: part.body.map((block) => markRows(block, findPlugin)),
    })),
    notes: parts
      .filter(isOfPlugins)
      .flatMap((part) => readNotes(part, urlOf(part), findPlugin))
      .map((note, index) => ({ ...note, id: `${note.id}-${index}` })),
    keys: parts.filter(({ id }) => id === 'configuration').flatMap(readKeys),
    packages: readPackages(parts.find(({ id }) => id === 'packages')),
  };
}

/** Reads the plugins that a page about Cordova plugins lists as skipped by the CLI. */
export function readSkipped(nodes: readonly HtmlNode[], address: string): SkippedPlugins[] {
  const [table] = tablesOf(splitParts(nodes, address).find(({ id }) => id === 'known-incompatible-plugins'));
  return bodyRows(table).map(({ children: [names, platform, instead] }) => {
    const on = textOfCell(platform).toLowerCase();
    return {
      names: codesOf(names),
      ...(on === 'ios' || on === 'android' ? { on } : {}),
      instead: instead?.children ?? [],
    };
  });
}

/** Cuts a page at its headings. Text before the first one is left out. Links begin with the path of the site, so they work outside of the page. */
function splitParts(nodes: readonly HtmlNode[], address: string): Part[] {
  const origin = 'https://docs.invalid';
  const resolve = (link: string): string => {
    const url = new URL(link, origin + address);
    return url.origin === origin ? url.pathname + url.hash : link;
  };
  const headings = nodes.filter(isElement).flatMap((node) => findAll(node, isHeading));
  const ids = headings.map((heading) => readAttribute(heading, 'id') ?? '');
  const parts: Part[] = [];
  for (const block of toBlocks(nodes, resolve)) {
    if (block.type === 'heading' && block.depth > 1) {
      const { depth, children: title } = block;
      const [parent] = parts.filter((part) => part.depth < depth).slice(-1);
      parts.push({ id: ids[parts.length] ?? '', depth, title, body: [], ...(parent ? { parent } : {}) });
    } else parts.at(-1)?.body.push(block);
  }
  return parts;
}

/** Whether an element becomes a heading of the Markdown, and not a title in bold. */
function isHeading(element: HtmlElement): boolean {
  return /^h[2-6]$/.test(element.tagName) && !isPartHeading(element);
}

/** Whether the assistant itself writes a part, or a part that it belongs to. */
function isOwn(part: Part): boolean {
  return ownParts.includes(part.id) || (part.parent !== undefined && isOwn(part.parent));
}

function platformOf({ id, parent }: Part): { on?: NativePlatform } {
  const own = id === 'ios' || id === 'android' ? id : sectionPlatforms[id];
  if (own !== undefined) return { on: own };
  return parent === undefined ? {} : platformOf(parent);
}

/** Whether the migrate command changes every file that a part shows. */
function isMigrated(body: readonly BlockContent[], files: readonly string[]): boolean {
  const titles = body.flatMap((block) => {
    const title = block.type === 'code' ? /title="([^"]+)"/.exec(block.meta ?? '')?.[1] : undefined;
    return title ?? [];
  });
  const isCovered = (title: string): boolean =>
    files.some((file) => title === file || (file.endsWith('/') && title.startsWith(file)));
  return titles.length > 0 && titles.every(isCovered);
}

/** Adds the plugins of each row to a table that has a column about them. */
function markRows(block: BlockContent, findPlugin: FindPlugin): GuideBlock {
  if (block.type !== 'table') return block;
  const column = block.children[0]?.children.findIndex((cell) => textOf(cell).toLowerCase() === 'used by') ?? -1;
  if (column === -1) return block;
  const pagesOf = (cell: TableCell | undefined): string[] | null => {
    const names = splitNames(textOfCell(cell));
    const pages = names.flatMap((name) => findPlugin(name) ?? []);
    return pages.length === names.length ? pages : null;
  };
  return { ...block, rowPlugins: bodyRows(block).map(({ children }) => pagesOf(children[column])) };
}

/** Reads notes about plugins: rows of tables, and parts with the name of a plugin. */
function readNotes(part: Part, url: string, findPlugin: FindPlugin): PluginNote[] {
  if (part.id === 'plugins') {
    return tablesOf(part).flatMap((table) =>
      bodyRows(table).map(({ children: [names, change, todo] }) => {
        const title = textOfCell(names);
        const body: BlockContent[] = [{ type: 'paragraph', children: change?.children ?? [] }];
        const does = textOfCell(todo);
        if (todo !== undefined && does !== '' && does !== 'nothing') {
          body.push({ type: 'paragraph', children: [{ type: 'text', value: 'What to do: ' }, ...todo.children] });
        }
        return { id: slugOf(title), title, url, body, pages: title === 'all' ? null : pagesOf(title, findPlugin) };
      }),
    );
  }
  if (part.id === 'configuration') return [];
  const title = textOf(part.title);
  const pages = pagesOf(title, findPlugin);
  return [{ id: part.id, title, url, body: part.body, pages: pages.length === 0 ? null : pages }];
}

function pagesOf(title: string, findPlugin: FindPlugin): string[] {
  return splitNames(title).flatMap((name) => findPlugin(name) ?? []);
}

/** Reads the text about keys: rows of a table, or items of a list. */
function readKeys(part: Part): KeyNote[] {
  const rows = tablesOf(part).flatMap(bodyRows);
  const points = part.body.flatMap((block) => (block.type === 'list' ? block.children : []));
  return [
    ...rows.map(({ children: [keys, words] }) => ({ keys: codesOf(keys), words: words?.children ?? [] })),
    ...points.map(({ children }) => {
      const words = children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
      return { keys: words.flatMap((word) => (word.type === 'inlineCode' ? [word.value] : [])), words };
    }),
  ];
}

/** Reads the text about single plugins in the table of packages. Rows about several plugins only name packages, which are known anyway. */
function readPackages(part: Part | undefined): Guide['packages'] {
  const words = new Map<string, readonly PhrasingContent[]>();
  for (const { children } of tablesOf(part).flatMap(bodyRows)) {
    const [name, ...others] = codesOf(children[0]);
    if (name !== undefined && others.length === 0) words.set(name, children[1]?.children ?? []);
  }
  return words;
}

function tablesOf(part: Part | undefined): Table[] {
  return part?.body.filter((block) => block.type === 'table') ?? [];
}

function bodyRows(table: Table | undefined): Table['children'] {
  return table?.children.slice(1) ?? [];
}

function codesOf(cell: TableCell | undefined): string[] {
  return cell?.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])) ?? [];
}

/** Splits names: `Local Notifications, Push Notifications` and `Local Notifications and Push Notifications` are two names. */
function splitNames(title: string): string[] {
  return title.split(/, | and /).map((name) => name.trim());
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Text of a cell, which a row may lack. */
function textOfCell(cell: TableCell | undefined): string {
  return textOf(cell ?? []);
}
