import { expect, test } from './fixtures';
import { openSearch, searchFor } from './search-dialog';

test('that nothing was found is said once, with three pages and a way to report it', async ({ page }) => {
  const search = await openSearch(page, '/docs/v2/apis/toast');
  await search.input.fill('zzqxqzz');
  const text = 'No results for “zzqxqzz” in any version';
  await expect(search.dialog.getByText(text)).toHaveCount(1);
  expect(((await search.dialog.textContent()) ?? '').split('zzqxqzz')).toHaveLength(2);
  const pages = search.dialog.getByRole('tree', { name: 'Pages to try' }).getByRole('link');
  await expect(pages).toHaveCount(3);
  for (const link of await pages.all()) await expect(link).toHaveAttribute('href', /^\/docs\/v2\//);
  await expect(search.seeAll).toHaveCount(0);
  const report = search.dialog.getByRole('link', { name: 'Report what is missing' });
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*zzqxqzz/);
});

test('a word that only other versions have is named with those', async ({ page }) => {
  const search = await openSearch(page, '/docs/v2/apis/toast');
  await search.input.fill('minimizeApp');
  await expect(search.dialog.getByText('Not in v2: “minimizeApp”, but in')).toBeVisible();
  await search.dialog.getByRole('button', { name: 'v4', exact: true }).click();
  await expect(search.version).toHaveValue('v4');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/apis\/app/);
});

test('a word that was read as another is named, and so is what a newer version of Capacitor has', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'getPhotp');
  await expect(search.dialog.getByText('Showing results for getphoto. No page has “getPhotp”.')).toBeVisible();
  await searchFor(search, 'upgrade to Capacitor 7');
  await search.dialog.getByRole('link', { name: 'About newer versions' }).click();
  await expect(page).toHaveURL(/\/docs\/versions#v7$/);
});

test('a version that the query names is searched at once, until the reader goes back', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'camera');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/apis\/camera/);
  await searchFor(search, 'camera v3');
  await expect(search.dialog.getByText('Showing v3 ·')).toBeVisible();
  await expect(search.version).toHaveValue('v3');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/v3\//);
  await search.dialog.getByRole('button', { name: 'back to v4' }).click();
  await expect(search.version).toHaveValue('v4');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/(?!v3)/);
  await expect(search.dialog.getByText('Showing v3 ·')).toHaveCount(0);
});

test('the comparison of two versions is a hit when the query names both', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'push v3 to v4');
  const hit = search.hits.filter({ hasText: 'Push Notifications: v3 to v4' });
  await expect(hit).toHaveAttribute('href', '/docs/changes/v3-v4/apis/push-notifications');
  await searchFor(search, 'v2 to v4');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/upgrade?from=2&to=4');
});

test('a plugin that had the name says so', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'storage');
  const hit = search.dialog.locator('a[href="/docs/apis/preferences"]');
  await expect(hit).toContainText('renamed');
  await expect(hit).toContainText('Called Storage up to v3.');
});
