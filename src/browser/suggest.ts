import versions from '@generated/moved-pages/default/pages.json';
import { movedPages } from '@site/src/config/moved-pages';
import type { VersionName } from '@site/src/config/versions';
import { suggestPages } from '@site/src/lib/suggest-pages';

/**
 * Suggests pages for an address that leads nowhere.
 *
 * @param path the address
 * @param current version that it belongs to
 * @returns addresses, best first
 */
export function suggest(path: string, current: VersionName): string[] {
  return suggestPages(path, current, versions, movedPages);
}
