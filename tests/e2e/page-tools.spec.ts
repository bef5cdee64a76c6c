import type { Page } from '@playwright/test';
import { findViolations, findViolationsInBothThemes } from './axe';
import { expect, openPage, test } from './fixtures';

/* What readers do with a page besides reading it: the buttons beside its breadcrumbs, the question at its end, the buttons of its code. */

const toastPage = '/docs/apis/toast';
const codePage = '/docs/android/custom-code';

const findCopyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const findButton = (page: Page) => page.getByRole('button', { name: 'Page menu' });
const findMenu = (page: Page) => page.getByRole('menu', { name: 'Page' });
const findItem = (page: Page, name: string | RegExp) => findMenu(page).getByRole('menuitem', { name });

async function openMenu(page: Page): Promise<void> {
  await findButton(page).click();
  await expect(findMenu(page)).toBeVisible();
}

/** Reads the issue that a dialog's link would open. */
async function readIssue(page: Page): Promise<{ title: string; body: string; address: URL }> {
  const href = await page.getByRole('link', { name: 'Open an issue' }).getAttribute('href');
  const address = new URL(href ?? '');
  return { title: address.searchParams.get('title') ?? '', body: address.searchParams.get('body') ?? '', address };
}

test.describe('the button that copies a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies it as Markdown, with version and address, and says so', { tag: '@any-size' }, async ({ page }) => {
    // The address has another form than that of the page.
    await openPage(page, `${toastPage}/index.html?platform=ios`);
    await findCopyButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeVisible();
    await expect(findCopyButton(page)).toBeFocused();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^---\ntitle: Toast\n/);
    expect(text).toContain('\nversion: v4\n');
    expect(text).toContain('url: "https://capacitorjs.com/docs/apis/toast"');
    expect(text).toContain('## API reference');
  });

  test.describe('without a connection', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('copies the text of the page instead', { tag: '@any-size' }, async ({ page }) => {
      await openPage(page, toastPage);
      await page.route('**/*.md', (route) => route.abort());
      await findCopyButton(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied as plain text' })).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^Toast\nv4 \(latest\)\nhttp:\S+\/docs\/apis\/toast\n/);
    });
  });

  test('shows the text where the browser does not copy', { tag: '@any-size' }, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
    });
    await openPage(page, toastPage);
    // A section can have any id, also one that sounds like a part of the interface.
    await page.evaluate(() => {
      for (const id of ['page-menu', '__page-menu-2', 'key-help', 'page-dialog-1'])
        document.querySelector('article h2')?.insertAdjacentHTML('beforebegin', `<h2 id="${id}">Section</h2>`);
    });
    await expect(page.locator('h2[id="page-menu"]')).toBeVisible();
    await findCopyButton(page).click();
    const area = page.getByRole('textbox', { name: 'Text to copy' });
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(/^---\ntitle: Toast/);
    await page.keyboard.press('Escape');
    await expect(area).toHaveCount(0);
    await expect(findCopyButton(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Section' })).toHaveCount(4);
  });
});

test.describe('the button that copies the package', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies its name and release', { tag: '@any-size' }, async ({ page }) => {
    await openPage(page, toastPage);
    await page.getByRole('button', { name: 'Copy package and release' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@capacitor\/toast@4\.\d+\.\d+$/);
  });

  test('is a word on the front page, there before any script', { tag: '@any-size' }, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/');
    const button = page.locator('.front-command').getByRole('button', { name: 'Copy' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.unroute('**/*.js');
    await openPage(page, '/docs/');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install @capacitor/core@4 @capacitor/cli@4',
    );
  });
});

test('the menu of a page obeys the keyboard, and gives the focus back', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, toastPage);
  const button = findButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(findItem(page, 'View as Markdown')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(findItem(page, 'Report a mistake')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(findItem(page, 'Print')).toBeFocused();
  await page.keyboard.press('End');
  await expect(findItem(page, 'Report a mistake')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(findItem(page, 'View as Markdown')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findMenu(page)).toHaveCount(0);
});

test('the menu of a page leads to its Markdown', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/preferences/?platform=ios');
  await openMenu(page);
  await expect(findItem(page, 'View as Markdown')).toHaveAttribute('href', '/docs/apis/preferences.md');
});

