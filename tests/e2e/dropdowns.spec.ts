import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

interface OpenMenu {
  button: Locator;
  entries: Locator;
}

async function findMenu(page: Page, name: string): Promise<OpenMenu> {
  await openPage(page, '/docs/apis/toast');
  await triggerFirstInteraction(page);
  const button = page.getByRole('button', { name });
  return { button, entries: page.locator('.navbar .dropdown').filter({ has: button }).getByRole('link') };
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a menu`, async ({ page }) => {
    const { button, entries } = await findMenu(page, 'Community');
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entries).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entries).toHaveCount(3);
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entries).toHaveCount(0);
  });
}

test('arrows, Home and End move between the entries', async ({ page }) => {
  const { button, entries } = await findMenu(page, 'Version v4');
  await button.focus();
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entries.nth(place), key).toBeFocused();
  }
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(4)).toBeFocused();
});

test('an entry is followed with Enter, and the menu closes', async ({ page }) => {
  const { button } = await findMenu(page, 'Version v4');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/next\/apis\/toast$/);
  await expect(page.getByRole('button', { name: 'Version v5' })).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes and gives the focus back', async ({ page }) => {
  const { button, entries } = await findMenu(page, 'Support');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(entries).toHaveCount(0);
});

test('the pointer opens, Escape closes, and the pointer can open again', async ({ page }) => {
  const { button, entries } = await findMenu(page, 'Support');
  await button.hover();
  await expect(entries).toHaveCount(3);
  await button.click();
  await expect(entries, 'a click on an open menu leaves it open').toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await page.mouse.move(600, 500);
  await button.hover();
  await expect(entries).toHaveCount(3);
  await page.mouse.move(600, 500);
  await expect(entries).toHaveCount(0);
});

test('a click outside closes, and so does Tab', async ({ page }) => {
  const { button, entries } = await findMenu(page, 'Community');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(3);
  await page.mouse.click(600, 500);
  await expect(entries).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(entries).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch opens, a second one closes, and one outside closes', async ({ page }) => {
    const { button, entries } = await findMenu(page, 'Community');
    await button.tap();
    await expect(entries).toHaveCount(3);
    await button.tap();
    await expect(entries).toHaveCount(0);
    await button.tap();
    await expect(entries).toHaveCount(3);
    await page.touchscreen.tap(600, 500);
    await expect(entries).toHaveCount(0);
  });
});
