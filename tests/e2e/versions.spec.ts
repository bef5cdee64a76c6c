import { expect, openPage, test } from './fixtures';
import { openVersionEntry } from './version-menu';

const storageKey = 'docs-preferred-version-default';

test.describe('the version menu', () => {
  test('stays on the page, with query and hash, and remembers the choice', async ({ page, isMobile }) => {
    await openPage(page, '/docs/apis/camera?from=test#getphoto');
    const entry = await openVersionEntry(page, 'v5', isMobile);
    await expect(entry).toContainText('This page');
    await entry.click();
    await expect(page).toHaveURL(/\/docs\/next\/apis\/camera\?from=test#getphoto$/);
    await expect(page.locator('article h1')).toContainText('Camera');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('current');
  });

  for (const [index, { from, version, says, to }] of [
    { from: '/docs/apis/preferences?q=1', version: 'v3', says: 'As “Storage”', to: /\/docs\/v3\/apis\/storage\?q=1$/ },
    { from: '/docs/v2/cli/add', version: 'v4', says: 'As “cap add”', to: /\/docs\/cli\/commands\/add$/ },
    { from: '/docs/v2/apis/permissions', version: 'v4', says: 'No such page; nearest: “', to: /\/docs\/apis$/ },
    {
      from: '/docs/v2/apis/modals',
      version: 'v3',
      says: 'As “Dialog”, also “Action Sheet”',
      to: /\/docs\/v3\/apis\/dialog$/,
    },
    { from: '/docs/apis/cookies', version: 'v3', says: 'No such page; opens the start page', to: /\/docs\/v3\/?$/ },
  ].entries()) {
    // Runs once on phones, because their menu has the same entries.
    test(`leads from ${from} to ${version} and says how`, { tag: index === 0 ? [] : '@any-size' }, async ({
      page,
      isMobile,
    }) => {
      await openPage(page, from);
      const entry = await openVersionEntry(page, version, isMobile);
      // The accessible name is what screen readers announce.
      await expect(entry).toHaveAccessibleName(new RegExp(says));
      await entry.click();
      await expect(page).toHaveURL(to);
    });
  }

  test('marks the version of the page', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/v3/config');
    await expect(await openVersionEntry(page, 'v3', false)).toHaveAttribute('aria-current', 'page');
  });

  test('begins at the top when the other page has no such place', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/apis/preferences#no-such-place');
    const readPosition = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const middle = await readPosition();
    // The bar hides when the page scrolls down, and comes back when it scrolls up.
    // The sidebar, which lies below the pointer otherwise, scrolls by itself.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(readPosition).toBeLessThan(middle);
    await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
    await (await openVersionEntry(page, 'v3', false)).click();
    await expect(page).toHaveURL(/storage#no-such-place$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('forgets a version that no longer exists, and keeps one that does', { tag: '@any-size' }, async ({ page }) => {
    for (const [stored, kept] of [
      ['v9', null],
      ['v3', 'v3'],
    ] as const) {
      await openPage(page, '/docs/');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, stored] as const);
      await openPage(page, '/docs/apis/toast');
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(kept);
    }
  });
});

test.describe('the version banner', () => {
  for (const [path, words, target] of [
    ['/docs/next/apis/toast', /unreleased/i, /\/docs\/apis\/toast$/],
    ['/docs/v2/apis/toast', /no longer maintained/i, /\/docs\/apis\/toast$/],
    ['/docs/v2/apis/modals', /In v4: Dialog and Action Sheet\./, /\/docs\/apis\/dialog$/],
    ['/docs/v2/apis/permissions', /Not in v4\. Nearest: .+, Camera, Filesystem, /, /\/docs\/apis$/],
  ] as const) {
    test(`of ${path} leads to the latest version and remembers it`, { tag: '@any-size' }, async ({ page }) => {
      await openPage(page, path);
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText(words);
      await banner.getByRole('link').first().click();
      await expect(page).toHaveURL(target);
      await expect(banner).toHaveCount(0);
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('v4');
    });
  }

  test('is a note, which does not interrupt screen readers on every page', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/v3/config');
    await expect(page.getByRole('note', { name: 'About this version' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('has at most two lines on a phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide windows have one');
    // The longest of all: a page with a long title, another with two successors, and one of a version to come.
    for (const path of ['/docs/v2/android/managing-dependencies', '/docs/v2/apis/modals', '/docs/next/apis/toast']) {
      await openPage(page, path);
      const height = await page.locator('.theme-doc-version-banner').evaluate((banner) => banner.clientHeight);
      expect(height, path).toBeLessThanOrEqual(2 * 20 + 16);
    }
  });

  test('is on no page of the latest version', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/apis/camera');
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
});

test.describe('the version banner without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says where the subject went and leads to each page', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/v2/apis/modals');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('In v4: Dialog and Action Sheet.');
    await banner.getByRole('link', { name: 'Action Sheet' }).click();
    await expect(page).toHaveURL(/\/docs\/apis\/action-sheet$/);
  });

  test('is not needed at an address that leads on', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/apis/storage');
    await expect(page).toHaveURL(/\/docs\/apis\/preferences$/);
  });
});

test.describe('an address without a page', () => {
  test('leads on with query and hash where there is no doubt', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/updating/5-0?from=cli#plugins');
    await expect(page).toHaveURL(/\/docs\/next\/updating\/5-0\?from=cli#plugins$/);
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#plugins'))).toBeInViewport();
  });

  test('leads to the version that it names, wherever that is served', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, '/docs/v4/apis/camera#getphoto');
    await expect(page).toHaveURL(/\/docs\/apis\/camera#getphoto$/);
    await openPage(page, '/docs/v5/config');
    await expect(page).toHaveURL(/\/docs\/next\/config$/);
  });

  test.describe('names pages that may be meant', () => {
    test.use({ expectedMessages: /status of 404/ });

    for (const [path, name, target] of [
      ['/docs/apis/modals', 'Action Sheet', '/docs/apis/action-sheet'],
      ['/docs/apis/permissions', 'Permissions', '/docs/v2/apis/permissions'],
    ] as const) {
      test(`${path} leads to ${target}`, { tag: '@any-size' }, async ({ page }) => {
        await openPage(page, path);
        const link = page.getByRole('main').locator(`a[href="${target}"]`);
        await expect(link).toContainText(name);
        await link.click();
        await expect(page).toHaveURL(target);
        await expect(page.locator('article h1')).toBeVisible();
      });
    }
  });
});
