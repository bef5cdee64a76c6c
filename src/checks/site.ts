/** Reads the pages for the checks, so that one invalid page does not hide the others. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import { type DocsVersion, docsVersions } from '../config/versions';
import { createPage, listPageFiles, type Page } from '../remark/pages';
import { checkText } from './page-text';
import type { Problem } from './problem';

/** All pages, the problems of pages that could not be read, and other data that the checks need. */
export interface Site {
  readonly pages: readonly Page[];
  readonly unreadable: readonly Problem[];
  /** Sidebars of the unreleased version. */
  readonly sidebars: unknown;
}

interface ReadPage {
  readonly page: Page;
  readonly problems: readonly Problem[];
  readonly changed: string;
}

/** Reads the site repeatedly, each time only the changed pages. Results that checks cache for other pages stay valid. */
export class SiteReader {
  private readonly known = new Map<string, ReadPage>();

  /** @param sidebars current value of `sidebars.ts` */
  read(sidebars: unknown): Site {
    const read = docsVersions.flatMap((version) =>
      listPageFiles(version.docsDir).map((file) => this.readPage(version, file)),
    );
    const pages = read.map(({ page }) => page);
    return { pages, unreadable: read.flatMap(({ problems }) => problems), sidebars };
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

/** Parses a page. Without valid front matter, only its body is used, so that links to its headings still work. */
function parsePage(version: DocsVersion, file: string, text: string): Omit<ReadPage, 'changed'> {
  const problems = checkText({ file, text });
  if (problems.length === 0) return { page: createPage(version, file, text), problems };
  const body = text.replace(/^---[^\S\n]*\r?\n[\s\S]*?\n---[^\S\n]*\r?(?=\n|$)/, (whole) =>
    whole.replace(/[^\n]/g, ''),
  );
  return { page: { ...createPage(version, file, ''), text: body }, problems };
}
