import type { FrontMatterProblem } from '@capacitor-docs/shared/markdown';
import { findFieldLine } from '../build/checks/check-page-text';
import { nearestName } from '../lib/nearest-name';
import type { Page } from './pages';

/**
 * Finds pages and sidebars in the front matter of a page that its version does not have. Docusaurus would stop there, and name no file.
 *
 * @param ids of all pages of the version
 * @param sidebars names of its sidebars
 */
export function findLostReferences(
  { text, frontMatter }: Pick<Page, 'text' | 'frontMatter'>,
  ids: readonly string[],
  sidebars: readonly string[],
): FrontMatterProblem[] {
  const check = (field: string, what: string, known: readonly string[]): FrontMatterProblem[] => {
    const name = frontMatter[field];
    if (typeof name !== 'string' || known.includes(name)) return [];
    const nearest = nearestName(name, known);
    const hint = nearest === undefined ? 'Correct it, or write null.' : `Did you mean "${nearest}"?`;
    return [{ line: findFieldLine(text, field), reason: `${field}: there is no ${what} "${name}". ${hint}` }];
  };
  return [
    ...check('displayed_sidebar', 'sidebar', sidebars),
    ...check('pagination_prev', 'page with the id', ids),
    ...check('pagination_next', 'page with the id', ids),
  ];
}
