import type { Page } from '@playwright/test';
import { expect, holdBack, test, triggerFirstInteraction } from './fixtures';

// A stopped clock outlives a reset.
test.use({ reuseContext: false });

/*
 * What readers see when pages load late, not at all, or broken. All of these tests report a slow connection, so that no page is
 * prefetched.
 */

const firstPath = '/docs/apis/camera';
const nextLink = '.pagination-nav__link--next';
/** Matches the pages of plugins, which are requested when a link is followed. */
const pages = (url: URL): boolean => /\/docs\/apis\/[^./]+$/.test(url.pathname);

const scripts = '**/assets/js/**';

async function openPage(page: Page, path = firstPath): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '2g', saveData: true }) });
  });
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // A property of the window does not survive a page load.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Holds back the pages of plugins from now on. The returned function releases them. */
function holdPages(page: Page): Promise<() => void> {
  return holdBack(page, pages);
}

/** Stops the clock of the page, which must have been installed. After that, time passes only with `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('the progress bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await stopClock(page);
  });

  test('comes after a second, without a spinner, and goes when the page is there', async ({ page }) => {
    const letPagesCome = await holdPages(page);
    const bar = page.locator('#nprogress .bar');
    await page.locator(nextLink).click();
    await expect(page).not.toHaveURL(firstPath);
    await page.clock.runFor(999);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('#nprogress [role]')).toHaveCount(0);
    letPagesCome();
    await expect(page.locator('article h1')).not.toContainText('Camera');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('does not come for a page that takes less', async ({ page }) => {
    const letPagesCome = await holdPages(page);
    await page.locator(nextLink).click();
    await expect(page).not.toHaveURL(firstPath);
    await page.clock.runFor(900);
    letPagesCome();
    await expect(page.locator('article h1')).not.toContainText('Camera');
    await page.clock.runFor(3000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('a page that can not be loaded', () => {
  test.use({
    expectedMessages:
      /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|could not be loaded|Loading (?:CSS )?chunk \S+ failed/,
  });

  test('is a warning and a red box; Retry shows a spinner after 200 ms and then the page', async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.type()));
    await page.route(pages, (route) => route.abort());
    await page.locator(nextLink).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(box).toHaveCSS('background-color', 'rgb(200, 34, 43)');
    expect(await isSameDocument(page)).toBe(true);
    // The browser itself logs the failed request as an error. The site only logs a warning.
    await expect.poll(() => messages.filter((type) => type === 'warning').length).toBeGreaterThan(0);

    await page.unroute(pages);
    const letPagesCome = await holdPages(page);
    await stopClock(page);
    const spinner = page.getByRole('status', { name: 'Loading' }).locator('svg');
    await retry.click();
    await expect(retry).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    letPagesCome();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(spinner).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('stays as the server sent it when it is the first one', async ({ page }) => {
    await page.route(scripts, (route) =>
      /\/(?:main|runtime~main)\.\w+\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(firstPath);
    // Before the first interaction, only the scripts of all pages are loaded.
    await triggerFirstInteraction(page);
    await warning;
    await page.waitForTimeout(300);
    await expect(page.locator('article h1')).toContainText('Camera');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('a page with a mistake in its code', () => {
  test.use({ expectedMessages: /Broken on purpose/ });

  test('says that it crashed and why; trying again clears the error', async ({ page }) => {
    await openPage(page);
    await page.evaluate(() => Object.assign(window, { broken: true }));
    await page.evaluate(() => {
      const { replaceWith } = Element.prototype;
      Element.prototype.replaceWith = function (this: Element, ...nodes: (Node | string)[]) {
        if ('broken' in window && window.broken === true && this.matches('main')) throw Error('Broken on purpose');
        return replaceWith.apply(this, nodes);
      };
    });
    await page.locator(nextLink).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Broken on purpose');
    await expect(page.locator('.navbar')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
    await expect(page.locator('article')).toBeVisible();
  });
});

test.describe('a site at the wrong base path', () => {
  test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

  test('says so on the home page and suggests the right one', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/docs/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('did not load properly');
    await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/docs/');
  });

  test('says nothing on other pages', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/docs/config');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'failed');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });

  test('says nothing on a home page that loads', async ({ page }) => {
    const release = await holdBack(page, '**/assets/js/**');
    await page.goto('/docs/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeAttached();
    await expect(banner).toBeHidden();
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(banner).toBeHidden();
  });
});

test.describe('an address without a page', () => {
  test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

  for (const { path, first, start } of [
    { path: '/docs/apis/dialogs', first: '/docs/apis/dialog', start: '/docs/' },
    // Another version has the very page.
    { path: '/docs/apis/modals', first: '/docs/v2/apis/modals', start: '/docs/' },
    { path: '/docs/v2/apis/cammera', first: '/docs/v2/apis/camera', start: '/docs/v2' },
  ]) {
    test(`${path} suggests ${first}`, async ({ page }) => {
      await page.goto(path);
      const suggestion = page.locator('main').getByRole('listitem').first();
      await expect(page.locator('main').getByRole('link', { name: 'Start page' })).toHaveAttribute('href', start);
      await expect(suggestion.getByRole('link')).toHaveAttribute('href', first);
      // The start page, whose sidebar this is, is not the page that was asked for.
      await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toHaveCount(0);
      await suggestion.getByRole('link').click();
      await expect(page).toHaveURL(first);
      await expect(page.locator('article h1')).toBeVisible();
    });
  }
});
