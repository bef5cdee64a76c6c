import type { Page } from '@playwright/test';
import { expect, holdBack, openPage, showSignOfLife, test, wakeSidebar } from './fixtures';
import { hasLever } from './levers';

/** A page whose first link to another page leads to `nextPath`, in the same sidebar. */
const firstPath = '/docs/apis/camera';

/** Makes the browser say that its connection is slow, as Chromium does on phones. */
async function setConnection(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** Collects the scripts that a page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

async function slowDownScripts(page: Page): Promise<void> {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
}

const nextLink = '.pagination-nav__link--next';

test('going to another page loads one chunk: its own', async ({ page }) => {
  test.skip(!hasLever('pages'), 'pages of the build share chunks');
  await setConnection(page, { effectiveType: '2g', saveData: true });
  await openPage(page, firstPath);
  await showSignOfLife(page);
  // Long enough for the sidebar, which is loaded then.
  await page.waitForTimeout(500);
  const scripts = watchScripts(page);
  const seen = new Set<string>();
  for (let step = 0; step < 3; step++) {
    const heading = await page.locator('article h1').textContent();
    scripts.length = 0;
    await page.locator(nextLink).click();
    await expect(page.locator('article h1')).not.toHaveText(heading ?? '');
    expect(scripts).toHaveLength(1);
    seen.add(scripts[0] ?? '');
  }
  expect(seen.size).toBe(3);
});

test('the old page stays until the chunk of the next one is there', async ({ page }) => {
  await setConnection(page, { effectiveType: '2g', saveData: true });
  await openPage(page, firstPath);
  const heading = (await page.locator('article h1').textContent()) ?? '';
  const letChunkCome = await holdBack(page, '**/assets/js/**');
  await page.locator(nextLink).click();
  await expect(page).not.toHaveURL(new RegExp(`${firstPath}$`));
  await expect(page.locator('article h1')).toHaveText(heading);
  letChunkCome();
  await expect(page.locator('article h1')).not.toHaveText(heading);
});

test('the page behind a link is loaded when the pointer comes to it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no pointer that hovers');
  await openPage(page, firstPath);
  const scripts = watchScripts(page);
  await wakeSidebar(page);
  // Others may be loaded as well, because they are in view.
  const link = page.locator('.theme-doc-sidebar-menu a.menu__link', { hasText: /^Browser$/ });
  // The pointer is a sign of life, which the offline code comes with.
  const address = hasLever('pages') ? /\/p\/apis\/browser\.js$/ : /\/assets\/js\/(?!late\.)/;
  const countLoads = () => scripts.filter((script) => address.test(script)).length;
  if (!hasLever('pages')) scripts.length = 0;
  await link.hover();
  await expect.poll(countLoads).toBe(1);
  await link.click();
  await expect(page.locator('article h1')).toContainText('Browser');
  expect(countLoads()).toBe(1);
});

for (const [name, prepare] of Object.entries({
  'its code comes while it is pressed': slowDownScripts,
  'it is pressed while React makes it': async () => undefined,
})) {
  test(`a link of the sidebar is followed even if the sidebar comes alive meanwhile: ${name}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the sidebar of a phone is behind the menu');
    await openPage(page, firstPath);
    await prepare(page);
    const link = page.locator('.theme-doc-sidebar-menu a.menu__link', { hasText: /^Toast$/ });
    // The first sign of life.
    await link.scrollIntoViewIfNeeded();
    // There is none while one link takes the place of the other.
    let box: Awaited<ReturnType<typeof link.boundingBox>> = null;
    await expect
      .poll(async () => {
        box = await link.boundingBox();
        return box;
      })
      .not.toBeNull();
    const { x, y } = box ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    // Long enough for the sidebar.
    await page.waitForTimeout(700);
    await page.mouse.up();
    await expect(page.locator('article h1')).toContainText('Toast');
    await wakeSidebar(page);
    await expect(link).toBeInViewport();
  });
}

test('nothing is prefetched before a sign of life', async ({ page }) => {
  test.skip(!hasLever('prefetch'), 'the build prefetches as Docusaurus does');
  await openPage(page, '/docs/config');
  await expect(page.locator('article a[href^="/docs/"]:visible').first()).toBeInViewport();
  // Long enough for a prefetch to begin: after a sign of life they are there in a few milliseconds.
  await page.waitForTimeout(500);
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  await showSignOfLife(page);
  await expect.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(0);
});

test('scrolling is a sign of life, and what is prefetched then has run when the reader goes there', async ({
  page,
}) => {
  test.skip(!hasLever('article'), 'the build prefetches as Docusaurus does');
  await openPage(page, firstPath);
  const scripts = watchScripts(page);
  const countLoads = () => scripts.filter((script) => script.endsWith('/p/apis/filesystem.js')).length;
  const link = page.locator('.theme-doc-markdown a[href="/docs/apis/filesystem"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(countLoads).toBe(1);
  await link.click();
  await expect(page.locator('article h1')).toHaveText('Filesystem');
  expect(countLoads()).toBe(1);
});

test('links that the reader scrolls past are not prefetched', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sidebar of wide windows has the same link');
  test.skip(!hasLever('article'), 'the build prefetches as Docusaurus does');
  await openPage(page, firstPath);
  await showSignOfLife(page);
  await page.evaluate(async () => {
    const link = document.querySelector('.theme-doc-markdown a[href="/docs/apis/filesystem"]');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(0);
  // Long enough for others to follow.
  await page.waitForTimeout(500);
  await expect(page.locator('head link[rel="prefetch"][href$="/p/apis/filesystem.js"]')).toHaveCount(0);
});

test('the resources of links in view are prefetched', async ({ page }) => {
  await openPage(page, '/docs/config');
  await showSignOfLife(page);
  await page.locator('.pagination-nav__link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('head link[rel="prefetch"][href*="/assets/js/"]').count()).toBeGreaterThan(0);
});

for (const connection of [
  { effectiveType: '2g', saveData: true },
  { effectiveType: '4g', saveData: true },
  { effectiveType: 'slow-2g', saveData: false },
]) {
  const name = `${connection.effectiveType} connection ${connection.saveData ? 'with' : 'without'} data saver`;
  test(`nothing is prefetched on a ${name}`, async ({ page }) => {
    await setConnection(page, connection);
    await openPage(page, '/docs/config');
    await showSignOfLife(page);
    const link = page.locator('.pagination-nav__link').first();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    // Long enough for a prefetch to begin: without the setting they are there after a few milliseconds.
    await page.waitForTimeout(500);
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  });
}

test('a browser that cannot prefetch asks with GET and credentials', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
    const { open, send } = XMLHttpRequest.prototype;
    const asked: string[] = [];
    Object.assign(window, { asked });
    const methods = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      methods.set(this, `${method} ${url}`);
      return open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function () {
      asked.push(`${methods.get(this)} ${this.withCredentials}`);
      return send.call(this);
    };
  });
  await openPage(page, '/docs/config');
  await showSignOfLife(page);
  await page.locator('.pagination-nav__link').first().scrollIntoViewIfNeeded();
  const readAsked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await expect.poll(async () => (await readAsked()).length).toBeGreaterThan(0);
  for (const request of await readAsked()) expect(request).toMatch(/^GET \/docs\/assets\/js\/\S+\.js true$/);
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
});
