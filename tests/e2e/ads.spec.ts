import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { load } from 'cheerio';
import { expect, holdBack, openPage, test } from './fixtures';

/** A long page with a long table of contents, and a page of v2 that has a folded copy. */
const longPage = '/docs/apis/camera';
const foldedPage = { route: '/docs/v2/android/index', copy: '/docs/v2/android/' };

function findAd(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Advertisement' });
}

/** Reads the target of the ad in the server's HTML for a route, which must have exactly one ad. */
async function readServedAd(request: APIRequestContext, route: string): Promise<string> {
  const links = load(await (await request.get(route)).text())('main a[rel="sponsored noopener"]').toArray();
  expect(links, `ads of ${route}`).toHaveLength(1);
  return links[0]?.attribs.href ?? '';
}

async function readBox(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => node.getBoundingClientRect());
}

test('an ad says that it is one and leads out as a sponsored link', { tag: '@any-size' }, async ({ page }) => {
  await page.goto(longPage);
  const ad = findAd(page);
  await expect(ad).toHaveCount(1);
  await ad.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
  const link = ad.getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the browser keeps the ad that the server wrote', { tag: '@any-size' }, async ({ page, request }) => {
  await page.goto(longPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(findAd(page).getByRole('link')).toHaveAttribute('href', await readServedAd(request, longPage));
});

test('a folded copy shows the ad of its page', { tag: '@any-size' }, async ({ page, request }) => {
  const href = await readServedAd(request, foldedPage.route);
  for (const address of [foldedPage.route, foldedPage.copy]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(findAd(page).getByRole('link'), address).toHaveAttribute('href', href);
  }
});

test('going to another page shows the ad that the server has for it', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  await page.goto(longPage);
  const next = page.locator('.pagination-nav__link--next');
  for (let step = 0; step < 4; step++) {
    const route = (await next.getAttribute('href')) ?? '';
    const href = await readServedAd(request, route);
    seen.add(href);
    await next.click();
    await expect(page).toHaveURL(route);
    await expect(findAd(page).getByRole('link'), route).toHaveAttribute('href', href);
    await expect(next).not.toHaveAttribute('href', route);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the picture has its place before it comes, and comes once, in the size of the screen', async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/ads/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(longPage);
  const image = findAd(page).getByRole('img');
  const { width, height } = await readBox(image);
  expect([width, height]).toEqual([48, 48]);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth)).toBe(140);
  expect(asked).toEqual([expect.stringContaining(isMobile ? '280x200' : '140x100')]);
});

test('nothing moves when the picture comes late', async ({ page }) => {
  const letPictureCome = await holdBack(page, '**/img/ads/**');
  const readPlaces = () =>
    page.evaluate(() =>
      // Without the footer: its position depends on how much of a long page the browser has laid out by then.
      ['aside[aria-label="Advertisement"]', '[rel~="sponsored"] p', '.theme-doc-toc-desktop'].map((selector) =>
        JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
      ),
    );
  const image = findAd(page).getByRole('img');
  const readWidth = () => image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0));
  await page.goto(longPage, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await image.scrollIntoViewIfNeeded();
  const places = await readPlaces();
  expect(await readWidth()).toBe(0);
  letPictureCome();
  await expect.poll(readWidth).toBe(140);
  expect(await readPlaces()).toEqual(places);
});

test('it stands below the table of contents and stays in the window', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the table of contents beside the page needs a wide window');
  await page.goto(longPage);
  // Scrolled past the announcement bar, which reduces the available height at the top.
  for (const part of [0.2, 0.5]) {
    await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
    const contents = await readBox(page.locator('.theme-doc-toc-desktop'));
    const ad = await readBox(findAd(page));
    expect(contents.height).toBeGreaterThan(150);
    expect(ad.top).toBeGreaterThanOrEqual(contents.bottom);
    expect(ad.bottom).toBeLessThanOrEqual(800);
    expect(ad.left).toBeCloseTo(contents.left, 0);
  }
});

test('a low window still reaches the table of contents and the ad', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the table of contents beside the page needs a wide window');
  await page.setViewportSize({ width: 1200, height: 420 });
  await page.goto(longPage);
  // It stands after the article there.
  await findAd(page).getByRole('link').scrollIntoViewIfNeeded();
  await expect(findAd(page).getByRole('link')).toBeInViewport();
  expect((await readBox(findAd(page))).right).toBeLessThanOrEqual(
    (await readBox(page.locator('.theme-doc-toc-desktop'))).left,
  );
});

test('on a phone it stands below the article', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have it beside the article');
  await openPage(page, longPage);
  const ad = await readBox(findAd(page));
  expect(ad.top).toBeGreaterThanOrEqual((await readBox(page.locator('article'))).bottom);
  expect(ad.left).toBeGreaterThanOrEqual(0);
  expect(ad.right).toBeLessThanOrEqual(390);
  const image = await readBox(findAd(page).getByRole('img'));
  const copy = await readBox(findAd(page).getByRole('paragraph').first());
  expect(copy.left).toBeGreaterThan(image.right);
});

test('paper gets no ad', { tag: '@any-size' }, async ({ page }) => {
  await page.goto(longPage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('aside[aria-label="Advertisement"]')).toBeHidden();
});
