import type { Locator } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

/** Reads the distance from the top of the window to the top of an element, in CSS pixels. */
async function readTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Waits until an element has scrolled to the top, right below the sticky parts. */
async function expectAtTop(element: Locator): Promise<void> {
  await expect.poll(() => readTop(element)).toBeLessThan(160);
  expect(await readTop(element)).toBeGreaterThanOrEqual(-1);
}

test('the camera page of the latest version describes the plugin', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await expect(page.locator('article h1')).toContainText('Camera');
  await expect(page.locator('article')).toContainText('@capacitor/camera');
  await expect(page.locator('article')).toContainText('getPhoto');
});

test('entries of the table of contents lead to their sections', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the table of contents beside the page needs a wide window');
  await openPage(page, '/docs/apis/camera');
  const entries = page.locator('.theme-doc-toc-desktop a');
  const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(5);
  for (const href of hrefs) {
    await expect(page.locator(`article [id="${decodeURIComponent(href.slice(1))}"]`), href).toHaveCount(1);
  }
  const shown = page.locator('.theme-doc-toc-desktop a:visible');
  const entry = shown.nth(Math.floor((await shown.count()) / 2));
  const href = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  await expectAtTop(page.locator(`article [id="${decodeURIComponent(href.slice(1))}"]`));
  // The last sections can't reach the top of a large window.
  await page.setViewportSize({ width: 1920, height: 1200 });
  const ends = await shown.evaluateAll((links) => links.slice(-2).map((link) => link.getAttribute('href')));
  for (const end of [ends[1], ends[0], ends[1]]) {
    const last = page.locator(`.theme-doc-toc-desktop a[href="${end}"]`);
    await last.click();
    await expect(last).toHaveClass(/table-of-contents__link--active/);
  }
});

test('options are in view as a whole, on phones and between two sidebars', async ({ page, isMobile }) => {
  await openPage(page, '/docs/apis/camera');
  const frames = page.locator('article .api-card');
  expect(await frames.count()).toBeGreaterThan(5);
  for (const width of isMobile ? [320, 390] : [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await frames.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...hidden), `${width}`).toBe(0);
  }
});

test('the table of contents of a phone opens and leads to a section', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only narrow windows have it');
  await openPage(page, '/docs/apis/camera');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click();
  const entry = contents.locator('a').nth(3);
  const id = decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
  await entry.click();
  await expectAtTop(page.locator(`article [id="${id}"]`));
});

test('a heading that the address leads to lies below the contents of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only narrow windows have them');
  await openPage(page, '/docs/apis/camera#getphoto');
  await triggerFirstInteraction(page);
  const summary = page.locator('.theme-doc-toc-mobile summary');
  await expect(summary).toContainText('getPhoto');
  const [fold, heading] = [await summary.boundingBox(), await page.locator('[id="getphoto"]').boundingBox()];
  expect(heading?.y).toBeGreaterThanOrEqual((fold?.y ?? 0) + (fold?.height ?? 0));
});

test('the contents of a phone stay in view and name the section', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only narrow windows have them');
  await openPage(page, '/docs/apis/camera');
  const contents = page.locator('.theme-doc-toc-mobile');
  const summary = contents.locator('summary');
  const title = async (): Promise<string> => ((await contents.locator('a').nth(4).textContent()) ?? '').trim();
  await page
    .locator(`article [id="${(await contents.locator('a').nth(4).getAttribute('href'))?.slice(1)}"]`)
    .evaluate((heading) => {
      window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 60);
    });
  await expect(summary).toContainText(await title());
  await expect(summary).toBeInViewport({ ratio: 1 });
  // The contents also stay below the bar, which appears when the reader scrolls up.
  await page.evaluate(() => window.scrollBy(0, -5));
  await expect
    .poll(async () => {
      const [bar, fold] = [await page.locator('nav.navbar').boundingBox(), await summary.boundingBox()];
      return (bar?.y ?? -1) === 0 && (fold?.y ?? 0) >= (bar?.height ?? 0);
    })
    .toBe(true);
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await summary.tap();
  const entry = page.getByRole('dialog', { name: 'On this page' }).locator('a').nth(2);
  const id = (await entry.getAttribute('href'))?.slice(1);
  await entry.tap();
  const heading = page.locator(`article [id="${id}"]`);
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await summary.boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(44);
  await expect(heading).toBeInViewport();
});

test('an address with a hash opens at its section', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  const headings = page.locator('article h2[id], article h3[id]');
  const heading = headings.nth(Math.floor((await headings.count()) / 2));
  const id = await heading.getAttribute('id');
  await page.goto('about:blank');
  await openPage(page, `/docs/apis/camera#${id}`);
  await expectAtTop(page.locator(`article [id="${id}"]`));
});

test('going to another page starts at its top', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the sidebar of a phone is behind the menu');
  await openPage(page, '/docs/apis/camera');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/camera/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
