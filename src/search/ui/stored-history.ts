import { parseStored } from '@site/src/browser/storage';
import { cleanMarked } from '@site/src/search/engine/marked-text';
import { levels } from '@site/src/search/engine/trail';

/** Keys under which DocSearch 4.7 stores a reader's recent hits and favorites. The name of the index is appended. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Maximum number of entries. DocSearch keeps no more favorites than this, and fewer recent hits. */
const maxEntries = 10;

/** Maximum length of an entry as JSON, in characters. Entries of the site have about 1,000. */
const maxLength = 10_000;

/**
 * Removes stored hits that the dialog can't show: DocSearch uses them as they are, and puts their texts into the page as HTML.
 *
 * @param storage of the browser; if it fails, this function stops, and DocSearch then does without the stored hits
 * @param leadsSomewhere tells whether the dialog can navigate to an address
 */
export function cleanHistory(storage: Storage, indexName: string, leadsSomewhere: (url: string) => boolean): void {
  for (const key of keys.map((prefix) => prefix + indexName)) {
    try {
      const stored = storage.getItem(key);
      if (stored === null) continue;
      const sound = JSON.stringify(readHistory(stored, leadsSomewhere));
      if (sound === stored) continue;
      storage.removeItem(key);
      if (sound !== '[]') storage.setItem(key, sound);
    } catch {
      return;
    }
  }
}

/**
 * Reads stored hits.
 *
 * @param stored as JSON
 * @returns the hits that can be shown as they are; none when `stored` is not a list
 */
export function readHistory(stored: string, leadsSomewhere: (url: string) => boolean): unknown[] {
  const isSound = (entry: unknown): boolean => isHit(entry) && leadsSomewhere(entry.url);
  return parseStored(stored, (list) => (list as unknown[]).filter(isSound).slice(0, maxEntries)) ?? [];
}

function isHit(entry: unknown): entry is { url: string } {
  if (!isRecord(entry) || !isRecord(entry.hierarchy) || JSON.stringify(entry).length > maxLength) return false;
  const { type, content, hierarchy } = entry;
  const isLevel = levels.some((level) => level === type);
  const shown = [hierarchy.lvl1, type === 'content' ? content : isLevel ? hierarchy[String(type)] : undefined];
  const others = [content, ...levels.map((level) => hierarchy[level])].filter((text) => text != null && text !== '');
  // DocSearch stores hits without their snippets, and would prefer them to the checked texts.
  const hasSnippets = '_snippetResult' in entry || '_highlightResult' in entry;
  const isWhole = typeof entry.url === 'string' && typeof entry.objectID === 'string';
  return isWhole && !hasSnippets && [...shown, ...others].every(isText);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a text whose only markup are marks. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && cleanMarked(value) === value;
}

/**
 * Tells whether an address is a page of the site in the form that the dialog stores: a path that the router can parse.
 *
 * @param baseUrl base path of the site, with slashes around it
 */
export function isPagePath(url: string, baseUrl: string): boolean {
  try {
    // Any host will do: a path keeps it, while anything else brings its own.
    const { host, pathname } = new URL(decodeURI(url), 'http://path');
    return url.startsWith('/') && host === 'path' && `${pathname}/`.startsWith(baseUrl);
  } catch {
    return false;
  }
}
