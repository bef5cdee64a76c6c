import { type Deployments, startDeployments } from './deployments';
import { expect, expectLateCode, openPage, test, triggerFirstInteraction } from './fixtures';
import { openDialog, searchFor } from './search-dialog';

/* What readers see if the site is redeployed while their page is open, or if the connection breaks in the middle of a file. */

let site: Deployments;
test.beforeEach(async ({ page }) => {
  site = await startDeployments();
  // With a slow connection, no page is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '2g', saveData: true }) });
  });
});
test.afterEach(() => site.close());

const nextLink = '.pagination-nav__link--next';

test.use({
  expectedMessages:
    /Failed to load resource|could not be loaded|Loading (?:CSS )?chunk \S+ failed|Refused to execute script|Loading the script|[Uu]nexpected|JSON/,
});

test('an old tab goes on to the new deployment with a normal load, and on from there without one', async ({ page }) => {
  await openPage(page, `${site.origin}/docs/apis/camera`);
  await expect(page.locator('html')).not.toHaveAttribute('data-deployment');
  site.deployAnew();
  const next = await page.locator(nextLink).getAttribute('href');
  await page.locator(nextLink).click();
  await expect(page.locator('html[data-deployment="b"][data-has-hydrated="true"]')).toBeAttached();
  await expect(page).toHaveURL(site.origin + next);
  await expect(page.locator('article h1')).not.toContainText('Camera');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = (await page.locator('article h1').textContent()) ?? '';
  await page.locator(nextLink).click();
  await expect(page.locator('article h1')).not.toHaveText(heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an old tab still finds pages, and a hit leads to the new deployment', async ({ page }) => {
  await openPage(page, `${site.origin}/docs/apis/camera`);
  const index = page.waitForResponse(/\/search-index\/docs-/);
  const search = await openDialog(page);
  await index;
  // The dialog has taken over from the field that the page has from the start.
  await expect(page.locator('.search-input')).toBeFocused();
  site.deployAnew();
  await searchFor(search, 'geolocation');
  await search.hits.first().click();
  await expect(page.locator('html[data-deployment="b"] article h1')).toHaveText('Geolocation');
  await expect(page).toHaveURL(`${site.origin}/docs/apis/geolocation`);
});

test('a connection that breaks in the middle of a page leaves the red box, and Retry brings the page', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/docs/apis/camera`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  site.breakOff(/^apis\//);
  await page.locator(nextLink).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
  site.breakOff(undefined);
  await retry.click();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article h1')).not.toContainText('Camera');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a connection that breaks in the middle of the search is told, and the next try works', async ({ page }) => {
  await openPage(page, `${site.origin}/docs/apis/camera`);
  await triggerFirstInteraction(page);
  // What the first interaction loads must not break.
  await expectLateCode(page);
  site.breakOff(/^assets\/js\//);
  const button = page.locator('.navbar').getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
  site.breakOff(/^search-index\/docs-/);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('searchbox').fill('camer');
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  site.breakOff(undefined);
  await dialog.getByRole('searchbox').press('a');
  await expect(dialog.locator('[role="treeitem"] a').first()).toHaveAttribute('href', '/docs/apis/camera');
});

for (const { name, files, path, alert } of [
  {
    name: 'a script',
    files: /^assets\/js\/lists/,
    path: '/docs/apis',
    alert: 'This part of the page could not be loaded',
  },
  { name: 'an index', files: /^search-index\/docs-/, path: '/docs/search?q=camera', alert: 'The search could not be' },
]) {
  test(`${name} that is cut off in the browser's cache is replaced when the reader tries again`, async ({ page }) => {
    site.cutOff(files);
    await openPage(page, site.origin + path);
    await expect(page.getByRole('alert')).toContainText(alert);
    site.cutOff(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ (?:plugins|results in v4)$/ })).toBeVisible();
  });
}

test("a page that is cut off in the browser's cache is replaced when the reader tries again", async ({ page }) => {
  await openPage(page, `${site.origin}/docs/apis/camera`);
  site.cutOff(/^apis\//);
  await page.locator(nextLink).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('alert')).toContainText('Only a part of it arrived.');
  site.cutOff(undefined);
  await retry.click();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article h1')).not.toContainText('Camera');
});
