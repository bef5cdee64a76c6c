import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findViolations } from './axe';
import { expect, holdBack, openPage, test } from './fixtures';

/* The upgrade assistant makes a plan for an app from its package.json, entirely in the browser. */

const folder = join(projectRoot, 'tests/fixtures/upgrade');
const apps = join(projectRoot, 'tests/fixtures/upgrade-apps');

/** Reads a file in the shape of a public app's. */
function readApp(name: string): string {
  return readFileSync(join(apps, name), 'utf8');
}

/** Reads the package.json of a public app. */
function readPackages(name: string): string {
  const { packageJson } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { packageJson: object };
  return JSON.stringify(packageJson, null, 2);
}

const field = (page: Page) => page.getByLabel('Your package.json or lock file');
const chooser = (page: Page) => page.getByRole('group', { name: 'Files of your app' }).locator('input').first();
const unfold = (page: Page) =>
  page.getByRole('group', { name: 'Files of your app' }).getByText('A whole project, or pasted text');
const heading = (page: Page) => page.getByRole('heading', { name: /^Your plan/ });
const from = (page: Page) => page.getByRole('combobox', { name: 'From' });
const status = (page: Page) => page.getByRole('status', { name: 'About your app' });

/** Opens the assistant and waits until its data is loaded. */
async function openAssistant(page: Page): Promise<void> {
  await openPage(page, '/docs/upgrade');
  await expect(page.getByRole('button', { name: 'Try it with a sample app' })).toBeEnabled();
  await unfold(page).click();
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
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).selectOption('v5');
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v5' })).toBeVisible();
  await expect(status(page)).toContainText('60 tasks');
  const task = page.getByRole('checkbox', { name: /^Filesystem: readdir returns/ });
  await task.check();
  await expect(page.getByText('1 of 60 done')).toBeVisible();
  // The first open task is unfolded.
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
  await page.getByRole('button', { name: 'Clear app' }).click();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-upgrade'))).toBeNull();
  await expect(chooser(page)).toBeFocused();
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
  await page.getByRole('button', { name: 'Clear app' }).click();
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
  await unfold(page).click();
  await field(page).fill('{ "dependencies": { "@capacitor/core": "^2.5.0" } }');
  goOn();
  await expect(page.getByRole('heading', { name: 'Your plan, v2 to v4' })).toBeVisible();
  await expect(field(page)).toHaveValue('{ "dependencies": { "@capacitor/core": "^2.5.0" } }');
});

