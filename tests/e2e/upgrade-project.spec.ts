import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findViolations } from './axe';
import { expect, openPage, test } from './fixtures';

/* The upgrade assistant reads the files of a whole app, and checks off what is done. Nothing leaves the browser. */

const projects = join(projectRoot, 'tests/fixtures/upgrade-projects');

const folderInput = (page: Page) => page.getByLabel('Choose a folder');
const read = (page: Page) => page.getByRole('group', { name: 'Files of your app' });
const filesInput = (page: Page) => read(page).locator('input').first();
const planHeading = (page: Page) => page.getByRole('heading', { name: /^Your plan/ });

/** Opens the assistant and waits until its data is loaded. */
async function openAssistant(page: Page, query = ''): Promise<void> {
  const loaded = page.waitForResponse('**/upgrade/data.json');
  await openPage(page, `/docs/upgrade${query}`);
  await loaded;
  await read(page).getByText('A whole project, or pasted text').click();
}

/** Returns the requests that say anything about an app: the site may only prefetch its own pages. */
function watchRequests(page: Page): () => string[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return () =>
    asked.flatMap((request) => {
      const { origin, search, pathname } = new URL(request.url());
      const isPlain = request.method() === 'GET' && request.postData() === null && search === '';
      if (/harbor|pilot|myapp|sdkversion/i.test(pathname)) return pathname;
      const isOwn = origin === new URL(page.url()).origin;
      return isPlain && isOwn ? [] : `${request.method()} ${request.url()}`;
    });
}

const task = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: typeof name === 'string' }) });

