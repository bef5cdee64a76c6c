import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { findButton, openSearch } from './search-dialog';

/* What users of screen readers and keyboards rely on, beyond what axe can check. */

/** A page with a sidebar, a table of contents, code and tables, in an outdated version. */
const fullPage = '/docs/v3/apis/camera';

/** Lists the names of the visible elements with a role, as screen readers announce them. */
async function listNames(page: Page, role: 'navigation' | 'complementary' | 'region'): Promise<string[]> {
  const found = await page.getByRole(role).all();
  return Promise.all(found.map(async (one) => (await one.getAttribute('aria-label')) ?? ''));
}

test('landmarks are there once, and those of a kind have names of their own', async ({ page }) => {
  await openPage(page, fullPage);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  const names = await listNames(page, 'navigation');
  expect(names.length).toBeGreaterThan(2);
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});

test('headings go down one level at a time, below one of the first', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the headings are the same');
  for (const path of [fullPage, '/docs/', '/docs/config', '/docs/updating/4-0']) {
    await openPage(page, path);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
});

test('tables stay tables where their rows stack', async ({ page, devTools, isMobile }) => {
  test.skip(!isMobile, 'they stack on phones');
  // Rows of every layout but the widest: records, symptoms, and rows that stack.
  await openPage(page, '/docs/config');
  const main = page.locator('main');
  for (const layout of ['records', 'symptoms', 'stacks']) {
    await expect(main.locator(`.${layout} td`).first()).not.toHaveCSS('display', 'table-cell');
  }
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const count = (role: string): number => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect({
    table: count('table'),
    row: count('row'),
    cell: count('cell'),
    columnheader: count('columnheader'),
  }).toEqual({
    table: await main.locator('table').count(),
    row: await main.locator('tr').count(),
    cell: await main.locator('td').count(),
    columnheader: await main.locator('th').count(),
  });
});

test('the search dialog takes the focus and gives it back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  const search = await openSearch(page, fullPage);
  // The initial search field hands the focus over to the dialog.
  await expect.poll(() => search.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(findButton(page)).toBeFocused();
});

test('what moves stands still for readers who want that', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the rules are the same');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, fullPage);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const seconds = `${transitionDuration},${animationName === 'none' ? '0s' : animationDuration}`.split(',');
        const isSlow = seconds.some((time) => Number.parseFloat(time) > 0.01) || scrollBehavior === 'smooth';
        return isSlow ? [`${element.localName}.${element.className}${part}`] : [];
      }),
    ),
  );
  expect(slow).toEqual([]);
});
