import type { Page, Request } from '@playwright/test';
import { expect, expectLateCode, holdBack, openPage, test, triggerFirstInteraction } from './fixtures';

/** A page with a link to the next page. */
const firstPath = '/docs/apis/camera';

/** Sets the connection that the browser reports, as Chromium does on phones. */
async function setConnection(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** Collects the pages and scripts that a page requests from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(?!js$)\w+$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const nextLink = '.pagination-nav__link--next';

test('going to another page loads one file: its own', { tag: '@any-size' }, async ({ page }) => {
  await setConnection(page, { effectiveType: '2g', saveData: true });
  await openPage(page, firstPath);
  await triggerFirstInteraction(page);
  // What the first interaction loads does not count.
  await expectLateCode(page);
  await page.waitForTimeout(500);
  const asked = watchPages(page);
  const seen = new Set<string>();
  for (let step = 0; step < 3; step++) {
    const heading = await page.locator('article h1').textContent();
    asked.length = 0;
    // With the keyboard, because a pointer would rest on whatever link the next page has there, and prefetch its page.
    await page.locator(nextLink).press('Enter');
    await expect(page.locator('article h1')).not.toHaveText(heading ?? '');
    await expect.poll(() => asked).toHaveLength(1);
    seen.add(asked[0] ?? '');
  }
  expect(seen.size).toBe(3);
});

test('the old page stays until the next one is there', { tag: '@any-size' }, async ({ page }) => {
  await setConnection(page, { effectiveType: '2g', saveData: true });
  await openPage(page, firstPath);
  const heading = (await page.locator('article h1').textContent()) ?? '';
  const releasePage = await holdBack(page, /\/docs\/apis\/[^./]+$/);
  await page.locator(nextLink).click();
  await expect(page).not.toHaveURL(new RegExp(`${firstPath}$`));
  await expect(page.locator('article h1')).toHaveText(heading);
  releasePage();
  await expect(page.locator('article h1')).not.toHaveText(heading);
});

test('the page behind a link is loaded when the pointer comes to it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no pointer that hovers');
  await openPage(page, firstPath);
  const asked = watchPages(page);
  await triggerFirstInteraction(page);
  const link = page.locator('.theme-doc-sidebar-menu a.menu__link', { hasText: /^Browser$/ });
  const countLoads = () => asked.filter((path) => path === '/docs/apis/browser').length;
  await link.hover();
  await expect.poll(countLoads).toBe(1);
  await link.click();
  await expect(page.locator('article h1')).toContainText('Browser');
  expect(countLoads()).toBe(1);
});

test('a link that is pressed and let go of elsewhere leaves nothing behind', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no sidebar next to the page');
  await openPage(page, firstPath);
  await triggerFirstInteraction(page);
  const entry = (name: string) => page.locator('.theme-doc-sidebar-menu a.menu__link', { hasText: name });
  const heading = page.locator('article h1');
  const press = async (name: string): Promise<void> => {
    await entry(name).hover();
    await page.mouse.down();
    await page.mouse.move(700, 400);
    await page.mouse.up();
  };
  await press('Browser');
  await press('Clipboard');
  await expect(heading).toHaveText('Camera');
  for (const name of ['Dialog', 'Clipboard', 'Browser', 'Clipboard']) {
    await entry(name).click();
    await expect(heading).toHaveText(name);
    await expect(entry(name)).toHaveAttribute('aria-current', 'page');
  }
});

test('nothing is prefetched before the first interaction', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/config');
  await expect(page.locator('article a[href^="/docs/"]:visible').first()).toBeInViewport();
  // Long enough for a prefetch to start: after the first interaction, that takes a few milliseconds.
  await page.waitForTimeout(500);
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  await triggerFirstInteraction(page);
  await expect.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(0);
});

test('scrolling is an interaction, and what is fetched then is there when the reader goes there', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPage(page, firstPath);
  const link = page.locator('.theme-doc-markdown a[href="/docs/apis/filesystem"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.locator('head link[rel="prefetch"][href$="/apis/filesystem"]')).toHaveCount(1);
  await link.click();
  await expect(page.locator('article h1')).toHaveText('Filesystem');
});

test('links that the reader scrolls past are not prefetched', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sidebar of wide windows has the same link');
  await openPage(page, firstPath);
  await triggerFirstInteraction(page);
  await page.evaluate(async () => {
    const link = document.querySelector('.theme-doc-markdown a[href="/docs/apis/filesystem"]');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(0);
  // Long enough for more prefetches to follow.
  await page.waitForTimeout(500);
  await expect(page.locator('head link[rel="prefetch"][href$="/apis/filesystem"]')).toHaveCount(0);
});

test('the resources of links in view are prefetched', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/config');
  await triggerFirstInteraction(page);
  await page.locator('.pagination-nav__link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('head link[rel="prefetch"][href^="/docs/"]').count()).toBeGreaterThan(0);
});

for (const connection of [
  { effectiveType: '2g', saveData: true },
  { effectiveType: '4g', saveData: true },
  { effectiveType: 'slow-2g', saveData: false },
]) {
  const name = `${connection.effectiveType} connection ${connection.saveData ? 'with' : 'without'} data saver`;
  test(`nothing is prefetched on a ${name}`, { tag: '@any-size' }, async ({ page }) => {
    await setConnection(page, connection);
    await openPage(page, '/docs/config');
    await triggerFirstInteraction(page);
    const link = page.locator('.pagination-nav__link').first();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    // Long enough for a prefetch to start: without the setting, that takes a few milliseconds.
    await page.waitForTimeout(500);
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  });
}

test('a browser that cannot prefetch asks with GET and credentials', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  await openPage(page, '/docs/config');
  await context.addCookies([{ name: 'reader', value: 'known', url: page.url() }]);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!/\.\w+$/.test(new URL(request.url()).pathname)) asked.push(request);
  });
  await triggerFirstInteraction(page);
  await page.locator('.pagination-nav__link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  for (const request of [...asked]) {
    expect(request.method()).toBe('GET');
    expect((await request.allHeaders()).cookie).toBe('reader=known');
  }
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
});
