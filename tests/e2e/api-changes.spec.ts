import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from './axe';
import { expect, openPage, test } from './fixtures';

/* The page of API changes: labels, signatures one below the other, and a filter for changes that can break an app. */

const bar = (page: Page) => page.getByRole('search', { name: 'Filter changes' });
const box = (page: Page) => bar(page).getByRole('checkbox', { name: /^Breaking only/ });
const status = (page: Page) => bar(page).getByRole('status');
const entries = (page: Page) => page.locator('.changes > li:visible');
const jumps = (page: Page) => page.getByRole('navigation', { name: 'Breaking changes by plugin' });

test('the filter leaves what can break an app, and the address holds it', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/api-changes');
  const all = await entries(page).count();
  const breaking = await entries(page)
    .filter({ hasText: /^(?:Removed|Changed|Moved) / })
    .count();
  expect(breaking).toBeGreaterThan(0);
  await expect(status(page)).toHaveText(`${all} changes`);
  await expect(box(page)).toHaveAccessibleName(`Breaking only ${breaking}`);
  await expect(jumps(page).getByRole('link', { name: 'Camera 1 breaking' })).toHaveCount(1);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await box(page).focus();
  await page.keyboard.press('Space');
  await expect(entries(page)).toHaveCount(breaking);
  await expect(entries(page).filter({ hasText: /^Added / })).toHaveCount(0);
  await expect(status(page)).toHaveText(`${breaking} of ${all} changes`);
  await expect(page.locator('#cookies')).toBeHidden();
  // The links are those to what can break an app anyway.
  await expect(jumps(page).getByRole('link', { name: /^Cookies/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/api-changes\?show=breaking$/);

  // The filter stays in the address if a link leads to a section that it shows.
  await jumps(page)
    .getByRole('link', { name: /^Camera/ })
    .click();
  await expect(page.locator('#camera')).toBeInViewport();
  await expect(page).toHaveURL(/\?show=breaking#camera$/);
  // A fragment that leads to a filtered-out section clears the filter.
  await page.evaluate(() => window.location.assign('#cookies'));
  await expect(page.locator('#cookies')).toBeInViewport();
  await expect(box(page)).not.toBeChecked();
  await expect(page).toHaveURL(/\/docs\/api-changes#cookies$/);
  await page.goBack();
  await expect(box(page)).toBeChecked();
});

test('signatures are below each other, with labels in front', async ({ page }) => {
  await openPage(page, '/docs/api-changes?show=breaking#app');
  await expect(box(page)).toBeChecked();
  const entry = entries(page).filter({ hasText: 'exitApp' });
  await expect(entry).toHaveText('Changed method exitApp: exitApp() => never became exitApp() => Promise<void>');
  const [before, after] = [entry.locator('.change-before'), entry.locator('.change-after')];
  const [older, newer] = [await before.boundingBox(), await after.boundingBox()];
  expect(newer?.y).toBeGreaterThanOrEqual((older?.y ?? 0) + (older?.height ?? 0));
  const mark = (line: typeof before) => line.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await mark(before)).toContain('−');
  expect(await mark(after)).toContain('+');
  await expect(page.locator('#app')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and links lead to its plugins', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/v3/api-changes');
    await expect(bar(page)).toBeHidden();
    await jumps(page)
      .getByRole('link', { name: /^Camera/ })
      .click();
    await expect(page).toHaveURL(/#camera$/);
    await expect(page.locator('#camera')).toBeInViewport();
  });
});
