import { posix } from 'node:path';
import { basePath } from '../../../src/config/versions';
import type { Page } from '../../../src/remark/pages';

/**
 * Creates the resolver for the links and pictures of one page.
 *
 * @param file path of the page from the project root
 * @param routes of all pages, by their files
 * @param base replaces the base path of the site
 * @returns a function that turns an address in the page into one that works from any page
 * @throws (the returned function) for a link to a file that is not a page
 */
export function linkResolver(file: string, routes: ReadonlyMap<string, string>, base: string): (url: string) => string {
  return (url) => {
    if (/^(?:[a-z]+:|#)/i.test(url)) return url;
    const [path = '', anchor] = url.split(/#(.*)/s);
    const end = anchor === undefined ? '' : `#${anchor}`;
    if (path.startsWith('/')) return rebase(path, base) + end;
    const target = posix.join(posix.dirname(file), path);
    const route = routes.get(target) ?? routes.get(`${target}.md`);
    if (route === undefined) throw new Error(`The link "${url}" leads to no page.`);
    return rebase(route, base) + end;
  };
}

/** Adds the base. Addresses of pictures start at the root of `static/`, those of pages at the root of the host. */
function rebase(path: string, base: string): string {
  return base + (path.startsWith(basePath) ? path.slice(basePath.length) : path.slice(1));
}

/** Maps files to routes, for {@link linkResolver}. */
export const mapRoutes = (pages: readonly Page[]): Map<string, string> =>
  new Map(pages.map(({ file, route }) => [file, route]));
