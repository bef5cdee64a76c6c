import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';

const diagramPage = '/docs/basics/workflow';

function findOpener(page: Page): Locator {
  return page.locator('article').getByRole('button', { name: 'Enlarge the picture' }).first();
}

/** Opens the page of a diagram without its upright variants, which need no enlarging, as with a picture that has none. */
async function openWideDiagram(page: Page): Promise<void> {
  await openPage(page, diagramPage);
  await page.locator('article picture').evaluateAll((all) => {
    for (const picture of all) picture.replaceWith(picture.querySelector('img') ?? '');
  });
}

function findDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Picture' });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a picture large, Escape closes it and gives the focus back`, { tag: '@any-size' }, async ({
    page,
  }) => {
    await openPage(page, diagramPage);
    const small = page.locator('article img').first();
    const alt = (await small.getAttribute('alt')) ?? '?';
    await findOpener(page).focus();
    await page.keyboard.press(key);
    await expect(findDialog(page)).toBeVisible();
    await expect(findDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    const large = findDialog(page).getByRole('img', { name: alt });
    const width = (await large.boundingBox())?.width ?? 0;
    expect(width).toBeGreaterThan(((await small.boundingBox())?.width ?? 0) * 1.3);
    await page.keyboard.press('Escape');
    await expect(findDialog(page)).toHaveCount(0);
    await expect(findOpener(page)).toBeFocused();
  });
}

test('a click on the picture opens, and a click anywhere closes', async ({ page }) => {
  await openWideDiagram(page);
  await findOpener(page).click();
  await expect(findDialog(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(findDialog(page)).toHaveCount(0);
  await findOpener(page).click();
  await findDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(findOpener(page)).toBeFocused();
});

test('the keyboard stays in the dialog', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, diagramPage);
  await findOpener(page).focus();
  await page.keyboard.press('Enter');
  await expect(findDialog(page)).toBeVisible();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the browser may move the focus to its own toolbars.
    expect(await page.evaluate(() => document.activeElement?.closest('article') ?? null)).toBeNull();
  }
});

test('a picture that is wider than a phone scrolls by keyboard, and the page stays', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows show all of it');
  await openWideDiagram(page);
  await findOpener(page).tap();
  const picture = findDialog(page).getByRole('region', { name: 'Large picture' });
  expect((await picture.getByRole('img').boundingBox())?.width).toBe(704);
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => picture.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picture.tap();
  await expect(findDialog(page)).toHaveCount(0);
});

test('going back while a picture is open leaves nothing behind', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, diagramPage);
  const heading = page.locator('article h1');
  const first = (await heading.textContent()) ?? '';
  await page.locator('.pagination-nav__link--next').click();
  // The address changes before the page content does.
  await expect(heading).not.toHaveText(first);
  await findOpener(page).click();
  await expect(findDialog(page)).toBeVisible();
  await page.goBack();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it appears at once', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, diagramPage);
    await findOpener(page).click();
    await expect(findDialog(page)).toHaveCSS('animation-duration', '0.001s');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is there, in its size, and nothing to press', { tag: '@any-size' }, async ({ page }) => {
    await page.goto(diagramPage);
    const picture = page.locator('article img').first();
    await expect(picture).toHaveAttribute('width', '704');
    await expect(picture).toHaveAttribute('height', /^\d+$/);
    await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toHaveCount(0);
  });
});
