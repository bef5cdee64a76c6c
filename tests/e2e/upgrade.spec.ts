import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectRoot } from '../../src/build/files/project-root';
import { findViolations } from './axe';
import { expect, openPage, test } from './fixtures';

/* The upgrade assistant makes a plan for an app from its package.json, entirely in the browser. */

const folder = join(projectRoot, 'tests/fixtures/upgrade');

/** Reads the package.json of a public app. */
function readPackages(name: string): string {
  const { packageJson } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { packageJson: object };
  return JSON.stringify(packageJson, null, 2);
}

const field = (page: Page) => page.getByLabel('Your package.json');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Opens the assistant and waits until its data is loaded. */
async function openAssistant(page: Page): Promise<void> {
  await openPage(page, '/docs/upgrade');
  await expect(status(page)).toHaveText('Paste a package.json, or pick plugins.');
}

/** Returns a promise and the function that resolves it. */
function makeGate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a pasted package.json becomes a checklist that the browser keeps, and nothing is sent', {
  tag: '@any-size',
}, async ({ page }) => {
  await openAssistant(page);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await field(page).fill(readPackages('lichobile-3'));
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('v3');
  await expect(page.getByRole('heading', { name: 'Your plan from v3 to v4' })).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).selectOption('v5');
  await expect(page.getByRole('heading', { name: 'Your plan from v3 to v5' })).toBeVisible();
  await expect(status(page)).toContainText('The plan has 60 tasks.');
  const task = page.getByRole('checkbox', { name: /^Filesystem: readdir returns/ });
  await task.check();
  await expect(page.getByText('1 of 60 done')).toBeVisible();
  await page.getByText('How to do it').first().click();
  await expect(page.getByRole('cell', { name: 'Xcode' }).first()).toBeVisible();
  // The site may prefetch its own pages, but no request may contain anything from the file.
  const told = asked.filter((request) => {
    const { origin, search, pathname } = new URL(request.url());
    const isPlain = request.method() === 'GET' && request.postData() === null && search === '';
    return !isPlain || origin !== new URL(page.url()).origin || /stockfish|@capacitor|keep-awake/.test(pathname);
  });
  expect(told.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('1 of 60 done')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Filesystem: readdir returns/ })).toBeChecked();
  await page.getByRole('button', { name: 'Remove this app' }).click();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-upgrade'))).toBeNull();
  // The button is gone, so the focus needs another place.
  await expect(field(page)).toBeFocused();
});

test('two tabs keep the ticks of each other', { tag: '@any-size' }, async ({ page, context }) => {
  await openAssistant(page);
  await field(page).fill(readPackages('fyle-3'));
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/docs/upgrade');
  await other.getByRole('checkbox', { name: /^App: exitApp\(\)/ }).check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Build, sync and try the app' }).check();
  await expect(other.getByText(/^2 of \d+ done$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove this app' }).click();
  await expect(other.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
});

test('what is pasted before the page comes to life is read when the data are there', { tag: '@any-size' }, async ({
  page,
}) => {
  const { promise: isPasted, resolve: goOn } = makeGate();
  for (const part of ['**/assets/js/**', '**/upgrade/data.json']) {
    await page.route(part, async (route) => {
      await isPasted;
      await route.continue();
    });
  }
  await page.goto('/docs/upgrade', { waitUntil: 'commit' });
  await field(page).fill('{ "dependencies": { "@capacitor/core": "^2.5.0" } }');
  goOn();
  await expect(page.getByRole('heading', { name: 'Your plan from v2 to v4' })).toBeVisible();
  await expect(field(page)).toHaveValue('{ "dependencies": { "@capacitor/core": "^2.5.0" } }');
});

test('a plan leads from version 2 to 5 with the plugins that the reader picks', { tag: '@any-size' }, async ({
  page,
}) => {
  await openAssistant(page);
  await field(page).fill(readPackages('airgap-vault-2'));
  await page.getByRole('combobox', { name: 'To' }).selectOption('v5');
  await expect(page.getByText('The plan has all of them until you pick yours.')).toBeVisible();
  await page.getByText('Plugins that the app uses').click();
  for (const plugin of ['App', 'Clipboard', 'Permissions', 'Splash Screen', 'Status Bar']) {
    await page
      .getByRole('group', { name: /^Version 2 has its plugins in the core/ })
      .getByRole('checkbox', { name: plugin, exact: true })
      .check();
  }
  await expect(status(page)).toContainText('The plan has 74 tasks.');
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'From version' })).toHaveText([
    'From version 2 to version 3',
    'From version 3 to version 4',
    'From version 4 to version 5',
  ]);
  await expect(page.getByRole('checkbox', { name: /^cordova-plugin-compat/ })).toBeVisible();
  const others = page.getByText(/packages have no task in this plan/);
  await others.click();
  await expect(page.getByText('rxjs', { exact: true })).toBeVisible();
});

test('a broken file is refused with line and column, and hostile names stay text', { tag: '@any-size' }, async ({
  page,
}) => {
  await openAssistant(page);
  await field(page).fill('{\n  "dependencies": {\n    "@capacitor/core": "^4.0.0",\n  }\n}');
  await expect(page.getByRole('alert')).toHaveText(/^Line 4, column 3: A name in double quotes is missing here/);
  expect(await findViolations(page)).toEqual([]);
  const hostile = '<img src=x onerror="window.wasRun=true">';
  const packages = { '@capacitor/core': '^4.0.0', [hostile]: '1', [`capacitor-${hostile}`]: '1' };
  await field(page).fill(JSON.stringify({ dependencies: packages }));
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByText(`capacitor-${hostile}`, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a version that the docs do not have is named', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  await field(page).fill('{"dependencies": {"@capacitor/core": "^7.0.0"}}');
  await expect(status(page)).toContainText('The file has Capacitor 7.');
});

test('the plan is copied as Markdown', { tag: '@any-size' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page);
  await field(page).fill(readPackages('fyle-3'));
  await page.getByRole('checkbox', { name: /^App: exitApp\(\)/ }).check();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied as Markdown.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('# Upgrade from Capacitor v3 to v4');
  expect(text).toContain('- [x] App: `exitApp()` returns a promise');
  expect(text).toContain(`(${new URL('/docs/updating/4-0#plugins', page.url())})`);
});

test('the keyboard alone makes and ticks a plan', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openAssistant(page);
  await field(page).focus();
  await page.keyboard.insertText('{"dependencies": {"@capacitor/core": "^4.0.0", "@capacitor/device": "^4.0.0"}}');
  await page.getByRole('link', { name: 'Go to the plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /^Device: one change/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and leads to the guides', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/docs/upgrade');
    await expect(page.locator('main noscript p')).toContainText('The assistant needs JavaScript');
    await expect(field(page)).toBeHidden();
    await page.getByRole('link', { name: 'Updating to 4.0' }).click();
    await expect(page.locator('article h1')).toHaveText('Updating to 4.0');
  });
});

test('the page keeps within a window of 320 pixels', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAssistant(page);
  await field(page).fill(readPackages('fyle-4'));
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /Failed to (?:load resource|fetch)/ });

  test('can be tried again', { tag: '@any-size' }, async ({ page }) => {
    await page.route('**/upgrade/data.json', (route) => route.abort());
    await openPage(page, '/docs/upgrade');
    await expect(status(page)).toContainText('could not be loaded');
    await page.unroute('**/upgrade/data.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText('Paste a package.json, or pick plugins.');
  });
});
