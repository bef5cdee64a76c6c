import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { goDark } from './dark';
import { expect, openPage, test } from './fixtures';

/* The overview of the plugins, filtered by word and platform. */

const bar = (page: Page) => page.getByRole('search', { name: 'Filter plugins' });
const field = (page: Page) => bar(page).getByRole('searchbox', { name: 'Filter by word' });
const status = (page: Page) => bar(page).getByRole('status');
const cards = (page: Page) => page.locator('.cards > li:visible');
const titles = (page: Page) => cards(page).locator('> a');

test('a long word that is repeated wraps', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const word = 'x'.repeat(300);
  for (const path of ['apis', 'api-changes', 'compatibility', 'search']) {
    await openPage(page, `/docs/${path}?q=${word}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
  await openPage(page, '/docs/upgrade');
  const dependencies = { '@capacitor/core': '^3.0.0', [`capacitor-${word}`]: `file:${word}` };
  await page.getByText('A whole project, or pasted text').click();
  await page.getByLabel('Your package.json').fill(JSON.stringify({ name: word, dependencies }));
  await expect(page.getByText(`capacitor-${word}`).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'upgrade').toBe(320);
});

test('words and platforms filter the cards, and the address holds them', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis?ref=mail');
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(20);
  await expect(status(page)).toHaveText(`${all} plugins`);
  const entries = await page.evaluate(() => window.history.length);
  expect(await findViolations(page)).toEqual([]);

  await bar(page).getByRole('checkbox', { name: 'Web' }).check();
  await expect(titles(page).filter({ hasText: 'Push Notifications' })).toHaveCount(0);
  await field(page).fill('notif');
  await expect(titles(page)).toHaveText(['Local Notifications']);
  await expect(status(page)).toHaveText(`1 of ${all} plugins`);
  // Groups without a matching plugin are hidden, also in the table of contents.
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'Media and files' })).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop a[href="#plugins-media-and-files"]')).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/apis\?ref=mail&q=notif&platform=web$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await goDark(page);
  expect(await findViolations(page)).toEqual([]);

  await field(page).fill('gps & co');
  await expect(status(page)).toHaveText('No plugin matches “gps & co” on Web.');
  await expect(bar(page).getByRole('link', { name: 'Search all pages for “gps & co”' })).toHaveAttribute(
    'href',
    /\/docs\/search\?version=v4&q=gps\+%26\+co$/,
  );
  await bar(page).getByRole('button', { name: 'Show all plugins' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(page, 'what others wrote into the address stays').toHaveURL(/\/docs\/apis\?ref=mail$/);
});

test('every card has a picture in the two colors of the theme, which nobody hears of', async ({ page }) => {
  await openPage(page, '/docs/apis');
  const count = await cards(page).count();
  const icons = page.locator('.cards > li > svg[aria-hidden="true"]');
  await expect(icons).toHaveCount(count);
  expect(new Set(await icons.evaluateAll((all) => all.map((icon) => icon.innerHTML))).size).toBe(count);

  const readColors = () =>
    icons.first().evaluate((icon) => [...icon.children].map((path) => getComputedStyle(path).stroke));
  const light = await readColors();
  await goDark(page);
  const dark = await readColors();
  expect(new Set([...light, ...dark]).size).toBe(4);

  // All text starts to the right of the picture, in a column of its own.
  const icon = await icons.first().boundingBox();
  for (const part of ['a', 'span', 'small']) {
    const box = await cards(page).first().locator(`> ${part}`).boundingBox();
    expect(box?.x, part).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
  }
});

test('an address with a filter shows what it asks for, by keyboard too, and a whole card can be pressed', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPage(page, '/docs/v3/apis?q=toast&platform=ios&platform=android');
  await expect(titles(page)).toHaveText(['Toast']);
  await expect(bar(page).getByRole('checkbox', { name: 'Android' })).toBeChecked();
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('checkbox', { name: 'iOS' })).not.toBeChecked();
  await expect(page).toHaveURL(/\?q=toast&platform=android$/);
  // A fragment that leads to a filtered-out section clears the filter.
  await page.evaluate(() => window.location.assign('#plugins-media-and-files'));
  await expect(page.locator('#plugins-media-and-files')).toBeInViewport();
  await expect(page).toHaveURL(/\/docs\/v3\/apis#plugins-media-and-files$/);
  await field(page).fill('toast');
  await expect(titles(page)).toHaveText(['Toast']);
  const box = await cards(page).first().boundingBox();
  await cards(page)
    .first()
    .click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) - 4 } });
  await expect(page).toHaveURL(/\/docs\/v3\/apis\/toast$/);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Toast']);
});

test('what is touched is large enough', async ({ page, isMobile }) => {
  await openPage(page, '/docs/apis?q=zzz');
  await expect(status(page)).toContainText('No plugin');
  const targets = bar(page).locator('label, button, a, input[type="search"]');
  expect(await targets.count()).toBe(6);
  for (const target of await targets.all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 28);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and no filter pretends to work', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/v2/apis');
    await expect(bar(page)).toBeHidden();
    expect(await cards(page).count()).toBeGreaterThan(20);
  });
});
