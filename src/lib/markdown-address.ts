/** The address of a page's Markdown: the page's own address followed by `.md`. */

/** Ending of these addresses. */
export const markdownEnding = '.md';

/**
 * @param path address of a page below the host, with or without a slash at its end: `/docs/apis/camera`
 * @param basePath start page of the site: `/docs/`
 * @returns `/docs/apis/camera.md`; for the start page itself, which has no name, `/docs/index.md`
 */
export function toMarkdownAddress(path: string, basePath: string): string {
  const trimmed = path.replace(/\/$/, '');
  return trimmed === basePath.replace(/\/$/, '') ? `${basePath}index${markdownEnding}` : trimmed + markdownEnding;
}
