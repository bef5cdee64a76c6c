import { expect, openPage, test } from './fixtures';
import { openDialog } from './search-dialog';

/* What readers get on a phone that is four times slower, over a slow 3G connection: it takes long, but in the end every action works. */

/** A slow 3G connection as defined by Lighthouse: 400 kbit/s, and 400 ms until a response starts. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('a reader with a slow line and a slow phone reads, opens the menu, goes on and searches', async ({
  page,
  devTools,
  slowDown,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide window has more room for the same');
  test.setTimeout(120_000);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowLine);
  await slowDown();

  await openPage(page, '/docs/apis/camera');
  // The code of the bar is not loaded yet, so the click is stored and replayed.
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Clipboard', exact: true }).click();
  await expect(page.locator('article h1')).toHaveText('Clipboard');

  const search = await openDialog(page);
  await search.input.fill('geolocation');
  // Most of this time is for loading the search. On a busy machine, the rest is still longer than the timeout of other tests.
  await expect(search.seeAll).toHaveAttribute('href', /[?]q=geolocation(&|$)/, { timeout: 60_000 });
  await search.hits.first().click();
  await expect(page.locator('article h1')).toHaveText('Geolocation');
});
