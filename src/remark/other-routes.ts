import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { movedPages } from '../config/moved-pages';
import { basePath, docsVersions } from '../config/versions';
import { toPageKey } from '../lib/counterparts';
import { changesPath, listPairs } from '../lib/page-pairs';
import { isListed, type Page } from './pages';

const pagesFolder = join(projectRoot, 'src/pages');

/**
 * Lists the routes of the site outside the pages of the versions: the search page, the files of `src/pages`, and the comparisons of pages.
 *
 * @param pages pages of all versions
 */
export function listOtherRoutes(pages: readonly Page[]): string[] {
  return [posix.join(basePath, 'search'), ...listOwnPages(), ...listComparisons(pages)];
}

function listOwnPages(): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:mdx?|tsx)$/.test(path))
    .map((path) => path.replaceAll('\\', '/').replace(/\.\w+$/, ''))
    .map((path) => posix.join(basePath, path.replace(/(?:^|\/)index$/, '')));
}

function listComparisons(pages: readonly Page[]): string[] {
  const byVersion = docsVersions.map(({ name, routePrefix }) => {
    const own = pages.filter((page) => page.version === name && isListed(page));
    return [name, new Map(own.map((page) => [toPageKey(page.route, basePath + routePrefix), page]))] as const;
  });
  return listPairs(movedPages, new Map(byVersion)).map(changesPath);
}
