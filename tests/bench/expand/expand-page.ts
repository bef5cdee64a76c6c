import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type * as RemarkStringify from 'remark-stringify';
import type * as Unified from 'unified';
import { basePath } from '../../../src/config/versions';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { splitFrontMatter } from '../../../src/packages/shared/markdown/split-front-matter';
import { expandDirectives } from '../../../src/remark';
import { createContext } from '../../../src/remark/context';
import { markVersionLinks } from '../../../src/remark/mark-version-links';
import type { Page } from '../../../src/remark/pages';
import type { Dialect } from './dialects';
import { toPlainTree } from './plain-tree';
import { linkResolver } from './resolve-link';

/** These two packages come with remark-gfm. Nothing else here writes Markdown. */
const requireOfGfm = createRequire(createRequire(join(projectRoot, 'package.json')).resolve('remark-gfm'));
const load = (name: string): Promise<unknown> => import(pathToFileURL(requireOfGfm.resolve(name)).href);
const { unified } = (await load('unified')) as typeof Unified;
const { default: remarkStringify } = (await load('remark-stringify')) as typeof RemarkStringify;

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' })
  .freeze();

/**
 * Parses a page of ours and expands every directive from the packages.
 *
 * @throws the errors of the parser and the directives
 */
export function expandPage(page: Page): Root {
  const tree = parseMarkdown(page.text);
  expandDirectives(tree, createContext(join(projectRoot, page.file)));
  markVersionLinks(tree);
  return tree;
}

/**
 * Writes an expanded page as plain Markdown for a peer: components and MDX are replaced, and links work from any page.
 *
 * @param tree of `expandPage`
 * @param routes of all pages, by their files
 * @returns the file for the peer's project
 * @throws a one-line message with the page when something has no plain form
 */
export function writePage(tree: Root, page: Page, routes: ReadonlyMap<string, string>, dialect: Dialect): string {
  const { title, description } = page.frontMatter;
  try {
    const plain = toPlainTree(tree, {
      dialect,
      resolve: linkResolver(page.file, routes, dialect.linkBase),
      resolveHtml: linkResolver(page.file, routes, basePath),
      source: splitFrontMatter(page.text).body,
    });
    if (dialect.writesTitle) {
      // A separate id, because a method may have the same name as its page.
      const id = { type: 'html' as const, value: dialect.headingId('_top') };
      plain.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: String(title) }, id] });
    }
    const head = Object.entries({ title, description }).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [`${key}: ${JSON.stringify(String(value))}\n`],
    );
    return `---\n${head.join('')}---\n\n${writer.stringify(plain)}`;
  } catch (error) {
    throw new Error(`${page.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Path of a page's file in a peer's project, so that the peer serves it at the same route: `next/apis/camera.md`. */
export function peerFile(route: string): string {
  const path = route.slice(basePath.length);
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
