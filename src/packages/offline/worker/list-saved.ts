import type { VersionName } from '../../../config/versions';
import { isVisitedCache, readVersionCache, savedAtHeader, titleHeader } from '../caches';
import { listAddressOf } from '../files';

/** What is saved in a browser. */
export interface Kept {
  /** Versions that are saved completely. */
  readonly versions: readonly VersionName[];
  /** Visited pages, the most recent first. */
  readonly pages: readonly KeptPage[];
}

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** Returns undefined for text that is not percent-encoded correctly, which another site on the same host may have saved. */
function decode(title: string): string | undefined {
  try {
    return decodeURIComponent(title);
  } catch {
    return undefined;
  }
}

/** Reads what is saved, from the headers only. */
export async function listKept(): Promise<Kept> {
  const names = await caches.keys();
  const versions = new Set<VersionName>();
  for (const name of names) {
    const version = readVersionCache(name)?.version;
    if (version === undefined) continue;
    // The list of its files is added last, when the version is complete.
    if ((await caches.match(listAddressOf(version), { cacheName: name })) !== undefined) versions.add(version);
  }
  const pages = new Map<string, KeptPage & { readonly time: number }>();
  for (const name of names.filter(isVisitedCache)) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const copy = await cache.match(url);
      const title = copy?.headers.get(titleHeader);
      if (copy === undefined || title === null || title === undefined) continue;
      const path = new URL(url).pathname;
      pages.set(path, { path, title: decode(title) ?? path, time: Number(copy.headers.get(savedAtHeader)) });
    }
  }
  return { versions: [...versions].sort(), pages: [...pages.values()].sort((a, b) => b.time - a.time) };
}
