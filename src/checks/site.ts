/** The pages that the checks look at, read so that one wrong page does not hide the others. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import { type DocsVersion, docsVersions } from '../config/versions';
import { createPage, listPageFiles, type Page } from '../remark/pages';
import { checkText } from './page-text';
import type { Problem } from './problem';

/** All pages, the problems of those that could not be read, and what else the checks ask for. */
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

/** Reads the site again and again, each time only what has changed: what the checks know of a page stays with it. */
export class SiteReader {
  private readonly known = new Map<string, ReadPage>();

  /** @param sidebars those of `sidebars.ts`, as they are now */
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

/** A page whose front matter is wrong goes on without it, so that links to its headings stay right. */
function parsePage(version: DocsVersion, file: string, text: string): Omit<ReadPage, 'changed'> {
  const problems = checkText({ file, text });
  if (problems.length === 0) return { page: createPage(version, file, text), problems };
  const body = text.replace(/^---[^\S\n]*\r?\n[\s\S]*?\n---[^\S\n]*\r?(?=\n|$)/, (whole) =>
    whole.replace(/[^\n]/g, ''),
  );
  return { page: { ...createPage(version, file, ''), text: body }, problems };
}
