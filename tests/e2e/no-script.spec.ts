import { expect, test } from './fixtures';
import { templates } from './templates';

/* What readers get if their browser runs no scripts. */

test.use({
  javaScriptEnabled: false,
  expectedMessages: /Failed to load resource: the server responded with a status of 404/,
});

/** Pages that are built in the browser or have only one sentence. */
const short: readonly string[] = [templates['the search page'], templates['the page for unknown paths']];

test('every kind of page can be read: its text, all tabs with their labels, everything that scripts would unfold', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones have all that wide windows have, and the button of the menu');
  for (const path of Object.values(templates)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const text = (await page.locator('main').textContent()) ?? '';
      if (!short.includes(path)) expect(text.length).toBeGreaterThan(600);
      const hidden = page.locator('main [role="tabpanel"] > :first-child:not(:visible), main [role="tab"]:visible');
      await expect(hidden).toHaveCount(0);
      // No buttons that do nothing. Those of the table of compatibility are text.
      const buttons = page.locator('main button:visible:not([data-plugin] *), .navbar button.navbar__toggle:visible');
      await expect(buttons).toHaveCount(0);
      for (const name of await page.locator('[data-plugin] button').all())
        await expect(name).toHaveCSS('display', 'contents');
    });
  }
});

test('pages are found: by the list of pages, the table of contents and the links at the end', async ({
  page,
  isMobile,
}) => {
  await page.goto('/docs/apis/camera');
  await expect(page.locator('[data-tab-label="yarn"]').first()).toContainText('yarn add @capacitor/camera');
  const label = await page
    .locator('[data-tab-label="yarn"]')
    .first()
    .evaluate((panel) => getComputedStyle(panel, '::before').content)
    .catch(() => 'no scripts');
  expect(['"yarn"', 'no scripts']).toContain(label);

  const contents = page.locator(isMobile ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop');
  if (isMobile) await contents.locator('summary').click();
  await contents.locator('a[href^="#getphoto"]').first().click();
  await expect(page).toHaveURL(/#getphoto/);
  await expect(page.locator('[id^="getphoto"]').first()).toBeInViewport();

  // A closed group links to its first page, on which the group is open.
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.getByRole('link', { name: 'Geolocation', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Geolocation');
  await page.goto('/docs/');
  const closed = sidebar.locator('.menu__list-item--collapsed > .menu__list-item-collapsible > a').first();
  const name = (await closed.textContent()) ?? '';
  await closed.click();
  await expect(page).not.toHaveURL('/docs/');
  const group = sidebar.locator('.theme-doc-sidebar-item-category', { hasText: name }).first();
  await expect(group.locator('.menu__list a').first()).toBeVisible();

  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toBeVisible();
});

test('the page about reading offline says what works, and states nothing that it can not know', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto('/docs/offline');
  await expect(page.locator('main noscript p')).toContainText('Saving a version needs JavaScript');
  for (const text of ['Not saved', 'visited pages are saved']) await expect(page.getByText(text).first()).toBeHidden();
  await expect(page.locator('main h3:visible')).toHaveCount(0);
  await expect(page.locator('main a[download]:visible')).toHaveCount(4);
});

test('the search page says what to do', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/docs/search?q=camera');
  await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript');
  await page.locator('main noscript a[href="/docs/apis"]').click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL('/docs/apis');
});