test('a plan leads from version 2 to 5 with the plugins that the reader picks', { tag: '@any-size' }, async ({
  page,
}) => {
  await openAssistant(page);
  await field(page).fill(readPackages('airgap-vault-2'));
  await page.getByRole('combobox', { name: 'To' }).selectOption('v5');
  await expect(page.getByText('The plan has all of them until you pick yours.')).toBeVisible();
  const plugins = page.getByRole('group', { name: /^Plugins/ });
  await plugins.getByRole('button', { name: /more$/ }).click();
  for (const plugin of ['App', 'Clipboard', 'Permissions', 'Splash Screen', 'Status Bar'])
    await plugins.getByRole('checkbox', { name: plugin, exact: true }).check();
  await expect(status(page)).toContainText('75 tasks');
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
  await field(page).fill('{\n  "dependencies": {\n    "@capacitor/core" "^4.0.0"\n  }\n}');
  await expect(page.getByRole('alert')).toHaveText('Line 3, column 23: A colon is missing here.');
  await expect(heading(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const hostile = '<img src=x onerror="window.wasRun=true">';
  const packages = { '@capacitor/core': '^4.0.0', [hostile]: '1', [`capacitor-${hostile}`]: '1' };
  await field(page).fill(JSON.stringify({ dependencies: packages }));
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByText(`capacitor-${hostile}`, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

/** Texts without a known start, with what the page says about each. */
const withoutStart = [
  { name: 'latest', text: readApp('latest.json'), says: 'Line 6: @capacitor/core latest is a tag' },
  { name: 'several majors', text: readApp('several-majors.json'), says: 'allows the versions 3 to 4' },
  { name: 'no Capacitor', text: readApp('without-capacitor.json'), says: 'The version of your app is not known' },
  { name: 'packages far apart', text: readApp('very-old-plugin-5.json'), says: 'core 5, device 1 (of version 3)' },
  {
    name: 'newest',
    text: readApp('ionic-vue-5.json'),
    says: 'the newest version of these docs: there is nothing to do',
  },
  { name: 'newer', text: readApp('updater-8.json'), says: 'These docs end at version 5' },
  { name: 'older', text: readApp('bets-1.json'), says: 'First upgrade it to version 2' },
  { name: 'a workspace', text: readApp('npm-workspace-root.json'), says: 'in apps/*, packages/*' },
];

for (const { name, text, says } of withoutStart) {
  test(`an app without a known start gets no plan: ${name}`, async ({ page }) => {
    await openAssistant(page);
    // A plan from before does not stay.
    await field(page).fill(readPackages('fyle-3'));
    await expect(heading(page)).toBeVisible();
    await field(page).fill(text);
    await expect(status(page)).toContainText(says);
    await expect(heading(page)).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a version that is not known is asked for, and the choice counts for this app only', async ({ page }) => {
  await openAssistant(page);
  await field(page).fill(readApp('latest.json'));
  await expect(from(page)).toHaveValue('');
  await from(page).selectOption('v3');
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await expect(status(page)).toContainText('The plan starts at version 3, which you chose.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await page.getByText('A whole project, or pasted text').click();
  await field(page).fill(readApp('next.json'));
  await expect(heading(page)).toHaveCount(0);
  await expect(from(page)).toHaveValue('');
});

test('an app of the newest version cannot choose a plan that downgrades it', async ({ page }) => {
  await openAssistant(page);
  await field(page).fill(readApp('ionic-vue-5.json'));
  await expect(from(page).getByRole('option')).toHaveText(['Choose', 'v4']);
  await field(page).fill(readApp('updater-8.json'));
  await expect(from(page)).toBeDisabled();
});

/** Texts with a known start, in other formats than `package.json`. */
const otherFormats = [
  { file: 'yarn-1.lock', plan: 'v4 to v5', command: 'yarn add @capacitor/core@5' },
  { file: 'yarn-4-workspace.lock', plan: 'v3 to v4', command: 'yarn add @capacitor/core@4' },
  { file: 'pnpm-lock-9-workspace.yaml', plan: 'v4 to v5', command: 'pnpm add @capacitor/core@5' },
  { file: 'package-lock-2.json', plan: 'v4 to v5', command: 'npm install @capacitor/core@5' },
  { file: 'cap-doctor-2.txt', plan: 'v2 to v4', command: 'npm install @capacitor/core@3' },
  { file: 'npm-ls-windows-3.txt', plan: 'v3 to v4', command: 'npm install @capacitor/core@4' },
  { file: 'pnpm-catalog-with-workspace-4.txt', plan: 'v4 to v5', command: 'pnpm add @capacitor/core@5' },
  { file: 'only-dependencies-3.txt', plan: 'v3 to v4', command: 'npm install @capacitor/core@4' },
];

test('lock files and the output of commands are read, with the commands of their package manager', {
  tag: '@any-size',
}, async ({ page }) => {
  await openAssistant(page);
  for (const { file, plan, command } of otherFormats) {
    await field(page).fill(readApp(file));
    await expect(page.getByRole('heading', { name: `Your plan, ${plan}` }), file).toBeVisible();
    await expect(page.locator('main pre', { hasText: command }).first(), file).toBeAttached();
  }
  await chooser(page).setInputFiles(join(apps, 'bun.lock'));
  await expect(status(page)).toContainText('Your app has Capacitor 5, the newest version of these docs');
  await expect(page.getByRole('button', { name: 'bun' })).toHaveAttribute('aria-pressed', 'true');
});

test('packages of two versions are named, and the step between them comes first', { tag: '@any-size' }, async ({
  page,
}) => {
  await openAssistant(page);
  await field(page).fill(readApp('forgotten-storage-4.json'));
  await expect(status(page)).toContainText(
    'different versions of Capacitor: core 4, storage 1 (of version 3). Finish the step to version 4 first.',
  );
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
});

test('native steps that are left out are named and can be added', async ({ page }) => {
  await openAssistant(page);
  await field(page).fill(readApp('svelte-without-platforms-4.json'));
  await expect(page.getByRole('heading', { level: 4, name: 'iOS project' })).toHaveCount(0);
  await expect(page.getByText('The plan leaves out the steps for iOS and Android.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'iOS', exact: true }).check();
  await expect(page.getByRole('heading', { level: 4, name: 'iOS project' })).toBeVisible();
  await expect(page.getByText('The plan leaves out the steps for Android.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Android', exact: true }).check();
  await expect(page.getByText(/The plan leaves out/)).toHaveCount(0);
});

test('the keyboard alone chooses a version that is not known', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openAssistant(page);
  await field(page).focus();
  await page.keyboard.insertText(readApp('workspace-star.json'));
  await page.keyboard.press('Tab');
  await expect(from(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Your plan, v2 to v4' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await expect(from(page)).toBeFocused();
});

test('the plan is copied as Markdown', { tag: '@any-size' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page);
  await field(page).fill(readPackages('fyle-3'));
  await page.getByRole('checkbox', { name: /^App: exitApp\(\)/ }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied as Markdown')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('# Upgrade from Capacitor v3 to v4');
  expect(text).toContain('- [x] App: `exitApp()` returns a promise');
  expect(text).toContain(`(${new URL('/docs/updating/4-0#plugins', page.url())})`);
});

test('a task that is ticked folds, and the next open one unfolds', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  await field(page).fill(readPackages('fyle-3'));
  const expanders = page.getByRole('button', { name: 'How to do it' });
  const open = page.locator('main li > [aria-expanded="true"]');
  await expect(expanders.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toHaveCount(1);
  await page.locator('main li > input').nth(0).check();
  await expect(expanders.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(expanders.nth(1)).toHaveAttribute('aria-expanded', 'true');
  // The button of the details does the same, and the focus goes on to the next task.
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible();
  await expect(expanders.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main li > input').nth(2)).toBeFocused();
  await expect(open).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible();
});

test('what is opened before the assistant is there stays open', { tag: '@any-size' }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/js/react.*.js');
  await openPage(page, '/docs/upgrade');
  await unfold(page).click();
  await expect(field(page)).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Try it with a sample app' })).toBeEnabled();
  await expect(field(page)).toBeVisible();
});

test('a text is pasted and a file dropped anywhere on the page', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'phones have neither keys nor files to drag');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), readPackages('fyle-3'));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).evaluate((title, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'package.json'));
    for (const type of ['dragover', 'drop'])
      title.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, readPackages('fyle-4'));
  await expect(page.getByRole('heading', { name: 'Your plan, v4 to v5' })).toBeVisible();
  await expect(page.getByText('package.json', { exact: true }).first()).toBeVisible();
});

test('the form stays beside the plan, and a sample shows one', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have one column');
  await page.setViewportSize({ width: 1280, height: 860 });
  await openAssistant(page);
  await page.getByRole('button', { name: 'Try it with a sample app' }).click();
  await expect(heading(page)).toBeVisible();
  await unfold(page).click();
  const [form, plan] = [await page.locator('main form').boundingBox(), await heading(page).boundingBox()];
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(plan?.x ?? 0);
  await page.mouse.wheel(0, 1200);
  await expect(from(page)).toBeInViewport();
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
    for (const button of main.querySelectorAll<HTMLElement>('li > [aria-expanded="false"]')) button.click();
  });
  await expect(page.locator('main li > [aria-expanded="false"]')).toHaveCount(0);
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
    await expect(page.getByRole('button', { name: 'Try it with a sample app' })).toBeEnabled();
  });
});
