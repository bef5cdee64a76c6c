import type { Locator, Page } from '@playwright/test';
import { basePath } from '../../src/config/base-path';
import { findViolationsInBothThemes } from './axe';
import { expect, expectDrawn, openPage, test } from './fixtures';
import { exampleOf, readLines, runSample } from './run-panel';

/* Samples that a reader changes in the panel. */

async function openEditor(page: Page, plugin: string, id: string): Promise<Locator> {
  await openPage(page, `${basePath}apis/${plugin}`);
  await expectDrawn(page);
  const panel = await runSample(exampleOf(page, id));
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(panel)).toBeFocused();
  return panel;
}

const editorOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: /^Code of the sample/ });

/** Puts code in place of what is in the editor. */
async function write(panel: Locator, code: string): Promise<void> {
  const page = panel.page();
  await editorOf(panel).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

const importOf = (name: string, plugin: string): string => `import { ${name} } from '@capacitor/${plugin}';\n`;

test('changed code runs, with types, and Reset brings the text of the page back', async ({ page }) => {
  const panel = await openEditor(page, 'preferences', 'set');
  await expect(editorOf(panel)).toContainText(
    "await Preferences.set({ key: 'recent', value: JSON.stringify(recent) });",
  );
  await write(
    panel,
    `${importOf('Preferences, type GetResult', 'preferences')}await Preferences.set({ key: 'mine', value: 'changed' });
const found: GetResult = await Preferences.get({ key: 'mine' });
console.log(found.value!.toUpperCase());`,
  );
  await panel.getByRole('button', { name: 'Run again' }).click();
  await expect(panel.getByRole('status').first()).toHaveText('Done.');
  expect(await readLines(panel)).toEqual([
    "→ Preferences.set({ key: 'mine', value: 'changed' })",
    '← undefined',
    "→ Preferences.get({ key: 'mine' })",
    "← { value: 'changed' }",
    'CHANGED',
  ]);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(editorOf(panel)).toContainText("key: 'recent'");
  await expect(panel).toContainText("Preferences.set({ key: 'recent'");
  // Reset is a change as any other.
  await editorOf(panel).press('ControlOrMeta+z');
  await expect(editorOf(panel)).toContainText('toUpperCase');
});

// The editor leaves the keys of phones to their keyboards on the screen.
test('by keyboard alone: Run, Edit, Run again, Stop, Reset, Copy, Share', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${basePath}apis/preferences`);
  await expectDrawn(page);
  const block = exampleOf(page, 'keys');
  const panel = block.locator('.run-panel');
  await block.locator('.code-run').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Done.');
  await panel.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(panel)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  // The keys of the site do nothing here.
  await page.keyboard.type("\nconsole.log('/?');");
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel.locator('.run-log')).toContainText('/?');
  await expect(editorOf(panel)).toBeFocused();
  await page.keyboard.press('Escape');
  for (const [name, done] of [
    ['Run again', 'Done.'],
    ['Check types', 'No type errors.'],
    ['Copy', 'Copied.'],
    ['Share', 'Link copied.'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(done);
  }
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/apis\/preferences#run=\d+\.[\w-]+$/);
  expect(page.url()).toBe(link);
  await expect(panel.locator('.run-log')).toContainText('/?');
  for (const [name, status] of [
    ['Stop', 'Stopped.'],
    ['Reset', 'Done.'],
  ] as const) {
    await panel.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status').first()).toHaveText(status);
  }
  await expect(panel.locator('.run-log')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('what is wrong in changed code is told with its line', { tag: '@any-size' }, async ({ page }) => {
  const panel = await openEditor(page, 'filesystem', 'stat');
  await expect(panel).toContainText('Prepared: await Filesystem.writeFile(');
  const imports = "import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';\n";
  const cases = [
    ['const a = 1;\nconst b = (;', 'Unexpected token (line 2)'],
    ["import { chunk } from 'lodash';\nchunk([]);", 'and not lodash (line 1)'],
    [`${imports}\nnull.a;`, "TypeError: Cannot read properties of null (reading 'a') (line 3)"],
    [`${imports}\nfunction f() {\n  missing();\n}\nf();`, 'ReferenceError: missing is not defined (line 4)'],
    [`${imports}${importOf('Nothing', 'filesystem')}Nothing;`, "does not provide an export named 'Nothing'"],
    ['', 'Filesystem is not defined (in what was prepared)'],
    [
      `${imports}console.log('begins'); for (;;) { try { for (;;); } catch {} }`,
      'Stopped: it ran for 3 seconds without a pause. (line 2)',
    ],
  ] as const;
  for (const [code, message] of cases) {
    await write(panel, code);
    await editorOf(panel).press('ControlOrMeta+Enter');
    await expect(panel.locator('.run-error').last()).toContainText(message);
  }
  await write(panel, `${imports}console.log('still there');`);
  await editorOf(panel).press('ControlOrMeta+Enter');
  await expect(panel.locator('.run-log')).toContainText('still there');
});

test('types are checked with the declarations of the version, when the reader asks for it', async ({ page }) => {
  const panel = await openEditor(page, 'filesystem', 'stat');
  const check = panel.getByRole('button', { name: 'Check types' });
  await check.click();
  // The compiler has nine megabytes before it is made small.
  await expect(panel).toContainText('No type errors.', { timeout: 30_000 });
  const imports = "import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';\n";
  await write(
    panel,
    `${imports}\nconst { size } = await Filesystem.stat({ path: 1, directory: Directory.Cache });\nsize.trim();\n`,
  );
  await check.click();
  await expect(panel).toContainText('2 type errors.', { timeout: 30_000 });
  await expect(panel.locator('.run-problems > li')).toHaveText([
    "Line 3Type 'number' is not assignable to type 'string'.",
    "Line 4Property 'trim' does not exist on type 'number'.",
  ]);
  await expect(panel.locator('.cm-lintRange-error')).toHaveText(['path', 'trim']);
  await panel.getByRole('button', { name: 'Line 4' }).click();
  await expect(editorOf(panel)).toBeFocused();
  await page.keyboard.insertText('/* here */');
  await expect(panel.locator('.cm-line').nth(3)).toHaveText('size./* here */trim();');
});

test('what checks types says so when it cannot be loaded', { tag: '@any-size' }, async ({ page, complaints }) => {
  const panel = await openEditor(page, 'preferences', 'keys');
  const check = panel.getByRole('button', { name: 'Check types' });
  const cases = [
    [/\/types\.json$/, 'What checks types could not be loaded.'],
    [/\/checker\./, 'Checking the types needs a script that could not be loaded.'],
    [/\/types-v4\./, 'The declarations could not be loaded.'],
  ] as const;
  for (const [address, message] of cases) {
    await page.route(address, (route) => route.fulfill({ status: 503 }));
    await check.click();
    await expect(panel).toContainText(message, { timeout: 30_000 });
    await page.unroute(address);
  }
  await check.click();
  await expect(panel).toContainText('No type errors.', { timeout: 30_000 });
  complaints.length = 0;
});

test('nothing of the editor loads before the press', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, `${basePath}apis/preferences`);
  const panel = await runSample(exampleOf(page, 'keys'));
  const ofEditor = () =>
    requests.filter((url) => /run\/(?:files\/(?:editor|compiler|checker|types)|v4\/types)[.-]/.test(url)).length;
  expect(ofEditor()).toBe(0);
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(panel)).toBeFocused();
  expect(ofEditor()).toBe(1);
});

test('an editor that does not load says so, and loads again', { tag: '@any-size' }, async ({ page, complaints }) => {
  await page.route(/\/editor\./, (route) => route.abort(), { times: 1 });
  await openPage(page, `${basePath}apis/preferences`);
  const block = exampleOf(page, 'keys');
  const panel = await runSample(block);
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(panel.getByRole('alert')).toContainText('The editor could not be loaded.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(editorOf(panel)).toBeVisible();
  complaints.length = 0;
});

test.describe('an open editor', () => {
  test.use({ bypassCSP: true });

  test('breaks no rule in either theme, and fits a narrow window', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 320 : 1280, height: 900 });
    await openEditor(page, 'preferences', 'keys');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
});
