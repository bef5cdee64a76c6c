import type { Locator } from '@playwright/test';
import { testedSizes } from '../../src/config/accessibility';
import { goDark, settle } from './dark';
import { applyFonts, expect, openPage, test } from './fixtures';
import { describeBrowser, explainDifference, readRecorded, record } from './picture-browser';
import { nameFile, type Picture, type PicturedPage, picturedPages, type Shot } from './picture-list';

/*
 * Components, compared with their pictures in tests/pictures/. `npm run test:e2e -- --project pictures --update-snapshots` takes them again.
 */

const sizes = {
  desktop: { viewport: testedSizes.desktop },
  phone: { viewport: testedSizes.phone, isMobile: true, hasTouch: true },
} as const;

const compared = {
  // The same browser renders the same text, but the shade of rounded edges may differ.
  maxDiffPixelRatio: 0.005,
  threshold: 0.1,
  animations: 'disabled',
  scale: 'css',
} as const;

for (const [size, options] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ ...options, expectedMessages: /the server responded with a status of 404/ });

    for (const pictured of picturedPages.filter((page) => hasShots(page, size))) {
      const names = pictured.pictures.map(({ name }) => name).join(', ');

      test(`${names} on ${pictured.path}`, async ({ page }, testInfo) => {
        const here = await describeBrowser(page);
        if (['all', 'changed'].includes(testInfo.config.updateSnapshots)) record(here);
        const difference = explainDifference(readRecorded(), here);
        test.skip(difference !== undefined, `not run: pictures of components: ${difference}`);

        await openPage(page, pictured.path);
        await applyFonts(page);
        await pictured.prepare?.(page);
        await compare('light');
        if (!hasShots(pictured, `${size}-dark`)) return;
        await goDark(page);
        await compare('dark');

        async function compare(theme: string): Promise<void> {
          for (const picture of pictured.pictures) {
            const shot = picture.shots.find((name) => name === `${size}-${theme}`);
            if (shot === undefined) continue;
            const element = page.locator(picture.selector).first();
            await prepareElement(element, picture);
            await settle(page);
            await expect.soft(element).toHaveScreenshot(nameFile(picture, shot as Shot), compared);
          }
        }
      });
    }
  });
}

function hasShots({ pictures }: PicturedPage, beginning: string): boolean {
  return pictures.some(({ shots }) => shots.some((shot) => shot.startsWith(beginning)));
}

/**
 * Sets the words and classes of a picture's element. Moves it to whole pixels, whatever the height of the text above it, and hides sticky
 * parts that could cover it.
 */
async function prepareElement(element: Locator, { words, classes }: Picture): Promise<void> {
  await element.evaluate(
    (root, [given, className]) => {
      if (className !== undefined) root.setAttribute('class', className);
      for (const [selector, html] of Object.entries(given ?? {})) {
        const places = selector === '' ? [root] : [...root.querySelectorAll(selector)];
        for (const place of places) {
          const icon = place.querySelector(':scope > [class*="Icon"]');
          place.innerHTML = html;
          if (icon !== null) place.prepend(icon);
        }
      }
      for (const bar of document.querySelectorAll<HTMLElement>('.navbar, .theme-doc-toc-mobile')) {
        bar.style.visibility = bar.contains(root) ? '' : 'hidden';
      }
      if (getComputedStyle(root).position !== 'static') return;
      const { left, top } = root.getBoundingClientRect();
      const toWhole = (place: number): string => `${Math.round(place) - place}px`;
      const { style } = root as HTMLElement | SVGElement;
      style.position = 'relative';
      style.left = toWhole(left);
      style.top = toWhole(top);
    },
    [words, classes] as const,
  );
}
