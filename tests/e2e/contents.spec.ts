import type { Locator, Page } from '@playwright/test';
import { latestVersion } from '../../src/config/versions';
import { listRecorded } from '../recorded-routes';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { openSearch } from './search-dialog';

const cameraPage = '/docs/apis/camera';
/** The page with the longest list. */
const longest = '/docs/apis/google-maps';
const plugins = listRecorded(latestVersion.name).filter(({ route }) => /\/apis\/[\w-]+$/.test(route));

const readBox = (element: Locator): Promise<DOMRect> => element.evaluate((node) => node.getBoundingClientRect());

const findCurrent = (page: Page): Locator => page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');

/** Says what is wrong with the list beside the page, as it is now. */
const findFault = (): string | undefined => {
  const list = document.querySelector('.theme-doc-toc-desktop > ul');
  const ad = document.querySelector('aside[aria-label="Advertisement"]');
  const [entry, more] = document.querySelectorAll('.theme-doc-toc-desktop .table-of-contents__link--active');
  if (!list || !ad) return 'there is no list, or no ad';
  if (!entry || more) return 'there is not one current entry';
  const [box, row] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (row.top < Math.max(box.top, 0) || row.bottom > Math.min(box.bottom, innerHeight))
    return `${entry.textContent} is at ${row.top}, the list from ${box.top} to ${box.bottom}`;
  // An announcement above the bar takes its height from the list until the page has scrolled.
  if (scrollY > 60 && box.bottom > ad.getBoundingClientRect().top) return 'the ad covers the list';
  return undefined;
};

test.describe('beside the page', () => {
  test.skip(({ isMobile }) => isMobile, 'the list beside the page needs a wide window');
  test.use({ viewport: { width: 1280, height: 860 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the current entry is in view inside the list, on every plugin page and wherever the reader is', async ({
    page,
  }) => {
    test.slow();
    expect(plugins.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const { route } of plugins) {
      await openPage(page, route);
      if ((await page.locator('.theme-doc-toc-desktop').count()) === 0) continue;
      await findCurrent(page).waitFor();
      for (let place = 0; place < 10; place += 1) {
        await page.evaluate(async (share) => {
          scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share);
          for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        }, place / 9);
        const fault = await page.evaluate(findFault);
        if (fault !== undefined) faults.push(`${route}, place ${place}: ${fault}`);
      }
      const last = page.locator('.theme-doc-toc-desktop a:visible').last();
      await last.click();
      await expect(last, route).toHaveClass(/table-of-contents__link--active/);
    }
    expect(faults).toEqual([]);
  });

  test('after a click on an entry it is the current one, at the end of the page too', async ({ page }) => {
    await openPage(page, longest);
    const shown = page.locator('.theme-doc-toc-desktop a:visible');
    const addresses = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const place of [-1, -2, 5, -3, 20, -1]) {
      const entry = page.locator(`.theme-doc-toc-desktop a[href="${addresses.at(place)}"]`);
      await entry.click();
      await expect(entry).toHaveClass(/table-of-contents__link--active/);
      await expect(findCurrent(page)).toHaveCount(1);
    }
  });

  test('an address that names a row makes the section of the row the current one', async ({ page }) => {
    await openPage(page, '/docs/config#loggingbehavior');
    await expect(findCurrent(page)).toHaveText('Top-level keys');
    await page.goto('about:blank');
    await openPage(page, `${cameraPage}#changes`);
    await expect(findCurrent(page)).toHaveText('Changes since v3');
  });

  test('it needs a window of more than 1140 pixels; narrower ones have a row in the text', async ({ page }) => {
    await openPage(page, cameraPage);
    for (const width of [1141, 1140]) {
      await page.setViewportSize({ width, height: 860 });
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({ visible: width > 1140 });
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: width <= 1140 });
    }
  });

  test('entries below an entry are a number, unless the reader is there; methods are always shown', async ({
    page,
  }) => {
    await openPage(page, cameraPage);
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents.locator('[href="#getphoto"]')).toBeVisible();
    const parts = contents.locator('[href="#behavior-worth-knowing"] + ul');
    await expect(parts).toBeHidden();
    await contents.locator('[href="#behavior-worth-knowing"]').click();
    await expect(parts).toBeVisible();
  });

  test('it moves up when the bar hides, and the page does not move with the list', async ({ page }) => {
    await openPage(page, longest);
    await triggerFirstInteraction(page);
    await page.locator('hideable-navbar:defined').waitFor({ state: 'attached' });
    const contents = page.locator('.theme-doc-toc-desktop');
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(async () => (await readBox(contents)).top).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(3000);
    await page.evaluate(() => scrollBy(0, -200));
    await expect.poll(async () => (await readBox(contents)).top).toBeGreaterThan(40);
  });

  test('the ad is one small row at its foot, and after the article in a low window', async ({ page }) => {
    await openPage(page, longest);
    const ad = page.getByRole('complementary', { name: 'Advertisement' });
    for (const height of [860, 640]) {
      await page.setViewportSize({ width: 1280, height });
      await page.evaluate(() => scrollTo(0, 2000));
      const box = await readBox(ad);
      expect(box.height).toBeLessThanOrEqual(70);
      expect(box.bottom).toBe(height - 16);
      expect((await readBox(page.locator('.theme-doc-toc-desktop'))).bottom).toBeLessThanOrEqual(box.top);
    }
    await page.setViewportSize({ width: 1280, height: 630 });
    expect((await readBox(ad)).top).toBeGreaterThan((await readBox(page.locator('article'))).bottom);
    expect((await readBox(page.locator('.theme-doc-toc-desktop'))).bottom).toBeGreaterThan(600);
  });
});

