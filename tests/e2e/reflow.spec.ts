import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { findClippedContent } from './page-geometry';
import { templates } from './templates';

/*
 * WCAG 2.2, 1.4.10 Reflow and 1.4.4 Resize Text: a window 320 CSS pixels wide equals one of 1280 at a zoom of 400 %, and 640 pixels equal a zoom
 * of 200 %. In the second, the font size is doubled as well, as if a reader had set a larger font in the browser.
 */
test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

/** Windows to check: width in CSS pixels, and font size. */
const windows = [
  { width: 320, fontSize: '100%' },
  { width: 640, fontSize: '200%' },
] as const;

/** Sets the width of the window and the font size, and waits until the page has adapted. */
async function resize(page: Page, { width, fontSize }: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    // Resize observers run in the next frame, and their changes are visible in the one after.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, fontSize);
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name} loses nothing in narrow windows and with large letters`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, path);
    for (const window of windows) {
      await resize(page, window);
      expect(await findClippedContent(page), JSON.stringify(window)).toEqual([]);
    }
  });
}

test('a zoom of 250 % leaves contents, versions and search within reach, and covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 288 });
  await openPage(page, '/docs/apis/filesystem');
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, -200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(512);
  await expect(page.locator('.navbar').getByRole('button', { name: 'Search', exact: true })).toBeInViewport();
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await page.locator('.theme-doc-toc-mobile summary').click();
  await page.locator('.theme-doc-toc-mobile a').last().click();
  await expect(page).toHaveURL(/#changes$/);
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('button', { name: 'Version v4' }).last()).toBeInViewport();
});

test('losses are noticed', async ({ page }) => {
  await openPage(page, '/docs/cli');
  await resize(page, windows[0]);
  await page.evaluate(() => {
    document.querySelector('article')?.insertAdjacentHTML(
      'beforeend',
      `<p style="width: 500px; text-align: end"><a href="#wide">wide</a></p>
       <p style="width: 50px; overflow: hidden; white-space: nowrap">text that is too long for its place</p>
       <div style="width: 50px; overflow: auto"><p style="width: 400px">scrolls</p></div>
       <p style="position: relative"><button style="position: absolute; left: 0">one</button>
       <button style="position: absolute; left: 5px">two</button></p>`,
    );
  });
  const losses = (await findClippedContent(page)).join('\n');
  for (const loss of [/the page is 5\d\d wide/, /wide sticks out/, /is cut off by/, /can't get to it/, /lies on/]) {
    expect(losses).toMatch(loss);
  }
});
