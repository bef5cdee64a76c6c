import { posix } from 'node:path';
import { basePath } from '../../../src/config/versions';
import type { Page } from '../../../src/remark/pages';

/**
 * Makes the resolver for the links and pictures of one page.
 *
 * @param file of the page, from the root of the project
 * @param routes of all pages, by their files
 * @param base what takes the place of the base path of the site
 * @returns a function from an address as the page has it to one that holds from any page
 * @throws (the function) for a link to a file that is not a page
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

/** Pictures are named from the root of `static/`, pages from the root of the host. */
function rebase(path: string, base: string): string {
  return base + (path.startsWith(basePath) ? path.slice(basePath.length) : path.slice(1));
}

/** Routes by file, for {@link linkResolver}. */
export const mapRoutes = (pages: readonly Page[]): Map<string, string> =>
  new Map(pages.map(({ file, route }) => [file, route]));
