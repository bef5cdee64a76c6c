import path from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import { decode } from '../../build/cache/results';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute, writeBuilt } from '../../build/page-steps/finished-page';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { readAllDocs } from '../loaded-docs';
import { makeLlmsFiles } from './llms';
import { listMarkdownPages, type MarkdownPage, writeFrontMatter } from './markdown-page';
import { toMarkdown } from './to-markdown';

/**
 * Docusaurus plugin: also writes each documentation page as Markdown, at the page's address with `.md` appended, and the index files for
 * assistants. The Markdown is made from the finished page, so it has everything that the page has: reference, facts, tabs, notes.
 */
export function markdownPages({ siteConfig }: LoadContext): PagePlugin {
  const { baseUrl } = siteConfig;
  const texts = openCache('markdown-pages');
  const written = new Map<string, string>();
  let pages: MarkdownPage[] = [];
  let byFile: ReadonlyMap<string, MarkdownPage> = new Map();
  let routes: ReadonlySet<string> = new Set();
  let list = '';
  return {
    name: 'markdown-pages',
    allContentLoaded({ allContent }) {
      pages = listMarkdownPages(readAllDocs(allContent));
      byFile = new Map(pages.map((page) => [fileOfRoute(page.path, baseUrl), page]));
      routes = new Set(pages.map((page) => page.path));
      list = [...routes].sort().join('\n');
    },
    pageSteps: {
      markdown: {
        page({ file, text: source }, { outDir }) {
          const page = byFile.get(file);
          if (page === undefined) return;
          if (source === undefined)
            throw new Error(`${page.path}: the page has no text that could be written as Markdown.`);
          const frontMatter = writeFrontMatter(page, siteConfig);
          const resolve = makeResolver(page, routes, siteConfig);
          const name = toMarkdownAddress(page.path, baseUrl).slice(baseUrl.length);
          // The list is an input, because only links to existing pages lead to Markdown.
          const text = decode(
            texts.keep(name, [frontMatter, list, source.html], () => {
              const body = toMarkdown(source.nodes, resolve);
              if (!hasText(body))
                throw inputError(
                  `${page.file}:1: the page is published without any text. Write it as Markdown; a component that draws something only in a browser is in a file that begins with 'use client'.`,
                );
              return `${frontMatter}\n${body}`;
            }),
          );
          writeBuilt(path.join(outDir, name), text);
          written.set(page.path, text);
        },
        end({ outDir }) {
          const listed = pages.filter(({ isListed }) => isListed);
          const files = listed.map((page) => ({ page, text: written.get(page.path) ?? '' }));
          for (const [name, text] of makeLlmsFiles(files, siteConfig)) writeBuilt(path.join(outDir, name), text);
          // Later steps need the memory.
          written.clear();
          texts.settle();
        },
      },
    },
  };
}

/** Whether a page says anything below its title. */
function hasText(markdown: string): boolean {
  return markdown.replace(/^# .*$/m, '').trim() !== '';
}

/**
 * Makes a function that turns addresses of links and pictures into ones that work wherever the Markdown is read. Links to pages lead to their
 * Markdown. Links within the page stay as they are.
 */
function makeResolver(page: MarkdownPage, known: ReadonlySet<string>, { url, baseUrl }: DocusaurusConfig) {
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
