import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

const codePage = '/docs/android/custom-code';
const focusPage = '/docs/guides/live-reload';

/** A page with long lines of code in a folded part. */
const foldedPage = '/docs/plugins/tutorial/web';

/** Finds the code block with the given title. */
function findBlock(page: Page, title: string | RegExp): Locator {
  return page.locator('.theme-code-block:visible').filter({ has: page.getByText(title, { exact: true }) });
}

/** Clicks the copy button of a block and returns the text in the clipboard. */
async function copy(page: Page, block: Locator): Promise<string> {
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the commands of a session without prompts and output', async ({ page }) => {
    await openPage(page, '/docs/cli/commands/list');
    const block = page.locator('.theme-code-block.language-shell-session');
    await expect(block).toContainText('$ npx cap ls');
    await expect(block).toContainText('[info]');
    expect(await copy(page, block)).toBe('npx cap ls');
  });

  test('takes the new state of a diff without marks', async ({ page }) => {
    await openPage(page, '/docs/updating/4-0');
    const text = await copy(page, findBlock(page, 'MainActivity.java'));
    expect(text.split('\n').filter((line) => /^[-+@]/.test(line))).toEqual([]);
    expect(text.match(/super\.onCreate/g)).toHaveLength(1);
    expect(text).toContain('registerPlugin(EchoPlugin.class);\n        super.onCreate(savedInstanceState);');
  });

  test('takes marked lines without their marks', async ({ page }) => {
    await openPage(page, codePage);
    const text = await copy(page, findBlock(page, /MainActivity\.java$/));
    expect(text).toContain('{\n        registerPlugin(EchoPlugin.class);\n');
  });
});

test('a copy that the browser refuses is announced, and the code is selected instead', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    // Neither is needed for the buttons.
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
  await openPage(page, '/docs/apis/toast');
  const block = page.locator('.theme-code-block:visible').first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('status')).toHaveText(/refused to copy this. It is selected: press Ctrl\+C/);
  await expect(block.getByRole('status')).toBeInViewport({ ratio: 1 });
  const code = (await block.locator('code').textContent()) ?? '';
  expect((await page.evaluate(() => String(getSelection()))).trim()).toContain(code.trim().split('\n')[0]);
});

test('a line is marked as added by a sign and a color, and its comment is gone', async ({ page }) => {
  await openPage(page, codePage);
  const block = findBlock(page, /MainActivity\.java$/);
  const line = block.locator('.code-line-added');
  await expect(line).toHaveText('        registerPlugin(EchoPlugin.class);');
  expect(await line.evaluate((node) => getComputedStyle(node, '::before').content)).toMatch(/^"\+"/);
  await expect(line).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('article')).not.toContainText('added-next-line');
});

test('lines in focus keep their colors, the others are muted', async ({ page }) => {
  await openPage(page, focusPage);
  const block = findBlock(page, 'capacitor.config.ts').filter({ has: page.locator('.code-line-focus') });
  await expect(block.locator('.code-line-focus')).toHaveCount(4);
  const readColors = (selector: string) =>
    block.locator(selector).evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  expect(await readColors('.token-line:not(.code-line-focus) > span')).toHaveLength(1);
  expect((await readColors('.code-line-focus > span')).length).toBeGreaterThan(1);
  await expect(page.locator('article')).not.toContainText('focus-start');
});

test('lines are highlighted by their numbers where the language has no comments', async ({ page }) => {
  await openPage(page, focusPage);
  const lines = page.locator('.language-json .theme-code-block-highlighted-line');
  await expect(lines).toHaveText([/"url"/, /"cleartext"/]);
});

test('code that is too wide scrolls by keyboard, has a name, and wraps at a press of a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, codePage);
  await triggerFirstInteraction(page);
  const block = findBlock(page, /MainActivity\.java$/);
  const code = block.getByRole('group', { name: /^Code of .*MainActivity\.java$/ });
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);

  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  // The buttons are in the bar above the code.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(wrap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const pre = block.locator('pre');
  await expect.poll(() => pre.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  await expect(pre).not.toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(code).toHaveAttribute('tabindex', '0');
});

test('wide code that was folded at first can be wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, foldedPage);
  const folded = page.locator('.theme-doc-markdown details.disclosure').first();
  const wrap = folded.getByRole('button', { name: 'Wrap long lines' }).first();
  await expect(wrap).toBeHidden();
  await folded.locator('summary').click();
  await wrap.focus();
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(wrap).toBeFocused();
});

test('code that fits is no stop of the keyboard', async ({ page }) => {
  await openPage(page, '/docs/cli');
  await triggerFirstInteraction(page);
  const short = page.locator('pre', { hasText: /^npx cap sync$/ });
  await expect(short).not.toHaveAttribute('tabindex', '0');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code is there, with colors and marks and without buttons', async ({ page }) => {
    await page.goto(codePage);
    const block = findBlock(page, /MainActivity\.java$/);
    await expect(block.locator('.code-line-added')).toContainText('registerPlugin(EchoPlugin.class);');
    await expect(block.getByRole('button')).toHaveCount(0);
  });
});
