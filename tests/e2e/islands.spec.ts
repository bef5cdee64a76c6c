import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openPage, triggerFirstInteraction } from './fixtures';
import { otherVersions, test } from './second-site';

// One of them has a service worker, which outlives a reset.
test.use({ reuseContext: false });

// One worker for all tests, so that the site is built only once.
test.describe.configure({ mode: 'default' });

test.use({ expectedMessages: new RegExp(otherVersions) });

const counter = '/docs/next/islands/counter';
const others = '/docs/next/islands/others';
const failing = '/docs/next/islands/failing';

/** Lists the paths of the scripts that the page has requested, without their folder and hash. */
function listScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace(/^.*\/assets\/js\//, '').replace(/\.[0-9a-f]{8}(?=\.js$)/, '')),
  );
}

/** Returns the size of a file after Brotli compression, as hosts send it, in bytes. */
function weigh(file: string): number {
  return brotliCompressSync(Uint8Array.from(readFileSync(file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    .length;
}

const isIsland = (script: string): boolean => script.startsWith('i/') || script.startsWith('islands');

test('a component with a state is HTML with its styles, and comes to life when it comes into view', async ({
  page,
}) => {
  await openPage(page, counter);
  const button = page.getByRole('button', { name: 'Presses: 3' });
  await expect(button).toBeAttached();
  await expect(button).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  expect((await listScripts(page)).filter(isIsland)).toEqual([]);
  await button.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await listScripts(page)).filter(isIsland).sort())
    .toEqual(['i/tests/fixtures/second-site/pages/islands/components/counter.js', 'islands.js']);
  await button.click();
  await expect(page.getByRole('button', { name: 'Presses: 4' })).toBeVisible();
});

test('what an island adds to the scripts of a page is small', async ({ page, secondSite }) => {
  await openPage(page, counter);
  await page.getByRole('button', { name: 'Presses: 3' }).click();
  await expect(page.getByRole('button', { name: 'Presses: 4' })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.replace('/docs/', '')),
  );
  const own = scripts.filter((path) => /\/js\/(?:i\/.*|islands)\.[0-9a-f]{8}\.js$/.test(path));
  expect(own).toHaveLength(2);
  const weights = own.map((path) => weigh(join(secondSite.folder, path)));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(4_600);
});

