import { describe, expect, it } from 'vitest';
import { findSharedNames } from '../../../src/remark/check-pages';
import { makePage } from '../content-checks/fixture';

const page = (path: string, fields = '', version: 'v4' | 'v5' = 'v5') =>
  makePage(path, `---\ntitle: A\n${fields}\n---\n`, version);

const find = (...pages: Parameters<typeof findSharedNames>[0]) =>
  findSharedNames(pages).map(({ file, line, reason }) => `${file}:${line} ${reason}`);

describe('findSharedNames', () => {
  it('accepts the same page in two versions, and an index next to other pages', () => {
    expect(find(page('a.md'), page('a.md', '', 'v4'), page('b/index.md'), page('b/c.md'))).toEqual([]);
  });

  it('names both files, in the page that asks for the address', () => {
    expect(find(page('a.md', 'slug: /b/'), page('b.md'))).toEqual([
      'docs/a.md:3 docs/b.md has the address /docs/next/b, too: give one of the two another slug',
    ]);
  });

  it('knows the pages of the site itself', () => {
    expect(find(page('a.md', 'slug: /search', 'v4'))).toEqual([
      'versioned_docs/version-v4/a.md:3 the site itself has the address /docs/search, too: give one of the two another slug',
    ]);
  });

  it('reports two pages with the same id', () => {
    expect(find(page('a.md'), page('b.md', 'id: a\nslug: /b'))).toEqual([
      'docs/b.md:3 docs/a.md has the id "a", too: give one of the two another id, or another name',
    ]);
  });
});
