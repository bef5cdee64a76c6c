import { describe, expect, it } from 'vitest';
import { checkPlacement } from '../../../src/checks/placement';
import { makePage } from './fixture';

const pages = ['index.md', 'guides/ads.md'].map((path) => makePage(path, '---\ntitle: A\n---\n'));
const check = (value: unknown, of = pages) => checkPlacement({ docsDir: 'docs' }, { file: 'sidebars.ts', value }, of);

describe('checkPlacement', () => {
  it('accepts pages that are in a sidebar, in a category or as its page', () => {
    const category = { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/ads' }, items: ['index'] };
    expect(check({ docs: ['index', { type: 'doc', id: 'guides/ads' }] })).toEqual([]);
    expect(check({ docs: [category] })).toEqual([]);
  });

  it('reports a page in no sidebar, unless it says so itself', () => {
    const alone = makePage('alone.md', '---\ntitle: A\ndisplayed_sidebar: null\n---\n');
    const unread = makePage('unread.md', '---\ntitle: A\ndisplayed_sidebar: "null\n---\n');
    expect(check({ docs: ['index'] }, [...pages, alone, unread])).toEqual([
      {
        file: 'docs/guides/ads.md',
        line: 1,
        message: expect.stringContaining('No sidebar has this page: add "guides/ads" to sidebars.ts'),
      },
    ]);
  });

  it('reports an entry without a page, with the nearest one', () => {
    expect(check({ docs: ['index', 'guides/ads', 'guides/add'] })).toMatchObject([
      { file: 'sidebars.ts', message: expect.stringContaining('Did you mean "guides/ads"?') },
    ]);
  });
});
