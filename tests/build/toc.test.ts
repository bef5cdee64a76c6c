import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { findTocProblems } from './toc';

describe('findTocProblems', () => {
  const page = (...levels: number[]) =>
    load(
      `<div class="theme-doc-toc-desktop"><a class="table-of-contents__link" href="#a-2"></a></div>
      <article><div class="theme-doc-markdown">${levels.map((n) => `<h${n} id="a-${n}"></h${n}>`).join('')}</div></article>`,
    );

  it('accepts a page with a deeper heading', () => {
    expect(findTocProblems(page(2, 4))).toEqual([]);
  });

  it('finds a missing and a superfluous entry', () => {
    expect(findTocProblems(page(2, 3))).toEqual(['has no entry for #a-3']);
    expect(findTocProblems(page(4))).toEqual(['has an entry for #a-2']);
  });
});
