import { basePath } from './versions';

/**
 * The Japanese translation, which other people publish. What is on it can't be known here, so links to a page follow a cautious rule: only a page of the
 * latest version, and only in a folder in which the source of the translation (ionic-jp/capacitor-docs on GitHub, looked at in November 2026) has
 * a page of the same name for each page of ours. It describes newer releases of Capacitor. From all other pages, the link leads to its front page.
 */
export const japaneseSite = {
  front: 'https://capacitorjs.jp/',
  /** Address of a page. `{path}` is its path below the base path of this site. */
  page: 'https://capacitorjs.jp/docs/{path}',
  /** Beginnings of paths whose pages it has. */
  folders: ['apis/'],
} as const;

/**
 * Returns the address of a page's Japanese translation.
 *
 * @param path address of a page of the latest version; undefined for other pages
 * @returns the front page of the Japanese site if it may not have the page
 */
export function findJapanesePage(path: string | undefined): string {
  const { front, page, folders } = japaneseSite;
  const below = path?.slice(basePath.length) ?? '';
  const isThere = folders.some((folder) => below.startsWith(folder) && below !== folder);
  return isThere ? page.replace('{path}', below) : front;
}
