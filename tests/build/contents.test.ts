import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { listPages } from './site';

/**
 * Compares the table of contents of a page with its headings.
 *
 * @returns one line per entry that is not a heading of level 2 or 3, and per such heading that is no entry
 */
function findContentsProblems($: CheerioAPI): string[] {
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

describe('the table of contents', () => {
  it('lists the headings of the levels 2 and 3, and no others', () => {
    let count = 0;
    const problems = listPages().flatMap((page) => {
      if (page.isDebugPage) return [];
      const $ = page.parse();
      if ($('.theme-doc-toc-desktop').length > 0) count += 1;
      return findContentsProblems($).map((problem) => `${page.file} ${problem}`);
    });
    expect(count).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });
});

describe('findContentsProblems', () => {
  const page = (...levels: number[]) =>
    load(
      `<div class="theme-doc-toc-desktop"><a class="table-of-contents__link" href="#a-2"></a></div>
      <article><div class="theme-doc-markdown">${levels.map((n) => `<h${n} id="a-${n}"></h${n}>`).join('')}</div></article>`,
    );

  it('accepts a page with a deeper heading', () => {
    expect(findContentsProblems(page(2, 4))).toEqual([]);
  });

  it('finds a missing and a superfluous entry', () => {
    expect(findContentsProblems(page(2, 3))).toEqual(['has no entry for #a-3']);
    expect(findContentsProblems(page(4))).toEqual(['has an entry for #a-2']);
  });
});
