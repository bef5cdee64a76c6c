import { findFieldLine } from '../build/checks/check-page-text';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';

/**
 * Finds pages that share an address or, in one version, an id. Reports each pair once, in the page that asks for it.
 *
 * @param others addresses of the site outside of the versions
 */
export function checkUniqueAddresses(pages: readonly Page[], others: readonly string[]): Problem[] {
  const owners = new Map(others.map((route) => [route, 'the site itself']));
  const asks = (page: Page): boolean => 'slug' in page.frontMatter || 'id' in page.frontMatter;
  const take = (key: string, { file }: Page): string | undefined => {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, file);
    return owner;
  };
  return [...pages]
    .sort((a, b) => Number(asks(a)) - Number(asks(b)))
    .flatMap((page) => {
      const owner = take(page.route, page);
      const twin = take(`${page.version} ${page.id}`, page);
      const field = 'slug' in page.frontMatter ? 'slug' : 'id';
      const line = findFieldLine(page.text, field);
      if (owner !== undefined) {
        const message = `${owner} has the address ${page.route}, too: give one of the two another slug`;
        return [{ file: page.file, line, message }];
      }
      if (twin === undefined) return [];
      const message = `${twin} has the id "${page.id}", too: give one of the two another id, or another name`;
      return [{ file: page.file, line: findFieldLine(page.text, 'id'), message }];
    });
}
