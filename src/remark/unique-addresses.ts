import type { FrontMatterProblem } from '@capacitor-docs/shared/markdown';
import { findFieldLine } from '../build/checks/check-page-text';
import { listOtherRoutes } from './other-routes';
import type { Page } from './pages';

/** A problem of a page among all pages. */
export interface PageProblem extends FrontMatterProblem {
  readonly file: string;
}

/** Finds pages that share an address or, in one version, an id. Reports each pair once, in the page that asks for it. */
export function findSharedNames(pages: readonly Page[]): PageProblem[] {
  const others = listOtherRoutes(pages).map((route) => [route, 'the site itself'] as const);
  const addresses = findShared(pages, ({ route }) => route, others).map(({ page, owner }) => {
    const field = 'slug' in page.frontMatter ? 'slug' : 'id';
    return report(page, field, `${owner} has the address ${page.route}, too: give one of the two another slug`);
  });
  // Pages with the same id have the same address, too, unless one has a slug.
  const named = new Set(addresses.map(({ file }) => file));
  return [...addresses, ...findSharedIds(pages).filter(({ file }) => !named.has(file))];
}

/** Finds pages that share an id in one version, where Docusaurus would stop without their lines. */
export function findSharedIds(pages: readonly Page[]): PageProblem[] {
  return findShared(pages, ({ version, id }) => `${version} ${id}`).map(({ page, owner }) =>
    report(page, 'id', `${owner} has the id "${page.id}", too: give one of the two another id, or another name`),
  );
}

/** Finds the pages whose key another page has, or one of the owners that are known before. Pages that ask for their key come last. */
function findShared(
  pages: readonly Page[],
  keyOf: (page: Page) => string,
  known: readonly (readonly [key: string, owner: string])[] = [],
): { page: Page; owner: string }[] {
  const asks = ({ frontMatter }: Page): boolean => 'slug' in frontMatter || 'id' in frontMatter;
  const owners = new Map(known);
  return [...pages]
    .sort((a, b) => Number(asks(a)) - Number(asks(b)))
    .flatMap((page) => {
      const owner = owners.get(keyOf(page));
      if (owner !== undefined) return [{ page, owner }];
      owners.set(keyOf(page), page.file);
      return [];
    });
}

function report({ file, text }: Page, field: string, reason: string): PageProblem {
  return { file, line: findFieldLine(text, field), reason };
}
