import { expect, openPage, test } from './fixtures';
import { findClippedContent, narrowWindows, resize } from './page-geometry';

/* WCAG 2.2, 1.4.10 Reflow and 1.4.4 Resize Text. shift.spec.ts narrows the window on every template, once it has been loaded. */

test('a zoom of 250 % leaves contents, versions and search within reach, and covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 288 });
  await openPage(page, '/docs/apis/filesystem');
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, -200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(512);
  await expect(page.locator('.navbar').getByRole('button', { name: 'Search', exact: true })).toBeInViewport();
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await page.locator('.theme-doc-toc-mobile summary').click();
  await page.getByRole('dialog', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#changes$/);
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('button', { name: 'Version v4' }).last()).toBeInViewport();
});

test('losses are noticed', async ({ page }) => {
  await openPage(page, '/docs/cli');
  await resize(page, narrowWindows[0]);
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
