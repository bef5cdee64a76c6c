import { expect, openPage, test } from './fixtures';
import { openVersionEntry } from './version-menu';

/* Which versions have a page, what changed on it, and where it moved. */

const strip = 'navigation';
const stripName = { name: 'Versions of this page' };

test.describe('the versions of a page', () => {
  test('are the last row of its sheet, lead to its name there, and say which lack it', {
    tag: '@any-size',
  }, async ({ page }) => {
    await openPage(page, '/docs/apis/preferences');
    const line = page.getByRole(strip, stripName);
    await expect(line.locator('[aria-current="page"]')).toHaveText(/^v4 4\.\d+\.\d+$/);
    const [sheet, row] = [await page.locator('.api-sheet').boundingBox(), await line.boundingBox()];
    expect((row?.y ?? 0) - (sheet?.y ?? 0) - (sheet?.height ?? 0)).toBe(0);
    await line.getByRole('link', { name: /^v3 as .Storage.$/ }).click();
    await expect(page).toHaveURL(/\/docs\/v3\/apis\/storage$/);
    await page.goto('/docs/apis/http');
    const cells = page.getByRole(strip, stripName).locator(':scope > :not(:first-child)');
    await expect(cells).toHaveText([/^v2 not there$/, /^v3 not there$/, /^v4 /, /^v5 .* unreleased$/]);
  });

  test('are at the end of a page without a sheet, with what changed', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/guides/deep-links');
    const line = page.getByRole(strip, stripName);
    await expect(line).toHaveCount(1);
    const [title, row] = [await page.locator('h1').boundingBox(), await line.boundingBox()];
    expect((row?.y ?? 0) - (title?.y ?? 0)).toBeGreaterThan(1000);
    await line.getByRole('link', { name: 'Changes since v3' }).click();
    await expect(page).toHaveURL(/\/docs\/changes\/v3-v4\/guides\/deep-links$/);
  });

  test('fit into a window of 320 pixels, with targets that a finger hits', { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/docs/apis/camera', '/docs/apis/http', '/docs/v2/apis/modals', '/docs/next/updating/5-0']) {
      await openPage(page, path);
      const line = page.getByRole(strip, stripName);
      expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
      for (const link of await line.getByRole('link').all()) {
        const target = await link.boundingBox();
        expect(Math.min(target?.width ?? 0, target?.height ?? 0), path).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to what changed, and from there to both pages', { tag: '@any-size' }, async ({ page }) => {
      await page.goto('/docs/apis/camera');
      // Once: not in the sheet and above the title.
      await page.locator('.api-sheet').getByRole('link', { name: 'Changes since v3' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera, v3 to v4');
      await page.getByRole('heading').getByRole('link', { name: 'Set up Android' }).click();
      await expect(page).toHaveURL(/\/docs\/apis\/camera#set-up-android$/);
    });
  });
});

test.describe('what changed on a page', () => {
  test('is told in words for the API, and by words and lines for the rest', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/apis/camera');
    await page.locator('.api-sheet').getByRole('link', { name: 'Changes since v3' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Camera, v3 to v4');
    const added = main.getByRole('listitem').filter({ hasText: 'pickLimitedLibraryPhotos' }).first();
    await expect(added).toHaveText(/^Added method pickLimitedLibraryPhotos: pickLimitedLibraryPhotos\(\) => /);
    await expect(added.locator('.change-after')).toBeVisible();
    await expect(main.getByText('Added in v4')).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Other versions' }).getByRole('link')).toHaveCount(2);
    await expect(main.locator('del').first()).toBeVisible();
    await expect(main.locator('ins').first()).toBeVisible();
    await main.getByRole('link', { name: 'pickLimitedLibraryPhotos' }).first().click();
    await expect(page).toHaveURL(/\/docs\/apis\/camera#picklimitedlibraryphotos$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('is reached from the banner and from the list of API changes', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/v3/apis/camera');
    await page.getByRole('note', { name: 'About this version' }).getByRole('link', { name: 'Changes in v4' }).click();
    await expect(page).toHaveURL(/\/docs\/changes\/v3-v4\/apis\/camera$/);
    await openPage(page, '/docs/api-changes');
    await page.locator('#camera ~ p a', { hasText: 'what changed on its page' }).first().click();
    await expect(page).toHaveURL(/\/docs\/changes\/v3-v4\/apis\/camera$/);
  });

  test('fits a window of 320 pixels', { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      '/docs/changes/v3-v4/apis/camera',
      '/docs/changes/v2-v3/config',
      '/docs/changes',
      '/docs/versions',
    ]) {
      await openPage(page, path);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('the page for unknown addresses', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('says which version has the page, and searches for it there', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/v3/apis/htp');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Search “htp”' })).toHaveAttribute(
      'href',
      '/docs/search?q=htp&version=v3',
    );
    await openPage(page, '/docs/v2/apis/http');
    await expect(main.locator('li', { has: page.locator('a[href="/docs/apis/http"]') })).toContainText('v4');
  });

  test('goes where a section went', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/apis/modals#showactions');
    await expect(page).toHaveURL(/\/docs\/apis\/action-sheet#showactions$/);
    await expect(page.locator('#showactions')).toBeInViewport();
  });
});

test('a fragment that its page does not have leads to the section, by its new name or on its new page', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPage(page, '/docs/apis/action-sheet#actionsheetoptions');
  await expect(page).toHaveURL(/\/docs\/apis\/action-sheet#showactionsoptions$/);
  await expect(page.locator('#showactionsoptions')).toBeInViewport();
  await openPage(page, '/docs/apis/app#canopenurl');
  await expect(page).toHaveURL(/\/docs\/apis\/app-launcher#canopenurl$/);
  await openPage(page, '/docs/v2/apis/app#canopenurl');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/docs\/v2\/apis\/app#canopenurl$/);
});

test('all versions are listed, those without pages here too, and the search leads there', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/docs/versions');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: 'v7' }).first()).toContainText('2025-01-20');
  await openPage(page, '/docs/versions#v8');
  await expect(page.locator('#v8')).toBeInViewport();
  await main.getByRole('link', { name: 'v3', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v3$/);
  // Following a link to a version there stores it as the reader's choice.
  await expect(await openVersionEntry(page, 'v3', isMobile)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('v3');
});
