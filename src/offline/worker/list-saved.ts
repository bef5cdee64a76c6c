import type { VersionName } from '@site/src/config/versions';
import { isVisitedCache, readVersionCache, savedAtHeader, titleHeader } from '@site/src/offline/caches';
import { listAddressOf } from '@site/src/offline/files';

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
      pages.set(path, { path, title: decode(title), time: Number(copy.headers.get(savedAtHeader)) });
    }
  }
  return { versions: [...versions].sort(), pages: [...pages.values()].sort((a, b) => b.time - a.time) };
}

/** Decodes a title. Other code of the host can write to caches too, so one that can't be decoded stays as it is. */
function decode(title: string): string {
  try {
    return decodeURIComponent(title);
  } catch {
    return title;
  }
}
