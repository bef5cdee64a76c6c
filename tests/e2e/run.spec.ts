import type { Page } from '@playwright/test';
import { basePath, docsVersions, type VersionName } from '../../src/config/versions';
import { findViolationsInBothThemes } from './axe';
import { expect, expectDrawn, openPage, test } from './fixtures';
import { exampleOf, readLines, runSample } from './run-panel';

/* Samples that run: the button, the panel below the code, and what comes back. `run-all.spec.ts` runs all of them. */

async function openPlugin(page: Page, version: VersionName, plugin: string): Promise<void> {
  const prefix = docsVersions.find(({ name }) => name === version)?.routePrefix ?? '';
  await openPage(page, `${basePath}${prefix === '' ? '' : `${prefix}/`}apis/${plugin}`);
  await expectDrawn(page);
}

test('a sample runs with the packages of its version', async ({ page }) => {
  await openPlugin(page, 'v4', 'preferences');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const block = exampleOf(page, 'set');
  const panel = await runSample(block);
  expect(await readLines(panel)).toEqual([
    `→ Preferences.set({ key: 'recent', value: '["Berlin","Oslo"]' })`,
    '← undefined',
  ]);
  await expect(panel).toContainText('@capacitor/preferences 4.0.2, in this browser');
  await expect(block.locator('.code-run')).toHaveAttribute('aria-expanded', 'true');
  expect(requests.filter((url) => url.includes('/run/')).length).toBeGreaterThan(3);
  expect(requests.filter((url) => new URL(url).protocol !== 'blob:' && !url.includes('/docs/'))).toEqual([]);
});

const examples: readonly (readonly [VersionName, plugin: string, id: string, answer: RegExp])[] = [
  ['v2', 'storage', 'keys', /^← \{ keys: \['draft-1'\] \}$/],
  ['v3', 'storage', 'get', /^← \{ value: 'dark' \}$/],
  ['v5', 'preferences', 'keys', /^← \{ keys: \['draft-1'\] \}$/],
  ['v4', 'cookies', 'getcookies', /^← \{ theme: 'dark' \}$/],
  ['v4', 'app-launcher', 'canopenurl', /^← \{ value: true \}$/],
  ['v2', 'filesystem', 'writefile', /^← \{ uri: '\/?DATA/],
  ['v4', 'filesystem', 'writefile', /^← \{ uri: '\/DATA\/today\.txt' \}$/],
  ['v2', 'filesystem', 'readfile', /^← \{ data: 'TWlsaw==' \}$/],
  ['v5', 'filesystem', 'stat', /^← \{ type: 'file', size: \d/],
  ['v3', 'device', 'getinfo', /^← .*platform: 'web'/],
  ['v4', 'network', 'getstatus', /^← \{ connected: true, connectionType: '\w+' \}$/],
  ['v5', 'toast', 'show', /^← undefined$/],
];

for (const [version, plugin, id, answer] of examples) {
  test(`${id} of ${plugin} answers in ${version}`, { tag: '@any-size' }, async ({ page }) => {
    await openPlugin(page, version, plugin);
    const lines = await readLines(await runSample(exampleOf(page, id)));
    // The answer of the sample's last call, after those of what prepares it.
    expect(lines.filter((line) => /^[←×]/.test(line)).at(-1)).toMatch(answer);
  });
}

test('what a sample stores stays until Reset, and Stop ends it', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'filesystem');
  const block = exampleOf(page, 'mkdir');
  const panel = await runSample(block);
  expect((await readLines(panel))[1]).toBe('← undefined');
  await block.locator('.code-run').click();
  await expect(panel).toContainText('Current directory does already exist.');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel).not.toContainText('already exist');
  await expect(panel.getByRole('status')).toHaveText('Done.');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('status')).toHaveText('Stopped.');
  await expect(panel.locator('iframe')).toHaveCount(0);
});

test('only one panel is open, and Close gives the focus back', async ({ page }) => {
  await openPlugin(page, 'v4', 'preferences');
  await runSample(exampleOf(page, 'keys'));
  const block = exampleOf(page, 'get');
  await runSample(block);
  await expect(page.locator('.run-panel:visible')).toHaveCount(1);
  await page.locator('.run-panel:visible').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.run-panel:visible')).toHaveCount(0);
  await expect(block.locator('.code-run')).toBeFocused();
});

