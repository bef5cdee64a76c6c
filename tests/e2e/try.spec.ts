import { basePath, docsVersions } from '../../src/config/versions';
import { findViolationsInBothThemes } from './axe';
import { expect, expectDrawn, openPage, test } from './fixtures';
import { readLines, runSample } from './run-panel';

/* The page on which readers try all plugins that work on the web. */

const cardOf = (name: string): string => `.api-card:has(> .api-head > #${name})`;

test('a newcomer finds the page, and tries plugins', async ({ page }) => {
  await openPage(page, basePath);
  await page.getByRole('link', { name: 'Try the plugins' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try the Plugins');
  await expectDrawn(page);
  const cards = page.locator('.api-card');
  expect(await cards.count()).toBeGreaterThan(15);
  await expect(cards.locator('.code-run')).toHaveCount(await cards.count());
  const network = page.locator(cardOf('network'));
  const panel = await runSample(network.locator('code-block'));
  expect(await readLines(panel)).toContainEqual(expect.stringMatching(/^← \{ connected: true/));
  await expect(network).toContainText('in this browser');
  const haptics = page.locator(cardOf('haptics'));
  await haptics.locator('.code-run').click();
  await haptics.frameLocator('iframe').getByRole('button', { name: 'Start' }).click();
  await expect(haptics).toContainText('Haptics.vibrate(');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator(cardOf('share')).getByRole('link', { name: 'Share.share' }).click();
  await expect(page).toHaveURL(/\/apis\/share#share$/);
});

for (const { name, routePrefix } of docsVersions)
  test(`${name} has its own page`, { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, `${basePath}${routePrefix === '' ? '' : `${routePrefix}/`}try`);
    const marks = await page
      .locator('.code-run')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-run')?.split(' ')[0]));
    expect(marks.length).toBeGreaterThan(10);
    expect(new Set(marks)).toEqual(new Set([name]));
  });

test.describe('the page', () => {
  // What checks the page sends messages to the frame.
  test.use({ bypassCSP: true, expectedMessages: /postMessage.*origin \('null'\)/ });

  test('breaks no rule in either theme, with a panel open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 320 : 1280, height: 900 });
    await openPage(page, `${basePath}try`);
    await page.locator(cardOf('haptics')).locator('.code-run').click();
    await expect(page.locator(cardOf('haptics'))).toContainText('Press Start.');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
