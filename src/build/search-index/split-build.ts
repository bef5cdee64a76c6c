import path from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { decode, type FromCache, withoutCache } from '../cache/results';
import { FinishedPage, isListed } from '../page-steps/finished-page';
import { type PageParts, readSource, splitSource } from './split-page';

/** Collects the pages of a build, cut into sections. */
export class PageSplitter {
  private readonly cuts = new Map<string, PageParts>();

  /** @param keep cache of pages that were cut before, by the file of the page */
  constructor(private readonly keep: FromCache = withoutCache) {}

  /**
   * Cuts a page. Copies of a page at a second address (`…/index`) have the same canonical address, and one of them is enough. Pages that are not
   * documentation are left out.
   */
  add(page: FinishedPage): void {
    if (path.posix.basename(page.file) !== 'index.html' || page.file.startsWith('__')) return;
    const source = readSource(page);
    if (source === undefined || !isListed(page.html)) return;
    const { text, ...rest } = source;
    const cut = this.keep(page.file, [JSON.stringify(rest), text.html], () => JSON.stringify(splitSource(source)));
    const known: PageParts = JSON.parse(decode(cut));
    this.cuts.set(known.route, known);
  }

  get pages(): PageParts[] {
    return [...this.cuts.values()];
  }
}

/**
 * Cuts all pages of a build.
 *
 * @param outDir folder of the build
 * @returns pages sorted by file
 */
export function splitBuild(outDir: string): PageParts[] {
  const cutter = new PageSplitter();
  for (const file of listPaths(outDir)) if (file.endsWith('.html')) cutter.add(new FinishedPage(outDir, file));
  return cutter.pages;
}
