import { readPageAddress } from './navigation/address';
import { readStored, writeStored } from './storage';

/** A page that the reader has visited. */
export interface VisitedPage {
  /** Without query and fragment. */
  readonly path: string;
  readonly title: string;
}

/** Separate from the keys of Docusaurus in `storage.ts`, which the first scripts of every page need. */
const key = 'docs-visited-pages';

/** Number of pages to store: one more than the search shows, because the search leaves out the current page. */
const limit = 6;

const longestTitle = 120;

/** Returns the stored pages, the latest first. Entries that do not lead to a page of this site are left out. */
export function readVisited(): VisitedPage[] {
  const stored = readStored(key);
  return stored === null ? [] : parseVisited(stored).slice(0, limit);
}

/** Stores the current page, if it is part of the documentation. */
export function noteVisit(): void {
  const title = document.querySelector('article h1')?.textContent.trim() ?? '';
  if (title === '' || !document.documentElement.classList.contains('docs-doc-page')) return;
  const pages = addVisit(readVisited(), { path: window.location.pathname, title });
  writeStored(key, JSON.stringify(pages));
}

export function forgetVisited(): void {
  writeStored(key, null);
}

/** Returns the pages with another one in front, without duplicates of it. */
export function addVisit(pages: readonly VisitedPage[], page: VisitedPage): VisitedPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, limit);
}

/** @param stored JSON, or any other text */
export function parseVisited(stored: string): VisitedPage[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.flatMap((entry: unknown) => readEntry(entry) ?? []) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): VisitedPage | undefined {
  const { path, title } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof path !== 'string' || typeof title !== 'string' || title === '') return undefined;
  return readPageAddress(path)?.pathname === path ? { path, title: title.slice(0, longestTitle) } : undefined;
}
