import type { Locator, Page } from '@playwright/test';
import { expect, expectDrawn, openPage, test, triggerFirstInteraction } from './fixtures';

/* The card of a method: what it takes, what it gives, what it rejects with. */

const cardOf = (page: Page, id: string): Locator => page.locator(`.api-card:has(> .api-head > #${id})`);

/** Reads the distance of the upper edge of an element from that of the window. */
const readTop = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top);

test('a method with many options is in view on little more than two screens', async ({ page, isMobile }) => {
  test.skip(isMobile, 'rows of a phone lie below each other');
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPage(page, '/docs/apis/camera');
  await expectDrawn(page);
  expect((await cardOf(page, 'getphoto').boundingBox())?.height).toBeLessThanOrEqual(2000);
});

for (const plugin of ['camera', 'filesystem', 'local-notifications', 'google-maps']) {
  test(`required options of ${plugin} come first`, { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, `/docs/apis/${plugin}`);
    await expectDrawn(page);
    const lists = await page
      .locator('.api-card > .records:has(.tag--web)')
      .evaluateAll((all) =>
        all.map((list) => [...list.children].map((row) => row.querySelector('.record__name > .tag--web') !== null)),
      );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toEqual([...list].sort((a, b) => Number(b) - Number(a)));
  });
}

test('shared types are open at their first use, and one press away at the others', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPage(page, '/docs/apis/geolocation');
  await expectDrawn(page);
  const first = cardOf(page, 'getcurrentposition');
  for (const id of ['positionoptions-timeout', 'position-timestamp', 'position-coords-latitude']) {
    await expect(first.locator(`#${id}`)).toBeVisible();
  }
  await expect(first.getByRole('link', { name: 'watchPosition' }).first()).toHaveAttribute('href', '#watchposition');
  const row = cardOf(page, 'watchposition').locator('summary', { hasText: 'PositionOptions' });
  await expect(row).toContainText('the same 3 as getCurrentPosition');
  const again = cardOf(page, 'watchposition').locator('.record', { hasText: 'maximumAge' });
  await expect(again).toBeHidden();
  await row.click();
  await expect(again).toBeVisible();
});

test('values of an enum are below the option that takes them', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera');
  await expectDrawn(page);
  const option = page.locator('#imageoptions-source');
  await expect(option.locator('#camerasource-prompt')).toHaveText('Prompt');
  const [type, values] = [option.locator('.record__type'), option.locator('#camerasource')];
  const [above, below] = [await type.boundingBox(), await values.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('a folded row opens for an address that leads to it', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/camera#imageoptions-promptlabelcancel');
  await expectDrawn(page);
  await triggerFirstInteraction(page);
  await expect(page.locator('#imageoptions-promptlabelcancel')).toBeInViewport();
});

test('the name of a method stays in view with its card, but not on phones', async ({ page, isMobile }) => {
  await openPage(page, '/docs/apis/camera');
  await triggerFirstInteraction(page);
  await expectDrawn(page);
  const head = cardOf(page, 'getphoto').locator('.api-head');
  await page.locator('#imageoptions-direction').evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
  if (isMobile) {
    await expect(head).not.toBeInViewport();
    return;
  }
  await expect(head).toBeInViewport({ ratio: 1 });
  // The bar hides while the page scrolls down. The name follows it.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => readTop(head)).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, -40);
  const bar = page.locator('nav.navbar');
  await expect
    .poll(async () =>
      Math.abs((await readTop(head)) - (await bar.evaluate((node) => node.getBoundingClientRect().bottom))),
    )
    .toBeLessThanOrEqual(1);
  await page.locator('#pickimages').evaluate((next) => next.scrollIntoView({ behavior: 'instant' }));
  await expect(head).not.toBeInViewport();
});

test('a result has two columns where there is room', async ({ page, isMobile }) => {
  await openPage(page, '/docs/apis/camera');
  await expectDrawn(page);
  const rows = page.locator('#photo-base64string, #photo-dataurl');
  const [left, right] = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  if (isMobile) expect(right).toBeGreaterThan(left ?? 0);
  else expect(right).toBe(left);
});
