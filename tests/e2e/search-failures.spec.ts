import { expect, holdBack, test } from './fixtures';
import { findButton, findDialog, openSearch, searchFor, visit } from './search-dialog';

// A stopped clock outlives a reset.
test.use({ reuseContext: false });

/*
 * What readers see when parts of the search do not load. Each test opens the dialog with empty caches.
 */

const failure = 'The search could not be loaded. Check your connection.';

test.use({ expectedMessages: /Failed to load resource/ });

// failure-sweep.spec.ts has more ways in which these files fail, on the search page.
for (const { name, files, status } of [
  { name: 'the list of index files is something else', files: '**/search-index/manifest.json', status: 200 },
  { name: 'the index is missing', files: '**/search-index/docs-*.json', status: 404 },
]) {
  test(`${name}: the dialog says so, and the next key tries again`, async ({ page }) => {
    await page.route(files, (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
    );
    const search = await openSearch(page);
    await search.input.fill('camer');
    await expect(search.dialog.getByRole('alert')).toContainText(failure);
    await expect(search.dialog.getByText('No results')).toBeHidden();
    await page.unroute(files);
    await search.input.press('a');
    await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
    await expect(search.dialog.getByRole('alert')).toHaveCount(0);
  });
}

test('a button tries again, too', async ({ page }) => {
  const files = '**/search-index/**';
  await page.route(files, (route) => route.abort());
  const search = await openSearch(page);
  await search.input.fill('camera');
  const retry = search.dialog.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(search.dialog.getByRole('alert')).toContainText(failure);
  await page.unroute(files);
  await retry.click();
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
  await expect(search.input).toBeFocused();
});

test('without workers the page searches itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('Workers are not allowed here.', 'SecurityError');
        }
      },
    });
  });
  const search = await openSearch(page);
  await searchFor(search, 'camera');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
});

test('when the code of the worker does not come, the page searches itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(`${url}.gone`, options);
      }
    };
  });
  // The dialog loads the worker as soon as it opens.
  const gone = page.waitForResponse(/\.js\.gone$/);
  const search = await openSearch(page);
  await search.input.fill('camera');
  expect((await gone).status()).toBe(404);
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
});

test('after the first search it works without a connection', async ({ page, context }) => {
  const search = await openSearch(page);
  await searchFor(search, 'camera');
  await context.setOffline(true);
  await searchFor(search, 'geolocation');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/geolocation');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await findButton(page).click();
  await searchFor(search, 'haptics');
});

test('a connection that takes long is told, and the results come when they come', async ({ page }) => {
  const release = await holdBack(page, '**/search-index/docs-*.json');
  const search = await openSearch(page);
  await search.input.fill('camera');
  await expect(search.status).toHaveText('Searching in v4');
  await expect(search.dialog.getByText(/^No results/), 'what nobody knows yet').toBeHidden();
  release();
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
  await expect(search.status).toHaveText(/^\d+ results in v4$/);
});

test('an index that never comes is given up, and the next key tries again', async ({ page }) => {
  await page.clock.install();
  const files = '**/search-index/manifest.json';
  await page.route(files, () => undefined);
  const asked = page.waitForRequest(files);
  await visit(page, '/docs/apis/toast');
  await findButton(page).click();
  const search = findDialog(page);
  await expect(search.input).toBeFocused();
  await search.input.fill('camer');
  await expect(search.status).toHaveText('Searching in v4');
  // Only a sent request can time out. First the request of the worker does, and then that of the page, which searches in its place.
  await asked;
  await expect(async () => {
    await page.clock.runFor(25_000);
    await expect(search.dialog.getByRole('alert')).toContainText(failure, { timeout: 1_000 });
  }).toPass();
  await page.unroute(files);
  await search.input.press('a');
  await expect(search.hits.first()).toHaveAttribute('href', '/docs/apis/camera');
});
