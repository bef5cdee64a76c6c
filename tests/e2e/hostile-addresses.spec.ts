import type { Page } from '@playwright/test';
import { expect, openPage, test, waitForFonts } from './fixtures';

/* A link may have any query or fragment. Whatever it has, the page stays the same, and nothing is written to the console. */

const path = '/docs/apis/toast';

/** Fragments that can't be decoded. */
const badFragments = ['#100%', '#%E0%A4%A', '#%'];

test.beforeEach(({ slowDown }) => slowDown());

const heading = (page: Page) => page.locator('article h1');

/** Follows a link that the test inserts into the page. */
async function followOwnLink(page: Page, href: string): Promise<void> {
  await heading(page).evaluate((element, target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'A link of somebody';
    element.after(link);
    link.click();
    link.remove();
  }, href);
}

async function expectPlace(page: Page, name: string, scrollY: number): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('.navbar')).toBeVisible();
  // Any scrolling would happen in the frame in which the address changes, or in the next.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
}

for (const fragment of badFragments) {
  test(`a page stays whole, and in its place, with the fragment ${fragment}`, async ({ page }) => {
    await openPage(page, path + fragment);
    await expectPlace(page, 'Toast', 0);

    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    for (const address of [fragment, path + fragment, `${path}?a=1${fragment}`]) {
      await followOwnLink(page, address);
      await expect(page).toHaveURL((url) => decodeURI(url.hash.replaceAll('%', '%25')).startsWith('#'));
      await expectPlace(page, 'Toast', 600);
    }
    await page.evaluate(() => {
      window.location.hash = '';
    });
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
    await expectPlace(page, 'Toast', 600);

    await followOwnLink(page, `/docs/apis/clipboard${fragment}`);
    await expectPlace(page, 'Clipboard', 0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Toast');
    await page.goForward();
    await expectPlace(page, 'Clipboard', 0);
  });
}

/** Names of attributes that Docusaurus, its theme and the search use, in addition to those in the style sheets of the page. */
const knownNames = [
  ...['theme', 'theme-choice', 'has-hydrated', 'announcement-bar-initially-dismissed', 'draws', 'interacted', 'kept'],
  ...['portion', 'collapsed', 'navbar', 'announcement', 'mode', 'rh', 'failed', 'empty', 'provider', 'deployment'],
  ...['announcement-bar', 'sidebar', 'version', 'hidden', 'print'],
];

/** Lists the names of the attributes that the page's style sheets select by, without `data-`. */
async function listStyledNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    return [...rules.join('\n').matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => name);
  });
}

/** Reads the attributes of `<html>` and the position of every element. */
async function measure(page: Page): Promise<{ attributes: string[]; boxes: string[] }> {
  return page.evaluate(() => ({
    attributes: [...document.documentElement.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      // The page sets this one itself, but not if the address has a fragment.
      .filter((attribute) => attribute !== 'data-draws=')
      .sort(),
    boxes: [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  }));
}

for (const place of [path, '/docs/search']) {
  test(`parameters of the address leave ${place} as it is`, async ({ page }) => {
    await openPage(page, place);
    await waitForFonts(page);
    const whole = await measure(page);
    const names = [...new Set([...knownNames, ...(await listStyledNames(page))])];
    const set = (value: string): string =>
      [
        ...names.flatMap((name) => [`docusaurus-data-${name}=${value}`, `data-${name}=${value}`]),
        ...['docusaurus-theme=dark', 'theme=dark', 'docusaurus-class=x', 'class=x', 'style=display:none', 'hidden='],
      ].join('&');
    for (const rest of [set('true'), `${set('1')}#x`, set('')]) {
      await openPage(page, `${place}?${rest}`);
      await expect.poll(() => measure(page)).toEqual(whole);
    }
  });
}
