import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

/** A page that is longer than any window and has a sidebar and a table of contents. */
const longPage = '/docs/apis/camera';

/** Reads the lower edge of the top bar, in CSS pixels. 0 or less means that the bar is out of view. */
async function readNavbarBottom(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
}

/** Scrolls as a reader does: in steps of one frame each. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate(async (step) => {
    for (let count = 0; count < 10; count++) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, distance / 10);
}

async function expectNavbar(page: Page, state: 'shown' | 'hidden'): Promise<void> {
  if (state === 'hidden') await expect.poll(() => readNavbarBottom(page)).toBeLessThanOrEqual(0);
  else await expect.poll(() => readNavbarBottom(page)).toBeGreaterThan(40);
}

/** From now on, records the transitions of an element in `data-transitions`, because its style has each one only while it runs. */
async function recordTransitions(list: Locator): Promise<void> {
  await list.evaluate((element) => {
    new MutationObserver(() => {
      if (element.style.transition !== '') element.dataset.transitions = element.style.transition;
    }).observe(element, { attributeFilter: ['style'] });
  });
}

/** Opens the menu of a phone and returns it. */
async function openMenu(page: Page): Promise<Locator> {
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeInViewport();
  return menu;
}

test.describe('the width of the window', () => {
  test.skip(({ isMobile }) => isMobile, 'these set the width themselves');

  test('above 996 px gives the wide layout with the sidebar beside the page', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openPage(page, longPage);
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await expect(page.locator('.navbar__toggle')).toBeHidden();
  });

  test('of 996 px or less gives the narrow layout with the sidebar behind a button', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await openPage(page, longPage);
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await expect(page.locator('.navbar__inner color-mode-toggle')).toBeHidden();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
  });

  test('growing beyond 996 px closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openPage(page, longPage);
    const menu = await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(menu).not.toBeInViewport();
  });
});

test.describe('the menu of a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide windows have no menu');

  test('slides in with the sidebar and leads back to the main menu', async ({ page }) => {
    await openPage(page, longPage);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Camera', exact: true })).toBeInViewport();
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    const mainMenu = menu.locator('.navbar-sidebar__item').first();
    await expect(mainMenu.getByRole('link', { name: 'Plugins', exact: true })).toBeInViewport();
  });

  test('closes when the reader goes back', async ({ page }) => {
    await openPage(page, '/docs/apis/toast');
    await page.locator('.pagination-nav__link').first().click();
    await expect(page.locator('article h1')).not.toHaveText('Toast');
    const address = page.url();
    const menu = await openMenu(page);
    await page.goBack();
    await expect(menu).not.toBeInViewport();
    // The first step back only closes the menu.
    expect(page.url()).toBe(address);
  });
});

test('the skip link is the first stop of the keyboard and leads to the content', { tag: '@any-size' }, async ({
  page,
}) => {
  await openPage(page, longPage);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('article') !== null)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('nav.navbar') === null)).toBe(true);
});

test('the top bar hides on the way down and shows on the way up and near the top', async ({ page }) => {
  await openPage(page, longPage);
  await triggerFirstInteraction(page);
  // Its code comes with the first interaction.
  await page.locator('hideable-navbar:defined').waitFor({ state: 'attached' });
  await expectNavbar(page, 'shown');
  await scrollBy(page, 1500);
  await expectNavbar(page, 'hidden');
  await scrollBy(page, -300);
  await expectNavbar(page, 'shown');
  await scrollBy(page, 500);
  await expectNavbar(page, 'hidden');
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expectNavbar(page, 'shown');
});

test('the sidebar moves up when the top bar hides, and leaves no hole', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the sidebar of a phone is behind the menu');
  await openPage(page, '/docs/cli');
  await triggerFirstInteraction(page);
  await page.locator('hideable-navbar:defined').waitFor({ state: 'attached' });
  const readTop = () =>
    page.locator('.theme-doc-sidebar-menu').evaluate((list) => Math.round(list.getBoundingClientRect().top));
  await scrollBy(page, 1500);
  await expectNavbar(page, 'hidden');
  await expect.poll(readTop).toBe(14);
  await scrollBy(page, -300);
  await expectNavbar(page, 'shown');
  await expect.poll(readTop).toBe(56 + 14);
});

