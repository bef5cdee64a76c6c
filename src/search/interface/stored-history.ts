import { parseStored } from '@site/src/browser/storage';
import { cleanMarked } from '@site/src/search/engine/marked-text';
import type { SearchHit } from '@site/src/search/engine/response';
import { levels } from '@site/src/search/engine/trail';

/** Keys under which DocSearch 4.7 stores a reader's recent hits and favorites. The name of the index is appended. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Maximum number of entries. DocSearch keeps no more favorites than this, and fewer recent hits. */
const maxEntries = 10;

/** Maximum length of an entry as JSON, in characters. Entries of the site have about 1,000. */
const maxLength = 10_000;

/** A hit as DocSearch stores it. */
export type StoredHit = Pick<
  SearchHit,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'content' | 'hierarchy'
>;

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
 * @returns the hits that can be shown, with sanitized texts; none when `stored` is not a list
 */
export function readHistory(stored: string, leadsSomewhere: (url: string) => boolean): StoredHit[] {
  const hits = parseStored(stored, (value) =>
    (value as unknown[]).flatMap((entry) => readHit(entry, leadsSomewhere) ?? []),
  );
  return (hits ?? []).slice(0, maxEntries);
}

function readHit(entry: unknown, leadsSomewhere: (url: string) => boolean): StoredHit | undefined {
  if (!isRecord(entry) || !isRecord(entry.hierarchy) || JSON.stringify(entry).length > maxLength) return undefined;
  const { objectID, url, type, hierarchy } = entry;
  const texts = levels.map((level) => [level, readText(hierarchy[level])] as const);
  const hit = {
    objectID: readString(objectID) ?? '',
    url: readString(url) ?? '',
    url_without_anchor: readString(entry.url_without_anchor) ?? '',
    anchor: readString(entry.anchor),
    type: type as StoredHit['type'],
    content: readText(entry.content),
    hierarchy: Object.fromEntries(texts) as StoredHit['hierarchy'],
  };
  const shown = hit.type === 'content' ? hit.content : levels.includes(hit.type) && hit.hierarchy[hit.type];
  return hit.objectID && hit.hierarchy.lvl1 && shown && leadsSomewhere(hit.url) ? hit : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? cleanMarked(value) : null;
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
