import { readPageAddress } from './navigation/address';
import { parseStored, readStored, writeStored } from './storage';

/** A page that the reader has visited. */
export interface VisitedPage {
  /** Without query and fragment. */
  readonly path: string;
  readonly title: string;
  /** What it is about, in one line. */
  readonly note?: string | undefined;
}

/** Number of pages to store: one more than the search shows, because the search leaves out the current page. */
const limit = 6;

const longestTitle = 120;
const longestNote = 90;

/** Returns the stored pages, the latest first. Entries that do not lead to a page of this site are left out. */
export function readVisited(): VisitedPage[] {
  return parseVisited(readStored('docs-visited-pages')).slice(0, limit);
}

/** Stores the current page, if it is part of the documentation. */
export function noteVisit(): void {
  const title = document.querySelector('article h1')?.textContent.trim() ?? '';
  if (title === '' || !document.documentElement.classList.contains('docs-doc-page')) return;
  const note = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.slice(0, longestNote);
  const pages = addVisit(readVisited(), { path: window.location.pathname, title, note });
  writeStored('docs-visited-pages', JSON.stringify(pages));
}

export function forgetVisited(): void {
  writeStored('docs-visited-pages', null);
}

/** Returns the pages with another one in front, without duplicates of it. */
export function addVisit(pages: readonly VisitedPage[], page: VisitedPage): VisitedPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, limit);
}

/** @param stored JSON, any other text, or null */
export function parseVisited(stored: string | null): VisitedPage[] {
  return parseStored(stored, (value) => (value as unknown[]).flatMap((entry) => readEntry(entry) ?? [])) ?? [];
}

function readEntry(entry: unknown): VisitedPage | undefined {
  const { path, title, note } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof path !== 'string' || typeof title !== 'string' || title === '') return undefined;
  if (readPageAddress(path)?.pathname !== path) return undefined;
  const page = { path, title: title.slice(0, longestTitle) };
  return typeof note === 'string' && note !== '' ? { ...page, note: note.slice(0, longestNote) } : page;
}
