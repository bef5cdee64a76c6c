import type { CDPSession, Page } from '@playwright/test';
import { expect, expectDrawn, openPage, test, triggerFirstInteraction } from './fixtures';

const cameraPage = '/docs/apis/camera';

/** A page with a picture, and one with a folded part. */
const picturePage = '/docs/plugins';
const foldedPage = '/docs/plugins/tutorial/web';

/** Marks the document, so that a page load can be detected. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
}

test('what the reader has opened and selected before the page comes to life stays', async ({ page }) => {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(foldedPage);
  await page.locator('.theme-doc-markdown details > summary:visible').first().click();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('article .hash-link')?.focus();
    const heading = document.querySelector('article h2');
    if (heading !== null) getSelection()?.selectAllChildren(heading);
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('.theme-doc-markdown details:not(.theme-doc-toc-mobile)').first()).toHaveAttribute('open');
  await expect(page.locator('article .hash-link').first()).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
});

/** Size in bytes that every page exceeds. A "not modified" response consists of headers only and is smaller. */
const leastContent = 5_000;

/** Lists the paths whose content the server sends from now on, without those that the browser takes from its cache, such as a prefetched page. */
async function watchNetwork(session: CDPSession): Promise<string[]> {
  const sent: string[] = [];
  const paths = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > leastContent) sent.push(paths.get(requestId) ?? requestId);
  });
  return sent;
}

test('a link in the text leads on without a load, in one request, and back to the article as it was', async ({
  page,
  devTools,
}) => {
  await openPage(page, cameraPage);
  await markDocument(page);
  const sent = await watchNetwork(devTools);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  const link = page.locator('article').getByRole('link', { name: 'Filesystem' }).first();
  await link.scrollIntoViewIfNeeded();
  // The browser has started to prefetch the page, but may not have finished.
  await page.locator('head link[rel="prefetch"][href$="/apis/filesystem"]').waitFor({ state: 'attached' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filesystem');
  await expect(page).toHaveTitle(/^Filesystem/);
  await expect.poll(() => sent.filter((path) => path === '/docs/apis/filesystem')).toHaveLength(1);
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('yarn');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera');
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('yarn');
  // The browser may have the page cached from the first visit.
  expect(sent.filter((path) => path === '/docs/apis/camera').length).toBeLessThanOrEqual(1);
  await expectSameDocument(page);
});

test('a long page that the reader came to is the same as one that was loaded', async ({ page }) => {
  const readText = () => page.locator('.theme-doc-markdown').evaluate((article) => article.textContent);
  await openPage(page, '/docs/apis/filesystem');
  const loaded = await readText();
  await openPage(page, cameraPage);
  await page.locator('article').getByRole('link', { name: 'Filesystem' }).first().click();
  await expect.poll(readText).toBe(loaded);
});

test('a link to a section far down on another page leads there', async ({ page }) => {
  await openPage(page, '/docs/api-changes');
  await page.locator('article a[href="/docs/apis/filesystem#fileinfo"]').first().click();
  await expect(page).toHaveURL(/filesystem#fileinfo$/);
  await expect(page.locator('[id="fileinfo"]')).toBeInViewport();
});

test('the first view asks for the site’s scripts alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, cameraPage);
  expect(scripts.filter((path) => !/\/(?:contents|main|react|runtime~main)\.\w+\.js$/.test(path))).toEqual([]);
});

test('code of a page that the reader came to has its buttons', async ({ page }) => {
  await openPage(page, cameraPage);
  await page.locator('article').getByRole('link', { name: 'Filesystem' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filesystem');
  await expectDrawn(page);
  const blocks = page.locator('article .theme-code-block');
  await expect(blocks.getByRole('button', { name: 'Copy code to clipboard', includeHidden: true })).toHaveCount(
    await blocks.count(),
  );
});

test('a picture that is pressed before its code has come opens when it comes', async ({ page }) => {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(picturePage);
  await page.locator('article').getByRole('button', { name: 'Enlarge the picture' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('article').getByRole('button', { name: 'Enlarge the picture' }).first()).toBeFocused();
});

test('a link to a place of the page, and one to a new window, are left to the browser', async ({ page }) => {
  await openPage(page, cameraPage);
  await markDocument(page);
  await triggerFirstInteraction(page);
  // The headless shell opens no new windows, so it is enough that our scripts have not prevented the default action of the click.
  await page.evaluate(() => {
    addEventListener('click', ({ defaultPrevented }) => {
      document.documentElement.dataset.clickTaken = String(defaultPrevented);
    });
  });
  const link = page.locator('article').getByRole('link', { name: 'Filesystem' }).first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('html')).toHaveAttribute('data-click-taken', 'false');
  await expect(page).toHaveURL(/apis\/camera$/);
  await page.locator('.theme-doc-markdown a[href="#getphoto"]:visible').first().click();
  await expect(page).toHaveURL(/#getphoto$/);
  await expectSameDocument(page);
});
