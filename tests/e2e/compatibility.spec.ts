import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, holdBack, openPage, test } from './fixtures';

/* The page that shows on which platforms plugins and methods work, in each version. */

const status = (page: Page) => page.getByRole('main').getByRole('status');
const plugins = (page: Page) => page.locator('tbody[data-plugin]:visible > tr:first-child > th > button');

async function openMatrix(page: Page, query = ''): Promise<void> {
  await openPage(page, `/docs/compatibility${query}`);
  await expect(status(page)).toHaveText(/^\d+ plugins?$/);
}

test('the table is filtered by platform and name, and the address holds it', async ({ page }) => {
  await openMatrix(page);
  const all = await plugins(page).count();
  expect(all).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Web', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Web', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(plugins(page).filter({ hasText: 'Status Bar' })).toHaveCount(0);
  const field = page.getByRole('searchbox', { name: 'Plugin or method' });
  await field.fill('getPhoto');
  await expect(plugins(page)).toHaveText(['Camera']);
  await expect(status(page)).toHaveText('1 plugin');
  await expect(page.getByRole('cell', { name: 'iOS, Android, Web' }).first()).toBeVisible();
  await expect(page.locator('[data-member]:visible')).toHaveCount(1);
  await expect(page).toHaveURL(/\?name=getPhoto&platform=web$/);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(plugins(page)).toHaveText(['Camera']);
  await field.fill('qwx');
  await expect(page.getByText('No plugin fits “qwx”')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(plugins(page)).toHaveCount(all);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/compatibility$/);
});

test('the address limits the table to a version', async ({ page }) => {
  await openMatrix(page, '?version=v3');
  await expect(page.getByRole('columnheader', { name: 'v3' })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'v4' })).toHaveCount(0);
  await expect(plugins(page).filter({ hasText: 'Preferences' })).toHaveCount(0);
});

test('a row opens anywhere, and its links lead to the reference', async ({ page }) => {
  await openMatrix(page);
  const row = page.locator('[data-plugin="camera"]');
  const button = row.getByRole('button', { name: 'Camera' });
  await row.locator('tr:first-child > td').first().click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('rowheader', { name: 'Camera' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'getPhoto(…)' })).toBeHidden();
  await button.click();
  await row.getByRole('link', { name: 'Camera in v3' }).click();
  await expect(page).toHaveURL(/\/docs\/v3\/apis\/camera$/);
});

for (const [width, row] of [
  [1280, 42],
  [390, 46],
] as const) {
  test(`the head of the table stays in view, and rows are as high as drawn, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMatrix(page);
    const box = await page.locator('[data-plugin="app"] > tr').first().boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(row);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.locator('[data-plugin="toast"]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'v2' })).toBeInViewport();
  });
}

test('the column of the reader’s own version is marked', async ({ page }) => {
  await openMatrix(page);
  const marked = page.locator('thead [data-mine]');
  await expect(marked).toHaveText('v4latest');
  await page.evaluate(() => localStorage.setItem('docs-my-version', 'v3'));
  await page.reload();
  await expect(marked).toHaveText('v3yours');
});

test('what is entered early counts, and the table follows the address', async ({ page }) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/docs/compatibility', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Plugin or method' });
  await field.fill('getPhoto');
  release();
  await expect(plugins(page)).toHaveText(['Camera', 'Photos']);
  await expect(page).toHaveURL(/\?name=getPhoto$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL(/\/docs\/compatibility$/);
  await expect(plugins(page).filter({ hasText: 'Toast' })).toHaveCount(1);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(plugins(page)).toHaveText(['Camera', 'Photos']);
  await expect(field).toHaveValue('getPhoto');
});

test('columns sort, by pointer and keyboard, and say so', async ({ page }) => {
  await openMatrix(page);
  const first = plugins(page).first();
  await expect(first).toHaveText('Accessibility');
  const name = page.getByRole('button', { name: 'Plugin', exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Plugin' })).toHaveAttribute('aria-sort', 'descending');
  await expect(name).toBeFocused();
  await expect(first).toHaveText('Toast');
  await page.getByRole('button', { name: 'v2', exact: true }).click();
  await expect(first).toHaveText('Accessibility');
  await expect(page).toHaveURL(/\?sort=-v2$/);
});

test('what is shown is saved as CSV', async ({ page }) => {
  await openMatrix(page, '?name=toast&version=v4');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('capacitor-compatibility.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')).toEqual([
    'plugin,package,member,version,iOS,Android,Web',
    'toast,@capacitor/toast,,v4,yes,yes,yes',
    'toast,@capacitor/toast,show(…),v4,yes,yes,yes',
    '',
  ]);
});

test('the table stays in its frame in a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMatrix(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete', async ({ page }) => {
    await page.goto('/docs/compatibility');
    await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeHidden();
    await expect(page.getByRole('rowheader', { name: 'Camera' })).toBeVisible();
    await page.locator('[data-plugin="storage"]').getByRole('link', { name: 'Preferences' }).first().click();
    await expect(page.locator('article h1')).toHaveText('Preferences');
  });
});
