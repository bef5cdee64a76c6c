/** Reads the pages for the checks, so that one invalid page does not hide the others. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { checkPageText } from '../../build/checks/check-page-text';
import { type DocsVersion, docsVersions } from '../../config/versions';
import { createPage, isPart, listPageFiles, listPartFiles, type Page } from '../../remark/pages';
import type { Problem } from './problem';

/** All pages, what is wrong with their texts and front matter, and other data that the checks need. */
export interface Site {
  readonly pages: readonly Page[];
  /** Parts that pages import. They have no address, and need no front matter. */
  readonly parts: readonly Page[];
  readonly problems: readonly Problem[];
  /** Files of pages that can't be read at all. Only that is reported of them. */
  readonly unreadable: ReadonlySet<string>;
  /** Sidebars of the unreleased version. */
  readonly sidebars: unknown;
}

interface ReadPage {
  readonly page: Page;
  readonly problems: readonly Problem[];
  readonly isReadable: boolean;
  readonly changed: string;
}

/** Reads the site repeatedly, each time only the changed pages. Results that checks cache for other pages stay valid. */
export class SiteReader {
  private readonly known = new Map<string, ReadPage>();

  /** @param sidebars current value of `sidebars.ts` */
  read(sidebars: unknown): Site {
    const readAll = (list: (docsDir: string) => string[]): ReadPage[] =>
      docsVersions.flatMap((version) => list(version.docsDir).map((file) => this.readPage(version, file)));
    const [pages, parts] = [readAll(listPageFiles), readAll(listPartFiles)];
    const all = [...pages, ...parts];
    return {
      pages: pages.map(({ page }) => page),
      parts: parts.map(({ page }) => page),
      problems: all.flatMap(({ problems }) => problems),
      unreadable: new Set(all.filter(({ isReadable }) => !isReadable).map(({ page }) => page.file)),
      sidebars,
    };
  }

  private readPage(version: DocsVersion, file: string): ReadPage {
    const path = join(projectRoot, file);
    const { mtimeMs, size } = statSync(path);
    const changed = `${mtimeMs} ${size}`;
    const before = this.known.get(file);
    if (before?.changed === changed) return before;
    const read = { ...parsePage(version, file, readFileSync(path, 'utf8')), changed };
    this.known.set(file, read);
    return read;
  }
}

/** Parses a page. One that can't be read is empty, but it exists: links to it still work. */
function parsePage(version: DocsVersion, file: string, text: string): Omit<ReadPage, 'changed'> {
  const checked = checkPageText(text);
  const { isReadable } = checked;
  const problems = isPart(file) && isReadable ? [] : checked.problems;
  const frontMatter = isReadable ? checked.frontMatter : { displayed_sidebar: undefined };
  return {
    page: createPage(version, file, isReadable ? text : '', { frontMatter }),
    problems: problems.map(({ line, reason }) => ({ file, line, message: reason })),
    isReadable,
  };
}
