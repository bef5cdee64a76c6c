import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { decode } from '../../lib/kept-results';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { openKeeper } from '../quick-build/keeper';
import { type SiteAddress, writeFrontMatter } from './front-matter';
import { type MarkdownFile, makeLlmsFiles } from './llms';
import { listMarkdownPages, type MarkdownPage } from './pages';
import { readArticle } from './read-article';
import { toMarkdown } from './to-markdown';

/**
 * Docusaurus plugin: writes each documentation page as Markdown too, at its address with `.md` behind it, and the files by which assistants
 * find their way. The Markdown is made of the finished page, so it has all that the page has: reference, facts, tabs, notes.
 */
export function markdownPages({ siteConfig }: LoadContext): Plugin {
  const { url, baseUrl, title, tagline } = siteConfig;
  const texts = openKeeper('markdown-pages');
  let pages: MarkdownPage[] = [];
  return {
    name: 'markdown-pages',
    allContentLoaded({ allContent }) {
      pages = listMarkdownPages(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
    },
    postBuild({ outDir }) {
      const known = new Set(pages.map((page) => page.path));
      const files = pages.map((page): MarkdownFile => {
        const html = readFileSync(path.join(outDir, page.path.slice(baseUrl.length), 'index.html'), 'utf8');
        const article = readArticle(html);
        if (article === undefined)
          throw new Error(`${page.path}: the page has no text that could be written as Markdown.`);
        const frontMatter = writeFrontMatter(page, { url, baseUrl });
        const resolve = makeResolver(page, known, { url, baseUrl });
        const name = toMarkdownAddress(page.path, baseUrl).slice(baseUrl.length);
        const text = decode(
          texts.keep(name, [frontMatter, article], () => `${frontMatter}\n${toMarkdown(article, resolve)}`),
        );
        write(path.join(outDir, name), text);
        return { page, text };
      });
      for (const [name, text] of makeLlmsFiles(files, { url, baseUrl, title, tagline }))
        write(path.join(outDir, name), text);
      texts.settle();
    },
  };
}

/**
 * Makes what turns addresses of links and pictures into ones that hold wherever the Markdown is read. Links to pages lead to their Markdown;
 * those within the page stay as they are.
 */
function makeResolver(page: MarkdownPage, known: ReadonlySet<string>, { url, baseUrl }: SiteAddress) {
  return (address: string): string => {
    if (address.startsWith('#')) return address;
    const target = new URL(address, url + page.path);
    if (target.origin !== url) return address;
    const isPage = [target.pathname, `${target.pathname}/`, target.pathname.replace(/\/$/, '')].some((path) =>
      known.has(path),
    );
    return isPage ? url + toMarkdownAddress(target.pathname, baseUrl) + target.search + target.hash : target.href;
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