test.describe('in a narrow window', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide windows have the list beside the page');

  /** Scrolls to a method and returns the bar that stays in view. */
  async function showBar(page: Page): Promise<Locator> {
    await openPage(page, `${cameraPage}#getphoto`);
    await triggerFirstInteraction(page);
    const bar = page.locator('.theme-doc-toc-mobile');
    await expect(bar.locator('summary')).toContainText('API reference › getPhoto');
    return bar;
  }

  /** Opens the sheet. The locator's own way to tap would first scroll the page to where the bar comes from. */
  async function openSheet(page: Page, bar: Locator): Promise<Locator> {
    const { top } = await readBox(bar);
    await page.touchscreen.tap(195, top + 22);
    const sheet = page.getByRole('dialog', { name: 'On this page' });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  test('a bar as wide as the window names the section, and opens the list in a sheet', async ({ page }) => {
    const bar = await showBar(page);
    const box = await readBox(bar);
    expect([box.left, box.width, box.height]).toEqual([0, 390, 44]);
    const sheet = await openSheet(page, bar);
    expect((await readBox(sheet)).bottom).toBe(await page.evaluate(() => innerHeight));
    await expect(sheet.locator('.table-of-contents__link--active')).toHaveText('getPhoto');
    await expect(sheet.locator('.table-of-contents__link--active')).toBeFocused();
    expect((await readBox(sheet.locator('.table-of-contents__link--active'))).height).toBeGreaterThanOrEqual(44);
    // The browser's own controls come after the last entry.
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(
        /dialog|body/,
      );
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await openSheet(page, bar);
    await page.touchscreen.tap(195, 20);
    await expect(sheet).toHaveCount(0);
    await openSheet(page, bar);
    await sheet.getByRole('link', { name: 'pickImages' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/#pickimages$/);
    await expect(bar.locator('summary')).toContainText('API reference › pickImages');
    expect((await readBox(page.locator('#pickimages'))).top).toBeGreaterThanOrEqual((await readBox(bar)).bottom);
  });

  test('the row above says how much there is', async ({ page }) => {
    await openPage(page, cameraPage);
    await expect(page.locator('.theme-doc-toc-mobile summary')).toHaveText(/On this page\s*\d+ sections, 6 methods/);
  });
});

test('a hit of the search gets the focus, below the bar', { tag: '@any-size' }, async ({ page }) => {
  const { input, hits } = await openSearch(page);
  await input.fill('getPhoto');
  await hits.filter({ hasText: 'getPhoto' }).first().click();
  await expect(page).toHaveURL(/camera#/);
  // The address changes first, and the focus moves once the section is drawn.
  const target = page.locator(`:focus#${new URL(page.url()).hash.slice(1)}`);
  await expect(target).toBeVisible();
  expect((await readBox(target)).top).toBeGreaterThanOrEqual(56);
  expect(await target.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('none');
});

test('a row that a link leads to is tinted for two seconds, and keeps the plates', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/docs/config#loggingbehavior', { waitUntil: 'commit' });
  const row = page.locator('#loggingbehavior');
  const readGround = () => row.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(readGround, { intervals: [20] }).not.toBe('rgba(0, 0, 0, 0)');
  expect((await readBox(row)).top).toBeGreaterThanOrEqual(56);
  await expect.poll(readGround).toBe('rgba(0, 0, 0, 0)');
});
