import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, openPage, test } from './fixtures';
import { findShownPanel, openMainMenu } from './version-menu';

test.skip(({ isMobile }) => !isMobile, 'wide windows have no mobile sidebar');

test('it reaches versions, languages, community and the color switch', async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  const mobileSidebar = await openMainMenu(page);
  for (const [menu, entry] of [
    [/^Version v4/, /^v2/],
    ['Languages', /^日本語/],
    ['Community', /^Forum/],
  ] as const) {
    const button = mobileSidebar.getByRole('button', { name: menu });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(mobileSidebar.getByRole('link', { name: entry })).toBeVisible();
    await expect(mobileSidebar.getByRole('link', { name: entry })).toBeInViewport();
    // An open menu covers the list.
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await mobileSidebar.getByRole('button', { name: /dark and light mode/ }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('it opens at the entry of the page, with the versions on top', async ({ page }) => {
  await openPage(page, '/docs/apis/toast?from=here');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const mobileSidebar = page.locator('.navbar-sidebar');
  await expect(mobileSidebar.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Toast' })).toBeInViewport({
    ratio: 1,
  });
  const versions = mobileSidebar.getByRole('button', { name: 'Version v4' });
  for (const part of [versions, mobileSidebar.getByRole('button', { name: 'Back to main menu' })]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await expect(findShownPanel(mobileSidebar).locator('.navbar__link--active')).toHaveText('Plugins');
  await versions.tap();
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  expect(await findViolations(page)).toEqual([]);
  await mobileSidebar.getByRole('link', { name: /^v3/ }).last().tap();
  await expect(page).toHaveURL('/docs/v3/apis/toast?from=here');
});

test('its rows are as high as a finger needs', async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const rows = page.locator('.navbar-sidebar .menu__link:visible');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const others = page.locator('.navbar-sidebar').locator('button:visible, .button:visible, .navbar__icon:visible');
  const sizes = await others.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  // The version is a part of the line at the top, which is as high as the bar.
  expect(sizes.filter((height) => height < 44)).toEqual([36]);
});

test('it has the own items of the bar', async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const mobileSidebar = await openMainMenu(page);
  await expect(mobileSidebar.getByRole('separator')).toBeVisible();
  await expect(mobileSidebar.getByRole('link', { name: 'Capacitor on GitHub' })).toHaveAttribute('target', '_blank');
  await mobileSidebar.getByRole('link', { name: 'Start an app' }).tap();
  await expect(page).toHaveURL(/\/docs\/getting-started$/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('it closes with its button and on the page behind it', async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const mobileSidebar = await openMainMenu(page);
  await mobileSidebar.getByRole('button', { name: 'Close navigation bar' }).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.locator('.navbar-sidebar__backdrop').tap({ position: { x: 370, y: 600 } });
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

/** Returns `mobile sidebar` if the focus is in the mobile sidebar, otherwise a name of the focused element. */
const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('.navbar-sidebar')
      ? 'mobile sidebar'
      : (activeElement?.ariaLabel ?? activeElement?.localName ?? '');
  });

test('it keeps the focus, closes with Escape, and gives the focus back', async ({ page }) => {
  await openPage(page, '/docs/apis/keyboard');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  // Everything that the mobile sidebar covers is inert, also for screen readers.
  const covered = page.locator('[inert]:not(.navbar-sidebar *)');
  for (const part of [toggle, page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(covered.filter({ has: part }).or(covered.and(part))).toHaveCount(1);
  }

  // The sidebar has many entries. One round goes through all of them and back to the first.
  const stops = await page
    .locator('.navbar-sidebar')
    .evaluate((mobileSidebar) => mobileSidebar.querySelectorAll('a, button').length);
  for (const key of ['Tab', 'Shift+Tab']) {
    const round: string[] = [];
    for (let count = 0; count <= stops; count++) {
      await page.keyboard.press(key);
      round.push(await readFocus(page));
    }
    // Between the last and the first stop, the browser's own controls have the focus, and no element of the page.
    expect(new Set(round.filter((place) => place !== 'body'))).toEqual(new Set(['mobile sidebar']));
  }

  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(covered).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await readFocus(page)).not.toBe('mobile sidebar');
});

test('a page that is chosen in it takes the focus on', async ({ page }) => {
  await openPage(page, '/docs/apis/keyboard');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  // The focus moves to the start of the new page after that page is displayed.
  const moved = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && target.matches('[role="region"]')) resolve();
        });
      }),
  );
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Camera', exact: true }).tap();
  await expect(page).toHaveURL(/\/camera$/);
  await expect(page.locator('article h1')).toHaveText('Camera');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await moved;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});
