/** How long browsers and proxies may cache a file without revalidation. The only source of `Cache-Control`. */

/** For files whose name changes with their content. */
export const immutableCaching = 'public, max-age=31536000, immutable';

/** For all other files: they may be cached, but each use revalidates them by their ETag. */
export const revalidatedCaching = 'no-cache';

/**
 * Paths below the root of the site whose name contains a hash of the content, as regular expressions that both JavaScript and nginx understand.
 * They match only names made by the bundler or for the search index. A file from `static/` never matches, whatever its name looks like.
 */
export const hashedNames: readonly string[] = [
  // name.1a2b3c4d.js: scripts and style sheets from the bundler; those of single pages are in subfolders
  String.raw`^assets/(?:css|js)/.+\.[0-9a-f]{8,32}\.(?:css|js)$`,
  // name-<32 digits>.png: pictures and other files that pages import
  String.raw`^assets/(?:files|fonts|images|medias)/[^/]+-[0-9a-f]{32}\.[0-9a-z]+$`,
  // inter-1a2b3c4d.woff2: the fonts, whose names are in every page
  String.raw`^assets/fonts/[^/]+-[0-9a-f]{8}\.woff2$`,
  // v4-camera.1a2b3c4d.png: the social cards that other sites show with a link
  String.raw`^assets/social/[^/]+\.[0-9a-f]{8}\.png$`,
  // camera.ABCDEF23.js, samples.1a2b3c4d.json: what the frames of samples load
  String.raw`^run/files/[^/]+\.[0-9A-Za-z]{8}\.(?:js|json)$`,
  // docs-default-v4.en.1a2b3c4d5e.json: the search index of one version
  String.raw`^search-index/[^/]+\.[0-9a-f]{8,32}\.json$`,
  // docs-default-v4.en/1a2b3c4d.json: what a query loads of a large version
  String.raw`^search-index/[^/]+/[0-9a-f]{8}\.json$`,
];

const patterns = hashedNames.map((source) => new RegExp(source));

/**
 * @param file path below the root of the site: `assets/js/main.d93e8adb.js`
 * @returns true if its name changes with its content
 */
export function isHashedName(file: string): boolean {
  return patterns.some((pattern) => pattern.test(file));
}
