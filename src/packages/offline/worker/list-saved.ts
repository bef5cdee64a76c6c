import type { VersionName } from '../../../config/versions';
import { isVisitedCache, listPages, readVersionCache } from '../caches';
import { listAddressOf } from '../files';

/** What is saved in a browser. */
export interface Kept {
  /** Versions that are saved completely. */
  readonly versions: readonly VersionName[];
  /** Visited pages, the most recent first. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** Returns undefined for text that is not percent-encoded correctly, which another site on the same host may have saved. */
function decode(title: string): string | undefined {
  try {
    return decodeURIComponent(title);
  } catch {
    return undefined;
  }
}

/** Lists what is saved. A page may be saved from several deployments. */
export async function listKept(): Promise<Kept> {
  const versions = new Set<VersionName>();
  const pages = new Map<string, { path: string; title: string; time: number }>();
  for (const cacheName of await caches.keys()) {
    const version = readVersionCache(cacheName)?.version;
    // The list of its files is added last, when the version is complete.
    if (version && (await caches.match(listAddressOf(version), { cacheName }))) versions.add(version);
    if (!isVisitedCache(cacheName)) continue;
    for (const { url, title, time } of await listPages(await caches.open(cacheName))) {
      const path = new URL(url).pathname;
      pages.set(path, { path, title: decode(title) ?? path, time });
    }
  }
  return { versions: [...versions].sort(), pages: [...pages.values()].sort((a, b) => b.time - a.time) };
}
