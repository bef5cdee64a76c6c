import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Category';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import Category from '../../../src/theme/DocSidebarItem/Category';

vi.mock('@docusaurus/Link', () => ({
  default: ({ href, className, role }: Readonly<Record<string, string>>) => <a {...{ href, className, role }} />,
}));
vi.mock('@theme/DocSidebarItems', () => ({ default: () => <li>entries</li> }));

/** Renders the first of some categories with 30 pages each, all collapsed but the one of the page. */
function render(count: number, activePath: string): string {
  const items = Array.from({ length: count }, (_, category) => ({
    type: 'category' as const,
    label: `Part ${category}`,
    collapsed: true,
    collapsible: true,
    items: Array.from({ length: 30 }, (_, page) => ({
      type: 'link' as const,
      label: `${page}`,
      href: `/docs/${category}/${page}`,
    })),
  }));
  const [item] = items as unknown as [Props['item']];
  return renderToStaticMarkup(
    <DocsSidebarProvider name="docs" items={items as never}>
      <Category item={item} activePath={activePath} level={1} index={0} tabIndex={0} />
    </DocsSidebarProvider>,
  );
}

it('a collapsed category has its entries, and a button that shows them', () => {
  const html = render(5, '/docs/1/1');
  expect(html).toContain('<ul class="menu__list" hidden=""><li>entries</li></ul>');
  expect(html).toContain('role="button"');
});

it('of a large sidebar, it leads to its first page, which has them', () => {
  expect(render(12, '/docs/1/1')).toMatch(
    /^<li [^>]*><div[^>]*><a href="\/docs\/0\/0" class="[^"]*"><\/a><\/div><\/li>$/,
  );
  expect(render(12, '/docs/0/0')).toContain('<ul class="menu__list"><li>entries</li></ul>');
});