test('one press is enough, however early', async ({ page }) => {
  await page.goto(others);
  await page.getByRole('button', { name: 'Open part' }).click();
  await expect(page.getByRole('button', { name: 'Open part' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Text of the page with a')).toBeHidden();
  await page.getByRole('button', { name: 'Open part' }).click();
  await expect(page.getByText('Text of the page with a')).toBeVisible();
});

test('children are the HTML of the page, shown or not', async ({ page }) => {
  await openPage(page, others);
  const hidden = page.getByText('Hidden text of the page.');
  await expect(hidden).toBeHidden();
  await page.getByRole('button', { name: 'Closed part' }).click();
  await expect(hidden).toBeVisible();
  await page.getByRole('button', { name: 'Closed part' }).click();
  await expect(hidden).toBeHidden();
  await page.getByRole('button', { name: 'Closed part' }).click();
  await expect(hidden).toHaveCount(1);
  await expect(hidden).toBeVisible();
});

test('an island in the children of another', async ({ page }) => {
  await openPage(page, others);
  await page.getByRole('button', { name: 'Inner: 10' }).click();
  await expect(page.getByRole('button', { name: 'Inner: 11' })).toBeVisible();
  // It is a part of the page, so it keeps its state while the component around it hides it.
  await page.getByRole('button', { name: 'Open part' }).click();
  await expect(page.getByRole('button', { name: 'Inner: 11' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open part' }).click();
  await page.getByRole('button', { name: 'Inner: 11' }).click();
  await expect(page.getByRole('button', { name: 'Inner: 12' })).toBeVisible();
});

test('links in children lead on without a page load', async ({ page }) => {
  await openPage(page, others);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('button', { name: 'Open part' }).click();
  await page.getByRole('button', { name: 'Open part' }).click();
  await page.getByRole('link', { name: 'link to the counter' }).click();
  await expect(page).toHaveURL(/\/counter$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the parts of an island share a context', async ({ page }) => {
  await openPage(page, others);
  await expect(page.getByText('Total 5')).toBeVisible();
  await page.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByText('Total 6')).toBeVisible();
});

test('an island in the text, and one in a component that the page defines', async ({ page }) => {
  await openPage(page, others);
  await page.getByRole('button', { name: 'It is off' }).click();
  await expect(page.getByRole('button', { name: 'It is on' })).toBeVisible();
  await page.getByRole('button', { name: 'Wrapped: 0' }).click();
  await expect(page.getByRole('button', { name: 'Wrapped: 1' })).toBeVisible();
});

test('what is typed before a field is alive is not lost, and its label stays its own', async ({ page }) => {
  await openPage(page, others);
  const name = page.getByLabel('Your name');
  await name.fill('Ada');
  await expect(page.getByText('Hello Ada')).toBeVisible();
  await expect(name).toHaveValue('Ada');
  await expect(page.locator('[data-alive=true]')).toHaveCount(1);
  const town = page.getByLabel('Your town');
  await town.fill('Turin');
  await expect(page.getByText('In Turin')).toBeVisible();
  await expect(town).toHaveValue('Turin');
});

test('arrival by a link, and by going back', async ({ page }) => {
  await openPage(page, others);
  await page.getByRole('button', { name: 'It is off' }).click();
  await expect(page.getByRole('button', { name: 'It is on' })).toBeVisible();
  await page.getByRole('link', { name: 'link to the counter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
  await page.getByRole('button', { name: 'Presses: 3' }).click();
  await expect(page.getByRole('button', { name: 'Presses: 4' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Others' })).toBeVisible();
  await page.getByRole('button', { name: 'It is off' }).click();
  await expect(page.getByRole('button', { name: 'It is on' })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Presses: 3' }).click();
  await expect(page.getByRole('button', { name: 'Presses: 4' })).toBeVisible();
});

test('what Docusaurus knows of the site and the page', async ({ page }) => {
  await openPage(page, '/docs/next/islands/place#a-heading');
  for (const text of ['Site: Capacitor Documentation', 'Path: /docs/next/islands/place #a-heading', 'Base: /docs/x']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Press', exact: true }).click();
  await expect(page.getByText('Presses: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.getByText('Colors: dark')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: 'To the counter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('one that throws', () => {
  test.use({ expectedMessages: new RegExp(`#(?:Brittle|ServerOnly) has stopped:|${otherVersions}`) });

  test('the page and the other islands live on', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      const [, name] = /#(\w+) has stopped/.exec(message.text()) ?? [];
      if (name !== undefined) warnings.push(name);
    });
    await openPage(page, failing);
    await expect(page.getByText('Made by the build')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'has stopped' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'has stopped' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Still alive: 0' }).click();
    await expect(page.getByRole('button', { name: 'Still alive: 1' })).toBeVisible();
    expect(warnings).toEqual(['ServerOnly', 'Brittle']);
    await page.getByRole('button', { name: 'Start again' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'has stopped' })).toHaveCount(1);
    await page.getByRole('link', { name: 'To the counter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'has stopped' })).toHaveCount(0);
  });
});

test.describe('one whose script does not come', () => {
  test.use({ expectedMessages: new RegExp(`could not be loaded|ERR_FAILED|${otherVersions}`) });

  test('stays as the build made it, and can be asked for again', async ({ page }) => {
    await page.route('**/i/**/counter.*.js', (route) => route.abort());
    await openPage(page, counter);
    await page.getByRole('button', { name: 'Presses: 3' }).scrollIntoViewIfNeeded();
    const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: 'Presses: 3' })).toBeVisible();
    await page.unroute('**/i/**/counter.*.js');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: 'Presses: 3' }).click();
    await expect(page.getByRole('button', { name: 'Presses: 4' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an island is what the build made', async ({ page }) => {
    await page.goto(counter);
    await expect(page.getByRole('button', { name: 'Presses: 3' })).toBeVisible();
  });
});

test('a page without an island loads none of it', async ({ page }) => {
  await openPage(page, '/docs/next/basics/workflow');
  await page.mouse.wheel(0, 4000);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect((await listScripts(page)).filter(isIsland)).toEqual([]);
});

test.describe('a visited page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is kept with the scripts of its islands, also of those that were not in view', async ({ page }) => {
    await openPage(page, counter);
    await triggerFirstInteraction(page);
    const listKept = () =>
      page.evaluate(async () => {
        const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return requests
          .flat()
          .map(({ url }) => url.replace(/^.*\/assets\/js\//, '').replace(/\.[0-9a-f]{8}(?=\.js$)/, ''));
      });
    await expect
      .poll(listKept)
      .toEqual(
        expect.arrayContaining(['islands.js', 'i/tests/fixtures/second-site/pages/islands/components/counter.js']),
      );
  });
});
