import type { CheerioAPI } from 'cheerio';

/**
 * Compares the table of contents of a page with its headings.
 *
 * @returns one line per entry that is not a heading of level 2 or 3, and per such heading without an entry
 */
export function findTocProblems($: CheerioAPI): string[] {
  const contents = $('.theme-doc-toc-desktop').first();
  if (contents.length === 0) return [];
  const entries = contents
    .find('a.table-of-contents__link')
    .toArray()
    .map((link) => decodeURIComponent($(link).attr('href') ?? '').slice(1));
  const headings = $('article .theme-doc-markdown')
    .find('h2[id], h3[id]')
    .toArray()
    .map((heading) => $(heading).attr('id') ?? '');
  const missing = headings.filter((id) => !entries.includes(id)).map((id) => `has no entry for #${id}`);
  const superfluous = entries.filter((id) => !headings.includes(id)).map((id) => `has an entry for #${id}`);
  return [...missing, ...superfluous];
}
