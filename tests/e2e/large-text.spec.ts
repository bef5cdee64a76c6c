import type { Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { templates } from './templates';

/*
 * WCAG 2.2, 1.4.4 Resize Text: readers who have set the text of their browser to twice its size. Unlike a zoom, this leaves the window as wide as
 * it is, and unlike a style of the page, it counts in media queries.
 */

test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

/** Sizes of the text of a browser, in CSS pixels; the second is for code. */
const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };

test.afterEach(({ devTools }) => devTools.send('Page.setFontSizes', { fontSizes: usual }));

/** Finds items of the bar that lie on each other, stick out of it, or are cut off. */
async function findBarFlaws(page: Page): Promise<string[]> {
  return page.locator('.navbar__inner').evaluate((bar) => {
    const shown = [...bar.querySelectorAll('a, button')].filter(
      (item) => item.checkVisibility({ visibilityProperty: true }) && item.closest('.dropdown__menu') === null,
    );
    const room = bar.closest('.navbar')?.getBoundingClientRect() ?? bar.getBoundingClientRect();
    const boxes = shown.map((item) => ({
      name: item.getAttribute('aria-label') ?? item.textContent ?? '',
      box: item.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1];
      return [
        ...(box.left < room.left || box.right > room.right + 1 ? [`${name} sticks out at the side`] : []),
        ...(box.top < room.top - 1 || box.bottom > room.bottom + 1 ? [`${name} sticks out of the line`] : []),
        ...(next !== undefined && next.box.left < box.right - 1 ? [`${next.name} lies on ${name}`] : []),
      ];
    });
  });
}

/** Finds words of the title that go on in the next line. Longer ones than in any language are names of code. */
async function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const texts = [...heading.childNodes].filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/(?<![^\s-])[^\s-]{1,15}(?![^\s-])/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    );
  });
}

for (const [name, path] of Object.entries(templates)) {
  test(`nothing is lost on ${name} with text of twice its size`, { tag: '@any-size' }, async ({ page, devTools }) => {
    await devTools.send('Page.setFontSizes', { fontSizes: large });
    await openPage(page, path);
    await triggerFirstInteraction(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await findBarFlaws(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      expect(await findBrokenWords(page), `${width} px`).toEqual([]);
    }
  });
}

test('large text gives the layout of narrow windows, and the mobile sidebar', { tag: '@any-size' }, async ({
  page,
  devTools,
}) => {
  await devTools.send('Page.setFontSizes', { fontSizes: large });
  await openPage(page, '/docs/apis/camera');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Camera', exact: true })).toBeInViewport();
});

for (const width of [320, 390, 768, 997, 1024, 1100, 1220, 1280, 1440]) {
  test(`the items of the bar stand beside each other in a window of ${width} px`, { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/docs/apis/camera');
    expect(await findBarFlaws(page)).toEqual([]);
  });
}
