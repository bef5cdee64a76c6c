import { expect, openPage, test } from './fixtures';

/* The pages outside of the documentation stand in one frame. */

const pages = {
  'Upgrade assistant': '/docs/upgrade',
  Versions: '/docs/versions',
  'Read offline': '/docs/offline',
  Compatibility: '/docs/compatibility',
  'Page changes': '/docs/changes',
  Search: '/docs/search',
  'Data and Markdown': '/docs/data',
  Accessibility: '/docs/accessibility',
  'Third-party notices': '/docs/third-party-notices',
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has the sidebar of the tools, its path, and the left edge of the docs`, async ({ page, isMobile }) => {
    await openPage(page, path);
    const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail).toContainText('Tools');
    if (isMobile) {
      await page.locator('.navbar__toggle').click();
    } else {
      await page.setViewportSize({ width: 1280, height: 860 });
      const edges = await page
        .locator('main :is(h1, tool-page > :first-child)')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
      expect(new Set(edges.map(Math.round))).toEqual(new Set([304]));
    }
    const sidebar = page.locator(isMobile ? '.navbar-sidebar' : 'aside.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    for (const other of Object.keys(pages))
      await expect(sidebar.getByRole('link', { name: other, exact: true })).toBeVisible();
  });
}

test('all tools have the rhythm of the docs above and below their sections', async ({ page, isMobile }) => {
  for (const path of [pages.Versions, pages['Read offline'], pages['Data and Markdown'], pages.Accessibility]) {
    await openPage(page, path);
    const margins = await page.locator('main article :is(h2:not(.own-version h2))').evaluateAll((headings) =>
      headings.map((heading) => {
        const { marginTop, marginBottom } = getComputedStyle(heading);
        return `${marginTop} ${marginBottom}`;
      }),
    );
    expect(margins.length, path).toBeGreaterThan(1);
    expect([...new Set(margins)], path).toEqual([isMobile ? '40px 12px' : '48px 12px']);
  }
});

test('every version to choose is in view in the narrowest window', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have room');
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/docs/versions');
  const group = page.getByRole('group', { name: 'My app uses' });
  expect(await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
