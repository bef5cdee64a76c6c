import type { Page } from '@playwright/test';
import { findViolations, findViolationsInBothThemes } from './axe';
import { sweepPages } from './axe-sweep';
import { settle } from './dark';
import { expect, openPage, test } from './fixtures';
import { templates } from './templates';

/** Opens a page without transitions, because contrasts are wrong in the middle of one. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

// Checking every element of a long page takes a while on a busy machine.
test.setTimeout(60_000);
test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

test.describe('every template breaks no rule', () => {
  test.setTimeout(180_000);
  // Axe runs in the page, so the content security policy must not apply.
  test.use({ bypassCSP: true });

  const paths = Object.values(templates);
  /** Small portions are distributed more evenly among the workers. */
  const portion = Math.ceil(paths.length / 4);

  for (let start = 0; start < paths.length; start += portion) {
    const part = paths.slice(start, start + portion);
    test(`from ${part[0]} to ${part.at(-1)}`, async ({ page, isMobile }) => {
      if (isMobile) {
        // The menus and folds that only phones have are looked at below in the dark theme, too.
        expect(await sweepPages(page, part)).toEqual([]);
        return;
      }
      // every-page.spec.ts checks all pages in a wide window and the light theme.
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      expect(await sweepPages(page, part, 'colors')).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }
});

test('the open version menu breaks no rule in either theme', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the menu of phones has a test of its own');
  // The menu covers a part of the path on other pages, and what is partly covered counts as too small.
  await openStill(page, '/docs/');
  const menu = page.locator('.navbar__inner .dropdown', { hasText: /^v4/ });
  await menu.locator('.navbar__link').first().focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.dropdown__menu')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('the open menu of a phone breaks no rule in either theme', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have no menu');
  // High enough to show the whole menu, because an entry that is cut off by the scroll container counts as too small.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3000 });
  await openStill(page, '/docs/apis/keyboard');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  // The menu scrolls to the entry of the current page while other entries slide away.
  const entry = page.locator('.navbar-sidebar .theme-doc-sidebar-menu').getByRole('link', { name: 'Keyboard' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('a broken rule is noticed', { tag: '@any-size' }, async ({ page }) => {
  await openStill(page, '/docs/');
  await page.evaluate(() =>
    document
      .querySelector('article')
      ?.insertAdjacentHTML('beforeend', '<img src="data:,"><p style="color: #888; background: #999">pale</p>'),
  );
  expect((await findViolations(page)).join('\n')).toMatch(/^image-alt at .*img/m);
  expect((await findViolations(page)).join('\n')).toMatch(/^color-contrast at .*p/m);
});

test('the bar never covers what gets the focus on the way back (WCAG 2.4.11)', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  for (const { path, width } of [
    { path: '/docs/apis/camera', width: 1280 },
    { path: '/docs/apis/toast', width: 600 },
  ]) {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, path);
    await page.locator('footer a').last().focus();
    for (let count = 0; count < 45; count += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(async () => {
        // The bar comes back in the next frame, and slides.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const element = document.activeElement;
        const fixed = 'nav.navbar, details.theme-doc-toc-mobile';
        if (element === null || element.closest(`${fixed}, aside, header`) !== null) return undefined;
        const { top, bottom, height } = element.getBoundingClientRect();
        const bar = document.querySelector<HTMLElement>('nav.navbar');
        return height > 0 && height < 200 && bottom > 0 && top < (bar?.offsetHeight ?? 0) && scrollY > 0
          ? `${element.outerHTML.slice(0, 80)} at ${top}`
          : undefined;
      });
      expect(hidden, path).toBeUndefined();
    }
  }
});
