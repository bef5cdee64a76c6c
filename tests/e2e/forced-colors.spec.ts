import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

/*
 * Colors that the reader's system forces on every page, as the contrast themes of Windows do. They remove backgrounds and shadows, so states
 * that differed only by these need a border, an underline or a system color.
 */

/** Opens a page in forced colors, without animations. */
async function openForced(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPage(page, path);
}

/** What is visible of an element besides its text. */
interface Look {
  readonly line: string;
  /** Colors of the borders, from the top in CSS order. Empty if a border is not drawn or not visible. */
  readonly edges: readonly string[];
  /** Color of the outline, or empty if it is not drawn. */
  readonly outline: string;
}

function readLook(element: Locator): Promise<Look> {
  return element.first().evaluate((node) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const style = getComputedStyle(node);
    const see = (width: string, kind: string, color: string) =>
      Number.parseFloat(width) >= 1 && kind !== 'none' && color !== canvas && !/^rgba\(.*, 0\)$/.test(color)
        ? color
        : '';
    return {
      line: style.textDecorationLine,
      edges: (['top', 'right', 'bottom', 'left'] as const).map((side) =>
        see(
          style.getPropertyValue(`border-${side}-width`),
          style.getPropertyValue(`border-${side}-style`),
          style.getPropertyValue(`border-${side}-color`),
        ),
      ),
      outline: see(style.outlineWidth, style.outlineStyle, style.outlineColor),
    };
  });
}

/** Fails unless an element has a visible border on all sides. */
async function expectEdges(element: Locator): Promise<void> {
  expect((await readLook(element)).edges, element.toString()).not.toContain('');
}

test('the entry of the page one is on stands out in the sidebar, the bar, the menu of versions and the contents', async ({
  page,
  isMobile,
}) => {
  await openForced(page, '/docs/apis/keyboard');
  if (isMobile) await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const sidebar = page.locator(isMobile ? '.navbar-sidebar__items--show-secondary' : '.theme-doc-sidebar-menu');
  const current = await readLook(sidebar.locator('.menu__link--active:not(.menu__link--sublist)'));
  const other = await readLook(sidebar.getByRole('link', { name: 'Camera', exact: true }));
  expect(current.edges[3]).not.toBe('');
  expect(other.edges[3]).toBe('');
  if (isMobile) return;

  await triggerFirstInteraction(page);
  const bar = page.locator('.navbar__inner');
  expect((await readLook(bar.getByRole('link', { name: 'Plugins', exact: true }))).line).toBe('underline');
  expect((await readLook(bar.getByRole('link', { name: 'CLI', exact: true }))).line).toBe('none');
  await page.getByRole('button', { name: /^Version v/ }).click();
  const menu = bar.locator('.dropdown__menu:visible');
  await expectEdges(menu);
  expect((await readLook(menu.getByRole('link', { name: /^v4/ }))).edges[3]).not.toBe('');
  expect((await readLook(menu.getByRole('link', { name: /^v3/ }))).edges[3]).toBe('');
  await page.keyboard.press('Escape');

  await page.locator('.theme-doc-toc-desktop a').nth(3).click();
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  expect((await readLook(page.locator('.table-of-contents__link--active'))).line).toBe('underline');
});

test('buttons and labels have edges', async ({ page, isMobile }) => {
  await openForced(page, '/docs/apis/camera');
  for (const label of ['.tag', '.code-tabs']) {
    await expectEdges(page.locator(`article ${label}`).first());
  }
  if (isMobile) return;
  await expectEdges(page.getByRole('button', { name: /^Search/ }));
  await expectEdges(page.locator('.navbar__inner').getByRole('link', { name: 'Start an app' }));
});

test('arrows can be seen', async ({ page, isMobile }) => {
  await openForced(page, '/docs/apis/camera');
  const arrows = {
    ...(isMobile
      ? { '.theme-doc-toc-mobile .chevron': null }
      : { '.theme-doc-breadcrumbs li + li': '::before', '.menu__link--sublist-caret': '::after' }),
  };
  for (const [selector, part] of Object.entries(arrows)) {
    const [arrow, ground] = await page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        return [getComputedStyle(element, pseudo), getComputedStyle(document.body)].map(
          (style) => style.backgroundColor,
        );
      }, part);
    expect(arrow, selector).not.toBe(ground);
    expect(arrow, selector).not.toMatch(/^rgba\(.*, 0\)$/);
  }
});

test('the chosen tab stands out', { tag: '@any-size' }, async ({ page }) => {
  await openForced(page, '/docs/apis/camera');
  const tabs = page.locator('[role="tablist"]').first().getByRole('tab');
  const chosen = await readLook(tabs.and(page.locator('[aria-selected="true"]')));
  const other = await readLook(tabs.and(page.locator('[aria-selected="false"]')));
  expect(chosen.edges[2]).not.toBe('');
  expect(other.edges[2]).toBe('');
});

test('marked lines of code keep their marks', { tag: '@any-size' }, async ({ page }) => {
  await openForced(page, '/docs/android/custom-code');
  const added = page.locator('.code-line-added').first();
  const mark = await added.evaluate((line) => getComputedStyle(line, '::before').content);
  expect(mark).toContain('+');
  const removed = await added.evaluate((line) => {
    line.classList.replace('code-line-added', 'code-line-removed');
    return getComputedStyle(line, '::before').content;
  });
  expect(removed).toContain('\u2212');
  await added.evaluate(() => {
    document.querySelector('.token-line')?.classList.add('theme-code-block-highlighted-line');
  });
  expect((await readLook(page.locator('.theme-code-block-highlighted-line'))).outline).not.toBe('');

  await openPage(page, '/docs/guides/live-reload');
  const focused = await readLook(page.locator('.code-line-focus'));
  expect(focused.edges[3]).not.toBe('');
  const unfocused = page.locator('.theme-code-block:has(.code-line-focus) .token-line:not(.code-line-focus)');
  expect((await readLook(unfocused)).edges[3]).toBe('');
});

test('the focus has a ring', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await openForced(page, '/docs/apis/camera');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect((await readLook(page.locator(':focus'))).outline, `stop ${stop}`).not.toBe('');
  }
});