test('the folder of an app checks off what is done, with the lines that prove it, and nothing is sent', async ({
  page,
}) => {
  await openAssistant(page);
  const listTold = watchRequests(page);
  await folderInput(page).setInputFiles(join(projects, 'harbor-3'));
  await expect(page.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
  await expect(read(page)).toContainText('10 files were read');
  await read(page).getByText('Files that were read').click();
  await expect(read(page).getByRole('listitem').filter({ hasText: 'variables.gradle' })).toHaveText(
    'android/variables.gradle',
  );

  const variables = task(page, /^variables\.gradle/);
  await expect(variables.getByRole('checkbox')).toBeChecked();
  await expect(variables).toContainText('android/variables.gradle:3 compileSdkVersion = 32');
  await expect(variables).toContainText(
    'android/variables.gradle:2 minSdkVersion = 24 Newer than in new projects, which have 22.',
  );
  const manifest = task(page, /^AndroidManifest\.xml/);
  await expect(manifest.getByRole('checkbox')).not.toBeChecked();
  await expect(manifest).toContainText('.ShareActivity has an intent filter, but no android:exported.');
  await expect(task(page, 'Build, sync and try the app').getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByText(/^5 of \d+ done$/)).toBeVisible();
  expect(listTold()).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  // Ticks stay; the files are not stored.
  await page.reload();
  await expect(page.getByText(/^5 of \d+ done$/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('minSdkVersion');
  await page.getByRole('button', { name: 'Clear app' }).click();
  await expect(planHeading(page)).toHaveCount(0);
});

test('a folder with several apps asks which one it is', async ({ page }) => {
  await openAssistant(page);
  await folderInput(page).setInputFiles(projects);
  const choice = page.getByRole('group', { name: 'There are 3 apps. Which one is it?' });
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await expect(planHeading(page)).toHaveCount(0);
  await choice.getByRole('radio', { name: 'orchard-4/apps/mobile' }).check();
  await expect(page.getByRole('heading', { name: 'Your plan, v4 to v5' })).toBeVisible();
  await expect(read(page)).toContainText('of orchard-4/apps/mobile');
  await expect(task(page, 'Choose the scheme')).toContainText("capacitor.config.ts:10 androidScheme: 'http',");
  await choice.getByRole('radio', { name: 'trail-2' }).check();
  await expect(page.getByRole('heading', { name: 'Your plan, v2 to v4' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('several files are enough', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  const own = ['package.json', 'android/variables.gradle', 'ios/App/Podfile'].map((file) =>
    join(projects, 'harbor-3', file),
  );
  await filesInput(page).setInputFiles(own);
  await expect(read(page)).toContainText('3 files were read');
  await expect(read(page)).toContainText('Not there: android/build.gradle');
  await expect(task(page, /^variables\.gradle/).getByRole('checkbox')).toBeChecked();
  // The Xcode project is a part of this step.
  const target = task(page, /^Deployment target/);
  await expect(target.getByRole('checkbox')).not.toBeChecked();
  await expect(target).toContainText('Not read, so compare it yourself: ios/App/App.xcodeproj/project.pbxproj.');
});

test('files without an app are named, and the next folder counts', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  await filesInput(page).setInputFiles([join(projectRoot, 'README.md'), join(projectRoot, 'LICENSE')]);
  await expect(read(page)).toContainText('There is no package.json');
  await folderInput(page).setInputFiles(join(projects, 'harbor-3'));
  await expect(planHeading(page)).toBeVisible();
  await expect(read(page)).not.toContainText('There is no package.json');
});

test('a folder can be dropped', async ({ page, devTools, isMobile }, testInfo) => {
  test.skip(isMobile, 'phones have no files to drag');
  await openAssistant(page);
  // Packages are not looked into.
  const folder = testInfo.outputPath('app');
  cpSync(join(projects, 'harbor-3'), folder, { recursive: true });
  cpSync(join(projects, 'trail-2'), join(folder, 'node_modules/trail'), { recursive: true });
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, ...at, data });
  await expect(read(page)).toContainText('10 files were read');
  await expect(page.getByText(/^5 of \d+ done$/)).toBeVisible();
});

test('a big folder does not stop the page', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  const gap = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('input[webkitdirectory]');
    if (input === null) return Number.POSITIVE_INFINITY;
    // What the page asks of files that it does not open. So many real ones take too long to make.
    const files = Array.from({ length: 200_000 }, (_, index) => {
      return { name: 'index.js', webkitRelativePath: `app/node_modules/p${index}/index.js` };
    });
    Object.defineProperty(input, 'files', { value: files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    let [last, longest] = [performance.now(), 0];
    for (let turn = 0; turn < 50; turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  expect(gap, 'milliseconds').toBeLessThan(500);
  await expect(read(page)).toContainText('There is no package.json');
});

test('the files and the proof keep within a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAssistant(page);
  await folderInput(page).setInputFiles(projects);
  await page.getByRole('radio', { name: 'orchard-4/apps/mobile' }).check();
  await expect(planHeading(page)).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    for (const button of main.querySelectorAll<HTMLElement>('li > [aria-expanded="false"]')) button.click();
  });
  await expect(page.locator('main li > [aria-expanded="false"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the keyboard alone chooses an app and reads the proof', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openAssistant(page);
  const chooser = page.waitForEvent('filechooser');
  await folderInput(page).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(projects);
  const first = page.getByRole('radio', { name: 'harbor-3' });
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(planHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(planHeading(page)).toBeFocused();
  const more = task(page, /^variables\.gradle/).getByText(/more lines that prove it$/);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('android/variables.gradle:17')).toBeVisible();
});

test.describe('an address with a choice', () => {
  test('is copied, and makes the same plan elsewhere', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAssistant(page);
    await folderInput(page).setInputFiles(join(projects, 'harbor-3'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search + link.hash).toBe(
      '/docs/upgrade?from=v3&to=v4&plugins=app,camera,haptics,keyboard,status-bar,storage',
    );
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await openAssistant(other, link.search);
    await expect(other.getByRole('heading', { name: 'Your plan, v3 to v4' })).toBeVisible();
    await expect(other.getByRole('checkbox', { name: 'Camera', exact: true })).toBeChecked();
    await elsewhere.close();
  });

  test('works with the navigation of the site', { tag: '@any-size' }, async ({ page }) => {
    await openAssistant(page, '?from=v2&to=v3&plugins=camera');
    await expect(page.getByRole('heading', { name: 'Your plan, v2 to v3' })).toBeVisible();
    const guides = page.getByRole('region', { name: 'Or read the whole guide' });
    await guides.getByRole('link', { name: 'Updating to 3.0' }).click();
    await expect(page.locator('article h1')).toHaveText('Updating to 3.0');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your plan, v2 to v3' })).toBeVisible();
    // What the reader changes counts from then on, and the address no longer says something else.
    await page.getByRole('combobox', { name: 'To' }).selectOption('v4');
    await expect(page.getByRole('heading', { name: 'Your plan, v2 to v4' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('may be wrong, and says so', { tag: '@any-size' }, async ({ page }) => {
    await openAssistant(page, '?from=v9&to=v4&plugins=camera,<img src=x onerror=window.wasRun=true>');
    await expect(page.getByText('The address has values that this page does not know')).toContainText('from=v9');
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('two apps with the same name keep their own ticks', { tag: '@any-size' }, async ({ page }) => {
  await openAssistant(page);
  const field = page.getByRole('textbox', { name: /package\.json/ });
  const paste = (plugin: string) =>
    field.fill(JSON.stringify({ name: 'myApp', dependencies: { '@capacitor/core': '^4.0.0', [plugin]: '^4.0.0' } }));
  const check = page.getByRole('checkbox', { name: 'Build, sync and try the app' });
  await paste('@capacitor/camera');
  await check.check();
  await paste('@capacitor/device');
  await expect(check).not.toBeChecked();
  await paste('@capacitor/camera');
  await expect(check).toBeChecked();
});
