import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { findLayoutFlaws } from './page-look';

test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 404/ });

/** Window widths, in CSS pixels: a phone, a tablet, the narrowest with items in the bar, a small laptop, and two wide ones. */
const widths = [390, 768, 997, 1024, 1280, 1440];

/** Pages with long names, wide tables, a diagram, steps and options, from every version. */
const pages = [
  '/docs/',
  '/docs/apis',
  '/docs/apis/camera',
  '/docs/apis/push-notifications',
  '/docs/cli/commands/sync',
  '/docs/next/updating/5-0',
  '/docs/v3/config',
  '/docs/v2/android/deploying-to-google-play',
];

for (const path of pages) {
  test(`${path} has no blemish in windows of any width`, async ({ page }) => {
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findLayoutFlaws(page), `${width} px`).toEqual([]);
    }
  });
}

/** Reads the sizes of the headings of a page, in CSS pixels, by level. */
async function readHeadings(page: Page): Promise<string[]> {
  const headings = page.locator('main :is(h1, h2, h3)');
  const sizes = await headings.evaluateAll((all) =>
    all.map((heading) => `${heading.localName} ${getComputedStyle(heading).fontSize}`),
  );
  return [...new Set(sizes)].sort();
}

test('headings have the same three sizes on every kind of page', async ({ page }) => {
  for (const [path, levels] of [
    ['/docs/apis/camera', 3],
    ['/docs/offline', 3],
    ['/docs/accessibility', 2],
    ['/docs/third-party-notices', 2],
    ['/docs/no/such/page', 1],
  ] as const) {
    await openPage(page, path);
    // The sizes in `tokens.css` and, for narrow windows, in `base.css`, with a base font size of 16 pixels.
    for (const [width, ...all] of [
      [1280, 'h1 34px', 'h2 24px', 'h3 19px'],
      [390, 'h1 28px', 'h2 22px', 'h3 19px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await readHeadings(page), `${path} at ${width} px`).toEqual(all.slice(0, levels));
    }
  }
});

test('blemishes are noticed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, '/docs/apis/camera');
  await page.evaluate(() => {
    const code = (style: string, text: string) => `<code style="display: inline-block; ${style}">${text}</code>`;
    document.querySelector('.theme-doc-markdown')?.insertAdjacentHTML(
      'beforeend',
      `<table><tbody><tr><td>${code('width: 6rem', 'androidx<wbr>AppCompat<wbr>Version')}</td></tr>
       <tr><td>${code('width: 9rem', 'Not implemented on web.')}, or</td></tr>
       <tr><td>x</td><td>${code('width: 3rem; overflow-wrap: anywhere', '@capacitor/browser')}</td></tr></tbody></table>
       <p style="width: 2rem">--deployment <code style="white-space: normal">--inline</code></p>`,
    );
    document.querySelector('.theme-doc-toc-desktop li')?.insertAdjacentHTML('beforeend', '<a>pickPhotos<br>()</a>');
    document.querySelector('.pagination-nav')?.setAttribute('style', 'max-inline-size: none; inline-size: 900px');
    document.querySelector('article p code')?.setAttribute('style', 'position: relative; vertical-align: middle');
    document.querySelector('.navbar__inner .navbar__item')?.setAttribute('style', 'margin-inline-start: -2rem');
  });
  const blemishes = (await findLayoutFlaws(page)).join('\n');
  for (const blemish of [
    /AppCompatVersion is parted/,
    /hangs beside Not implemented/,
    /cut within @capacitor/,
    /--deployment is no code/,
    /--inline is parted/,
    /\(\) stands alone/,
    /pagination-nav.* is 900 wide/,
    /below its line/,
    /behind the logo/,
  ]) {
    expect(blemishes).toMatch(blemish);
  }
});
