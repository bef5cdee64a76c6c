import { japaneseSite } from '../config/japanese-site';
import { basePath } from '../config/versions';

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
