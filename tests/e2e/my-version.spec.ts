import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from './axe';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { openDialog, searchFor } from './search-dialog';

/** Chooses the version of the reader's app on the page of versions. */
async function chooseVersion(page: Page, version: string): Promise<void> {
  await openPage(page, '/docs/versions');
  const button = page.getByRole('group', { name: 'My app uses' }).getByRole('button', { name: version });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

const notice = 'Your version';

test('a page about another version says so in a line, and leads to the same page of mine', async ({ page }) => {
  await chooseVersion(page, 'v3');
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  const line = page.getByRole('complementary', { name: notice });
  await expect(line).toContainText('Your app uses v3. This page is about v4.');
  expect(await line.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(130);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await line.getByRole('link', { name: 'Read it for v3' }).click();
  await expect(page).toHaveURL(/\/docs\/v3\/apis\/toast$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toast');
  await expect(line).toHaveCount(0);
});

test('nothing is said before a version is named, nor on pages of mine, nor after it is forgotten', {
  tag: '@any-size',
}, async ({ page }) => {
  const line = page.getByRole('complementary', { name: notice });
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  await expect(page.locator('.theme-code-block').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  await chooseVersion(page, 'v3');
  await openPage(page, '/docs/next/apis/toast');
  await triggerFirstInteraction(page);
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: 'Change' }).click();
  const button = page.getByRole('group', { name: 'My app uses' }).getByRole('button', { name: 'v3' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await openPage(page, '/docs/next/apis/toast');
  await triggerFirstInteraction(page);
  await page.waitForLoadState('networkidle');
  await expect(line).toHaveCount(0);
});

test('members that my version lacks are marked, and left out if I want that, also on the next page', {
  tag: '@any-size',
}, async ({ page }) => {
  await chooseVersion(page, 'v3');
  await openPage(page, '/docs/apis/camera');
  await triggerFirstInteraction(page);
  const method = page.getByRole('heading', { name: 'pickLimitedLibraryPhotos', exact: true });
  const old = page.getByRole('heading', { name: 'getPhoto', exact: true });
  await expect(method.locator('xpath=following-sibling::p[1]')).toHaveText('Not in v3: new in v4');
  await expect(old.locator('xpath=following-sibling::*[1]')).not.toContainText('Not in v3');
  const filter = page.getByLabel('Only what v3 has');
  await filter.check();
  await expect(method).toBeHidden();
  await expect(page.locator('.api-card', { has: method })).toBeHidden();
  await expect(old).toBeVisible();
  await expect(page.locator('.api-index a[href$="#picklimitedlibraryphotos"]:visible')).toHaveCount(0);
  await page.goto('/docs/next/apis/camera');
  await triggerFirstInteraction(page);
  await expect(filter).toBeChecked();
  await expect(method).toBeHidden();
  await filter.uncheck();
  await expect(method).toBeVisible();
});

test('a member that the address leads to is shown all the same', { tag: '@any-size' }, async ({ page }) => {
  await chooseVersion(page, 'v3');
  await openPage(page, '/docs/apis/camera');
  await triggerFirstInteraction(page);
  await page.getByLabel('Only what v3 has').check();
  await openPage(page, '/docs/apis/camera#picklimitedlibraryphotos');
  await triggerFirstInteraction(page);
  await expect(page.getByRole('complementary', { name: notice })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'pickLimitedLibraryPhotos', exact: true })).toBeVisible();
});

test('a hidden member of the same page is shown when I search for it', { tag: '@any-size' }, async ({ page }) => {
  await chooseVersion(page, 'v3');
  await openPage(page, '/docs/apis/camera');
  await triggerFirstInteraction(page);
  await page.getByLabel('Only what v3 has').check();
  const method = page.getByRole('heading', { name: 'pickLimitedLibraryPhotos', exact: true });
  await expect(method).toBeHidden();
  const search = await openDialog(page);
  await searchFor(search, 'pickLimitedLibraryPhotos');
  await search.dialog.locator('a[href="/docs/apis/camera#picklimitedlibraryphotos"]').first().click();
  await expect(method).toBeInViewport();
});

test('a page that my version does not have says so', { tag: '@any-size' }, async ({ page }) => {
  await chooseVersion(page, 'v2');
  await openPage(page, '/docs/apis/google-maps');
  await triggerFirstInteraction(page);
  await expect(page.getByRole('complementary', { name: notice })).toContainText('v2 does not have it.');
});

test('the upgrade assistant remembers the version of the app', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/upgrade');
  await page.getByText('A whole project, or pasted text').click();
  await page
    .getByLabel('Your package.json or lock file', { exact: true })
    .fill('{ "dependencies": { "@capacitor/core": "^3.4.0", "@capacitor/camera": "^1.0.0" } }');
  await page.getByLabel('My app uses v3').check();
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  await expect(page.getByRole('complementary', { name: notice })).toContainText('Your app uses v3.');
});

test('what is stored by hand and names no version is ignored', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/versions');
  await page.evaluate(() => localStorage.setItem('docs-my-version', '<b>v9</b>'));
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: notice })).toHaveCount(0);
});
