import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

/* Tables are records where they are narrow, so that nobody has to scroll sideways for a fix or a description. */

const buildFolder = join(projectRoot, 'build');

/** Widths of the text on phones of 390 and of 320 px. */
const widths = [358, 288];

/** Number of columns from which a table is a comparison, which may scroll. */
const wideFrom = 5;

/** Reads the built pages that have tables: their styles, and those of their tables that no page before has, with the frames around them. */
function* listTables(): Generator<{ path: string; styles: string; tables: string }> {
  const known = new Set<string>();
  for (const file of readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })) {
    // Comparisons of two versions of a page have tables of their own.
    if (!file.endsWith('index.html') || file.startsWith('changes/')) continue;
    const html = readFileSync(join(buildFolder, file), 'utf8');
    const tables = html
      .match(/<(div|scrollable-table) class="?\w*frame\w*"?[^>]*><table.*?<\/table><br hidden\/?><\/\1>/gs)
      ?.filter((table) => !known.has(table));
    if (tables === undefined || tables.length === 0) continue;
    for (const table of tables) known.add(table);
    const styles = html.match(/<style[^>]*>.*?<\/style>/gs) ?? [];
    yield { path: `/docs/${file.replace(/\/?index\.html$/, '')}`, styles: styles.join(''), tables: tables.join('') };
  }
}

/** Finds tables of few columns that scroll in a text of one of the widths, and counts all tables. */
async function findScrolling(page: Page, styles: string, tables: string): Promise<{ count: number; wide: string[] }> {
  const texts = widths.map(
    (width) => `<div class="theme-doc-markdown markdown" style="width: ${width}px">${tables}</div>`,
  );
  await page.setContent(`<!doctype html>${styles}<body style="font-family: sans-serif">${texts.join('')}`);
  return page.evaluate((most) => {
    const all = [...document.querySelectorAll('table')];
    const wide = all.flatMap((table) => {
      const columns = table.querySelectorAll('thead :is(th, td)').length;
      const frame = table.parentElement;
      const excess = (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0);
      return columns < most && excess > 0 ? [`${excess} px, ${table.textContent?.slice(0, 60)}`] : [];
    });
    return { count: all.length, wide };
  }, wideFrom);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(300_000);

  test('no table of few columns scrolls sideways on a phone', { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found: string[] = [];
    let count = 0;
    for (const { path, styles, tables } of listTables()) {
      const result = await findScrolling(page, styles, tables);
      count += result.count;
      found.push(...result.wide.map((table) => `${path}: ${table}`));
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  });
});

test('a comparison of many columns keeps the names of its rows in view', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'it fits into a wide window');
  await openPage(page, '/docs/getting-started/choosing-capacitor');
  const frame = page.locator('scrollable-table:has(> .wide)').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('tabindex', '0');
  const name = frame.locator('tbody td').first();
  const before = await name.boundingBox();
  await frame.evaluate((element) => {
    element.scrollLeft = 200;
  });
  expect(await frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('the explanation of a key takes most of its row', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the parts of a row lie below each other there');
  await openPage(page, '/docs/config');
  const row = page.locator('[id="server-androidscheme"]');
  const [name, type, words, all] = await Promise.all(
    ['.record__name', '.record__type', '.record__text']
      .map((part) => row.locator(part).boundingBox())
      .concat(row.boundingBox()),
  );
  expect((words?.width ?? 0) / (all?.width ?? 1)).toBeGreaterThanOrEqual(0.55);
  expect(type?.x).toBe(name?.x);
  expect(type?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test('keys of the configuration are filtered by their names', async ({ page }) => {
  await openPage(page, '/docs/config');
  const keys = page.locator('.record:visible');
  const all = await keys.count();
  const field = page.getByRole('searchbox', { name: 'Filter keys' });
  await field.fill('log');
  await expect(page.locator('[id="loggingbehavior"]')).toBeVisible();
  await expect(page.locator('[id="appid"]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'cordova' })).toBeHidden();
  const shown = await keys.count();
  await expect(page.locator('key-filter [role="status"]')).toHaveText(`${shown} of ${all} keys`);
  await field.fill('no such key');
  await expect(page.locator('key-filter')).toContainText('No key contains “no such key”. Search all pages');
  await field.fill('');
  await expect(keys).toHaveCount(all);
});

test.describe('offline', () => {
  // Links that are fetched ahead fail.
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('a pasted message finds its row, without a request', async ({ page }) => {
    await openPage(page, '/docs/android/troubleshooting');
    const field = page.getByRole('textbox', { name: 'Error message' });
    const late = page.waitForResponse(/late\.\w+\.css/);
    await triggerFirstInteraction(page);
    await late;
    await field.focus();
    const matches = page.locator('message-finder [class*="matches"]');
    await expect(matches).toBeAttached();
    await page.context().setOffline(true);
    await field.fill(
      `FAILURE: Build failed with an exception.\n\n* What went wrong:\nGeneral error during conversion:
Unsupported class file major version 61\n\njava.lang.IllegalArgumentException: Unsupported class file major version 61`,
    );
    const match = matches.locator('tr');
    await expect(match).toHaveCount(1);
    await expect(match).toContainText('Use JDK');
    await expect(match.locator('mark')).toHaveText('…');
    await expect(page.locator('message-finder [role="status"]')).toHaveText(
      /^Best match of \d+ messages on this page$/,
    );
    await field.fill('the coffee machine is empty');
    await expect(page.locator('message-finder')).toContainText(
      /None of the \d+ messages on this page matches\. Search all pages/,
    );
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.locator('message-finder [role="status"]')).toBeEmpty();
    await page.context().setOffline(false);
  });
});
