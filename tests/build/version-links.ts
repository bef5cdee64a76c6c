import type { CheerioAPI } from 'cheerio';
import { findVersion, type Routes } from './banner';

/** Pages that do not belong to a version, although their addresses look like those of the latest. */
const ofAllVersions = /^\/docs\/(?:changes|compatibility|upgrade|versions)(?:\/|$)/;

/**
 * Finds links in the text of a page that lead to another version without saying so. The row of versions names each.
 *
 * @param routes all pages, without a trailing slash
 * @returns one line per link that does not name the other version
 */
export function findVersionLinkProblems($: CheerioAPI, route: string, routes: Routes): string[] {
  const own = findVersion(route)?.name;
  return $('.theme-doc-markdown a[href^="/docs"]:not(nav a)')
    .toArray()
    .flatMap((link) => {
      const href = $(link).attr('href') ?? '';
      const target = href.replace(/#.*$/, '').replace(/\/$/, '');
      const other = routes.has(target) && !ofAllVersions.test(target) ? findVersion(target)?.name : own;
      const says = $(link).find('.link-version').text();
      if (other === own) return says === '' ? [] : [`says that ${href} is in ${says}, which is its own version`];
      return says === other ? [] : [`links to ${href} without saying that it is in ${other}`];
    });
}