test('the menu of a page prints it', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPage(page, toastPage);
  await openMenu(page);
  await findItem(page, 'Print').click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('a mistake on a page becomes an issue with page, version, section and words', { tag: '@any-size' }, async ({
  page,
}) => {
  const sent: string[] = [];
  await openPage(page, `${toastPage}#show`);
  await expect(page.locator('#show')).toBeInViewport();
  page.on('request', (request) => sent.push(request.url()));
  await page.locator('page-feedback [value=no]').click();
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  await expect(dialog.getByLabel('What should it say?')).toBeFocused();
  await dialog.getByLabel('Hard to follow').check();
  await dialog.getByLabel('Where').selectOption('show');
  await dialog.getByLabel('What should it say?').fill('It <b>fails</b> & {title}.');
  const { title, body, address } = await readIssue(page);
  expect(address.origin + address.pathname).toBe('https://github.com/ionic-team/capacitor-docs/issues/new');
  expect(title).toBe('Docs v4 (latest): Toast');
  expect(body).toContain('`Toast`');
  expect(body).toContain('/docs/apis/toast#show`');
  expect(body).toContain('`v4 (latest)`');
  expect(body).toContain('/edit/main/versioned_docs/version-v4/apis/toast.md`');
  expect(body).toContain('Hard to follow\n\nIt <b>fails</b> & {title}.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('page-feedback [value=no]')).toBeFocused();
  // Nothing has left the browser.
  expect(sent.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test('who says yes is thanked', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, toastPage);
  await page.locator('page-feedback [value=yes]').click();
  await expect(page.locator('.theme-doc-footer [role="status"]')).toHaveText('Thanks.');
  await expect(page.locator('page-feedback button')).toHaveCount(0);
});

test.describe('a mistake in a sample', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with its file, its lines and its code, without an account', { tag: '@any-size' }, async ({
    page,
  }) => {
    await openPage(page, codePage);
    await page.keyboard.press('Shift');
    const block = page.locator('.theme-code-block').filter({ hasText: 'MainActivity.java' }).first();
    // The button is there for who points at the block.
    await block.hover();
    await block.getByRole('button', { name: 'Report a mistake in this code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a mistake in this code' });
    await dialog.getByLabel('First line').fill('2');
    await dialog.getByLabel('Last line').fill('3');
    await dialog.getByRole('button', { name: 'Copy report' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Copied\./);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/Sample `[^`]*MainActivity\.java`, lines 2 to 3 of \d+:\n\n```java\n/);
    const lines = await block.locator('.token-line').allTextContents();
    expect(text).toContain(
      `\`\`\`java\n${lines
        .slice(1, 3)
        .map((line) => line.replace(/\n$/, ''))
        .join('\n')}\n\`\`\``,
    );
  });
});

test('menu and form keep the rules of accessibility, in both colors, and move nothing', async ({ page }) => {
  await openPage(page, toastPage);
  const top = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await openMenu(page);
  expect(await top()).toBe(before);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await findItem(page, 'Report a mistake').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(findButton(page)).toBeFocused();
});

test('every button and entry is large enough for a finger', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Only phones have fingers.');
  await openPage(page, toastPage);
  await openMenu(page);
  for (const target of await page.locator('[role="menuitem"], .theme-doc-footer button').all()) {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  // These have room around them that counts.
  for (const target of [findCopyButton(page), findButton(page)]) {
    const reach = await target.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      const hits = (dx: number, dy: number): boolean => document.elementFromPoint(x + dx, y + dy) === button;
      return hits(0, -21) && hits(0, 21) && hits(-20, 0) && hits(20, 0);
    });
    expect(reach).toBe(true);
  }
});

test('crumbs and buttons are on one line, above the title', { tag: '@any-size' }, async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/docs/apis/local-notifications', '/docs/cli/commands/run', '/docs/guides/deep-links']) {
      await openPage(page, path);
      const bar = await page.locator('.navbar').boundingBox();
      const crumbs = await page.locator('.theme-doc-breadcrumbs').boundingBox();
      const buttons = await page.locator('page-menu').boundingBox();
      const title = await page.locator('h1').boundingBox();
      const middle = (box: typeof crumbs) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(crumbs) - middle(buttons)), `${width} ${path}`).toBeLessThanOrEqual(2);
      expect((crumbs?.x ?? 0) + (crumbs?.width ?? 0), `${width} ${path}`).toBeLessThanOrEqual(buttons?.x ?? 0);
      // The bar is below the announcement. With it at the top, the title is at most at 120 pixels.
      const distance = (title?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
      expect(distance, `${width} ${path}`).toBeLessThanOrEqual(68);
      expect(distance, `${width} ${path}`).toBeGreaterThan(40);
    }
  }
});