test('the top bar shows after a link to a section has scrolled the page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the table of contents beside the page needs a wide window');
  await openPage(page, longPage);
  await triggerFirstInteraction(page);
  await scrollBy(page, 1200);
  await expectNavbar(page, 'hidden');
  const entry = page.locator('.theme-doc-toc-desktop a:visible').nth(8);
  const id = decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
  await entry.click();
  const heading = page.locator(`article [id="${id}"]`);
  await expect(heading).toBeInViewport();
  await expectNavbar(page, 'shown');
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(await readNavbarBottom(page));
});

test('a category of the sidebar folds with an ease-in-out animation that takes longer for more', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the sidebar of a phone is behind the menu');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, longPage);
  await triggerFirstInteraction(page);
  const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
  const times: [height: number, milliseconds: number][] = [];
  for (const category of await categories.all()) {
    const list = category.locator('> .menu__list');
    const height = await list.evaluate((element) => element.getBoundingClientRect().height);
    await recordTransitions(list);
    await category.locator('> .menu__list-item-collapsible a, > .menu__list-item-collapsible button').last().click();
    await expect(list).toBeHidden();
    const transition = (await list.getAttribute('data-transitions')) ?? '';
    expect(transition).toMatch(/^height \d+ms ease-in-out/);
    times.push([height, Number(/\d+/.exec(transition)?.[0])]);
  }
  expect(times.length).toBeGreaterThan(1);
  times.sort(([a], [b]) => a - b);
  const [shortest, longest] = [times[0], times.at(-1)];
  expect(longest?.[0]).toBeGreaterThan(shortest?.[0] ?? 0);
  expect(longest?.[1]).toBeGreaterThan(shortest?.[1] ?? 0);
});

test('the logo is 200 by 24', async ({ page, isMobile }) => {
  await openPage(page, '/docs/');
  if (isMobile) await openMenu(page);
  const logo = page.locator(isMobile ? '.navbar-sidebar__brand .navbar__logo' : '.navbar__inner .navbar__logo');
  const image = logo.locator('img:visible').first();
  expect(await image.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([200, 24]);
});

test('the top bar has its parts', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have them in the menu');
  await page.setViewportSize({ width: 1400, height: 800 });
  await openPage(page, longPage);
  const bar = page.locator('.navbar__inner');
  for (const [label, address] of [
    ['Docs', '/docs/'],
    ['Plugins', '/docs/apis'],
    ['CLI', '/docs/cli'],
    ['Tools', '/docs/upgrade'],
    ['Capacitor on GitHub', 'https://github.com/ionic-team/capacitor'],
  ] as const) {
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
  }
  for (const label of ['Version v4', 'Community', 'Support', /^Search/, /dark and light mode/]) {
    await expect(bar.getByRole('button', { name: label })).toBeVisible();
  }
  await expect(bar.getByRole('link', { name: /^Capacitor on|^Chat on/ })).toHaveCount(3);
});

test('the language menu has English and the Japanese site', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have it in the menu');
  await openPage(page, longPage);
  const menu = page.locator('.navbar__inner .dropdown', { hasText: '日本語' });
  await menu.getByRole('button').click();
  const entries = menu.locator('.dropdown__menu').getByRole('link');
  await expect(entries).toHaveText(['English', /^日本語/]);
  await expect(entries.last()).toHaveAttribute('href', 'https://capacitorjs.jp/docs/apis/camera');
});

test('the footer has columns of links, a logo and a copyright line', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Documentation', 'Tools', 'Versions', 'Project']);
  expect(await footer.locator('.footer__item').count()).toBeGreaterThan(8);
  const logo = footer.locator('.footer__logo:visible');
  await logo.scrollIntoViewIfNeeded();
  expect(await logo.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([200, 24]);
  await expect(footer.locator('.footer__copyright')).toContainText('MIT');
});

test('running text is as wide as the cards below it, about 90 characters, however wide the window is', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have fewer');
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPage(page, '/docs/guides/push-notifications-firebase');
  // Number of characters of every line except the last one of each paragraph, which is rarely full.
  const lines = await page.locator('.theme-doc-markdown > p:not(:has(img))').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const found = new Map<number, string>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let index = 0; index < (node.nodeValue?.length ?? 0); index++) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { top, height } = range.getBoundingClientRect();
          // Inline code is a little lower than the text around it.
          const line = Math.round((top + height / 2) / 10);
          found.set(line, (found.get(line) ?? '') + node.nodeValue?.charAt(index));
        }
      }
      return [...found.values()].slice(0, -1).map((line) => line.trimEnd().length);
    }),
  );
  const mean = lines.reduce((sum, count) => sum + count, 0) / lines.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThanOrEqual(92);
});