test('a sample says what was prepared for it', async ({ page }) => {
  await openPlugin(page, 'v4', 'filesystem');
  const panel = await runSample(exampleOf(page, 'stat'));
  await expect(panel).toContainText("Prepared: await Filesystem.writeFile({ path: 'today.txt'");
});

test('samples of a page that import each other run together', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'preferences');
  const block = page
    .locator('code-block', { hasText: "import { loadSettings, saveSettings } from './settings'" })
    .first();
  const panel = await runSample(block);
  await expect(panel).toContainText("Preferences.get({ key: 'settings' })");
  await panel.frameLocator('iframe').getByRole('button', { name: 'Dark' }).click();
  await expect(panel).toContainText('Preferences.set(');
});

test('a sample of a guide runs', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, `${basePath}basics/utilities`);
  await expectDrawn(page);
  const panel = await runSample(page.locator('code-block:has(.code-run)').first());
  expect(await readLines(panel)).toContain("← 'web'");
});

test('a sheet is shown in the frame, and answers', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'action-sheet');
  const block = exampleOf(page, 'showactions');
  await block.locator('.code-run').click();
  const panel = block.locator('.run-panel');
  await panel.frameLocator('iframe').locator('pwa-action-sheet').getByText('Rename').click();
  await expect(panel).toContainText('{ index: 1 }');
});

test('a page that a sample opens is a tab of its own', async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Terms', contentType: 'text/html' }));
  await openPlugin(page, 'v4', 'browser');
  const block = exampleOf(page, 'open');
  await block.locator('.code-run').click();
  const opened = context.waitForEvent('page');
  await block.locator('.run-panel').frameLocator('iframe').getByRole('button', { name: 'Start' }).click();
  const tab = await opened;
  await expect(tab.locator('body')).toHaveText('Terms');
  expect(await tab.evaluate(() => [window.opener, self.origin])).toEqual([null, 'https://example.com']);
});

test('a dialog is shown', async ({ page }) => {
  await openPlugin(page, 'v4', 'dialog');
  page.on('dialog', (dialog) => dialog.accept());
  const block = exampleOf(page, 'confirm');
  await block.locator('.code-run').click();
  const panel = block.locator('.run-panel');
  await panel.frameLocator('iframe').getByRole('button', { name: 'Start' }).click();
  await expect(panel).toContainText('{ value: true }');
});

test('functions get buttons and fields in the frame', async ({ page }) => {
  await openPlugin(page, 'v4', 'filesystem');
  const block = page.locator('code-block', { hasText: 'readBlob' }).first();
  const panel = await runSample(block);
  const frame = panel.frameLocator('iframe');
  await frame.getByLabel('path').fill('photo.jpg');
  await frame.getByLabel('type').fill('image/jpeg');
  await frame.getByRole('button', { name: 'readBlob' }).click();
  await expect(panel).toContainText("readBlob('photo.jpg', 'image/jpeg')");
  await expect(panel).toContainText('File does not exist.');
});

test('what asks for something says so first', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'haptics');
  const block = exampleOf(page, 'vibrate');
  await block.locator('.code-run').click();
  const panel = block.locator('.run-panel');
  await expect(panel).toContainText('This sample lets a phone vibrate.');
  await expect(panel.locator('.run-lines > li')).toHaveCount(0);
  await panel.frameLocator('iframe').getByRole('button', { name: 'Start' }).click();
  await expect(panel).toContainText('Haptics.vibrate(');
});

test('a toast is shown in the frame', async ({ page }) => {
  await openPlugin(page, 'v4', 'toast');
  const panel = await runSample(exampleOf(page, 'show'));
  await expect(panel.frameLocator('iframe').locator('pwa-toast')).toContainText('Copied');
});

test('what has no web part has no button', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'status-bar');
  await expect(page.locator('code-block').first()).toBeVisible();
  await expect(page.locator('.code-run')).toHaveCount(0);
});

test('a panel goes with its page', { tag: '@any-size' }, async ({ page }) => {
  await openPlugin(page, 'v4', 'preferences');
  await runSample(exampleOf(page, 'keys'));
  await page.getByRole('link', { name: 'Filesystem' }).first().click();
  await expect(page).toHaveURL(/filesystem/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('an open panel', () => {
  test.use({ bypassCSP: true });

  test('breaks no rule in either theme, and fits a narrow window', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 320 : 1280, height: 900 });
    await openPlugin(page, 'v4', 'preferences');
    await runSample(exampleOf(page, 'keys'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Wherever else the page stands, the bar covers a part of something.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
});
