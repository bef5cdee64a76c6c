import { expect, test } from './fixtures';
import { openSearch, searchFor } from './search-dialog';

test('a word that no version has is named, and one that others have, with those', async ({ page }) => {
  const search = await openSearch(page, '/docs/v2/apis/toast');
  const advice = search.dialog.locator('.search-advice');
  await search.input.fill('zzqxqzz');
  await expect(advice).toContainText('v2 has no zzqxqzz, and neither does any other version.');
  await expect(search.dialog.getByText('No results in v2 for "zzqxqzz"')).toBeVisible();
  await expect(search.seeAll).toHaveCount(0);
  await expect(advice.getByRole('link', { name: 'Report it' })).toHaveAttribute('href', /issues\/new\?title=.*zzqxqzz/);
  await search.input.fill('minimizeApp');
  await expect(advice).toContainText('v2 has no minimizeApp; it is in');
  const link = advice.getByRole('link', { name: 'v4' });
  await expect(link).toHaveAttribute(
    'href',
    /\/docs\/search\?q=minimizeApp&version=v4$|\/docs\/search\?q=minimizeApp$/,
  );
  await link.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=minimizeApp/);
  await expect(page.getByRole('main').locator('[data-result] a').first()).toHaveAttribute('href', /\/docs\/apis\/app/);
});

test('a word that was read as another is named, and a version that the query names is offered', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'getPhotp');
  await expect(search.dialog.locator('.search-advice')).toContainText(
    'Showing results for getphoto, because no page contains getPhotp',
  );
  // A version that the query names is offered, and what is said of newer ones.
  await searchFor(search, 'camera Capacitor 3');
  const advice = search.dialog.locator('.search-advice');
  await expect(advice.getByRole('link', { name: 'Search v3' })).toHaveAttribute('href', /version=v3$/);
  await searchFor(search, 'upgrade to Capacitor 7');
  await advice.getByRole('link', { name: 'what they say about newer versions' }).click();
  await expect(page).toHaveURL(/\/docs\/versions#v7$/);
  await expect(page.locator('#v7')).toBeInViewport();
});
