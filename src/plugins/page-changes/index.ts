import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import { decode } from '../../build/cache/results';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute, writeBuilt } from '../../build/page-steps/finished-page';
import { movedPages } from '../../config/moved-pages';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { changesFolder, changesPath, listPairs } from '../../lib/page-pairs';
import { addStylesOf } from '../light-client/styles/place-styles';
import { type DocsPage, type DocsPages, listPages, readDocs, readPages } from '../loaded-docs';
import { makeNeutralizer, type PageSource } from './compare-pair';
import { fillFrame, fillList, type ListedComparison, renderList } from './frame';
import { gatherComparison, type WrittenComparison, writeComparison } from './write-comparison';

/** Matches headings of a page's text that have an id. */
const headingId = /<h[2-6]\b[^>]*?\sid="?([^"\s>]+)/g;

/**
 * Docusaurus plugin: writes a comparison, at a stable address, for each page that two neighboring versions have. It compares the texts that the
 * build has written as Markdown. The page around a comparison is `src/pages/changes/index.tsx`.
 */
export function pageChanges({ siteConfig }: LoadContext): PagePlugin {
  const { url, baseUrl } = siteConfig;
  const cache = openCache('page-changes');
  const headingIds = new Map<string, string[]>();
  let pages: DocsPages = new Map();
  let byFile = new Map<string, DocsPage>();
  let unchanged = new Map<string, string>();
  return {
    name: 'page-changes',
    allContentLoaded({ allContent }) {
      pages = readPages(readDocs(allContent));
      byFile = new Map(listPages(pages).map((page) => [fileOfRoute(page.path, baseUrl), page]));
    },
    pageSteps: {
      changes: {
        page({ file, text }) {
          const page = byFile.get(file);
          if (page === undefined || text === undefined) return;
          const ids = [...text.html.matchAll(headingId)].map(([, id = '']) => id);
          headingIds.set(page.path, ids);
        },
        end({ outDir }) {
          const frameFile = path.join(outDir, changesFolder, 'index.html');
          const frame = readFileSync(frameFile, 'utf8');
          const styled = addStylesOf(frame, changesFolder, outDir, baseUrl);
          const neutralizerFor = makeNeutralizer(url);
          const read = (page: DocsPage): PageSource => {
            const file = toMarkdownAddress(page.path, baseUrl).slice(baseUrl.length);
            const markdown = readFileSync(path.join(outDir, file), 'utf8');
            return { page, markdown, headingIds: headingIds.get(page.path) ?? [] };
          };
          const listed = listPairs(movedPages, pages).map((pair): ListedComparison => {
            const address = changesPath(pair);
            const folder = address.slice(baseUrl.length);
            const gathered = gatherComparison(pair, pages, read);
            const text = cache.keep(`${folder}.json`, [JSON.stringify(gathered)], () =>
              JSON.stringify(writeComparison(gathered, neutralizerFor, siteConfig)),
            );
            const { title, sections, html } = JSON.parse(decode(text)) as WrittenComparison;
            const page = fillFrame(styled, { title, address, html, page: gathered.newer.page }, siteConfig);
            writeBuilt(path.join(outDir, folder, 'index.html'), page);
            return { pair, address, title: gathered.newer.page.title, sections };
          });
          writeBuilt(frameFile, fillList(frame, renderList(listed)));
          const same = listed.filter(({ sections }) => sections === 0);
          unchanged = new Map(same.map(({ address, pair }) => [address, pair.from]));
          headingIds.clear();
          cache.settle();
        },
      },
      'same-pages': {
        page(page) {
          // This includes copies of pages.
          if (page.html.includes(' data-changes')) page.html = markUnchanged(page.html, unchanged);
        },
      },
    },
  };
}

/** Matches links to comparisons: in the line above a page, and in a sentence of the banner. */
const changesLink = /<(a|span)(?=[^>]*\sdata-changes\b)[^>]*>(?:(?!<\/\1>).)*<\/\1>/gs;

/**
 * Writes that a page is the same in another version, in place of the link to a comparison without changes.
 *
 * @param html of the page
 * @param unchanged names of the older versions, by the addresses of comparisons without changes
 */
export function markUnchanged(html: string, unchanged: ReadonlyMap<string, string>): string {
  return html.replace(changesLink, (whole, tag: string) => {
    const address = /href="?([^"\s>]+)/.exec(whole)?.[1] ?? '';
    const from = unchanged.get(address);
    if (from === undefined) return whole;
    const isSince = whole.includes(`since ${from}`);
    return tag === 'span'
      ? ''
      : `<span data-changes>${isSince ? `Same as in ${from}` : 'Same in the next version'}</span>`;
  });
}
