import type { Page } from '@playwright/test';
import { expect, expectDrawn, openPage, test, triggerFirstInteraction } from './fixtures';

/** Pages of different kinds, each with a link to the next. */
const way = [
  '/docs/',
  '/docs/apis',
  '/docs/apis/keyboard',
  '/docs/v3/apis/keyboard',
  '/docs/next/apis/keyboard',
  '/docs/apis/keyboard',
  '/docs/cli',
  '/docs/cli/commands/run',
  '/docs/accessibility',
  '/docs/offline',
  '/docs/config',
];

interface Head {
  readonly title: string;
  readonly page: Record<string, string>;
  readonly bodyClass: string;
  /** Metadata of the page, without what the build adds for clients that run no scripts. */
  readonly tags: readonly string[];
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const { title, documentElement, body, head } = document;
    // These record whether fonts have come, the first interaction, how the page was rendered, and which attributes React Helmet set.
    const others = ['data-fonts', 'data-interacted', 'data-draws', 'data-rh'];
    const attributes = [...documentElement.attributes].filter(({ name }) => !others.includes(name));
    return {
      title,
      page: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      bodyClass: body.className,
      tags: [...head.querySelectorAll('[data-rh]:not(title)')]
        .map(({ localName, attributes: own, textContent }) =>
          [localName, ...[...own].map(({ name, value }) => `${name}="${value}"`).sort(), textContent].join(' '),
        )
        .sort(),
    };
  });
}

/** Clicks the link to a page, even if it is in a closed menu or in a sidebar that a phone does not show. */
async function follow(page: Page, path: string): Promise<void> {
  await triggerFirstInteraction(page);
  // While a page is being rendered, its links react to clicks of readers, but not of scripts, which leave no time between two event listeners.
  await expectDrawn(page);
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.locator('h1')).toBeVisible();
}

test('a page that is reached by clicks has the head that it has when it is loaded', async ({ page, browser }) => {
  // Every page is opened twice.
  test.slow();
  const context = await browser.newContext({ ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const other = await context.newPage();
  await openPage(page, way[0] ?? '');
  for (const path of way.slice(1)) {
    await follow(page, path);
    await openPage(other, new URL(path, page.url()).href);
    const loaded = await readHead(other);
    expect(
      loaded.tags.filter((tag) => tag.includes('canonical')),
      path,
    ).toHaveLength(1);
    expect(
      loaded.tags.filter((tag) => tag.includes('name="description"')),
      path,
    ).toHaveLength(1);
    await expect.poll(() => readHead(page), path).toEqual(loaded);
  }
  await page.goBack();
  await openPage(other, page.url());
  const loaded = await readHead(other);
  await expect.poll(() => readHead(page)).toEqual(loaded);
  await context.close();
});
