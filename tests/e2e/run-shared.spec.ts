import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { basePath } from '../../src/config/base-path';
import { writeShared } from '../../src/packages/run/edit/share';
import { test as base, expect, openPage } from './fixtures';
import { attacks } from './run-attacks';
import { exampleOf } from './run-panel';

/* Links to changed code: what a friend sends, and what somebody sends who means harm. The browser reports much of the latter to the console, which is not a fault here. */

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  complaints: async ({}, use) => use([]),
});

const editorOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: /^Code of the sample/ });
const runOf = (panel: Locator): Locator => panel.getByRole('button', { name: /^Run/ });

/** Opens a link to changed code of an example. @returns the panel */
async function openLink(page: Page, plugin: string, id: string, code: string): Promise<Locator> {
  await openPage(page, `${basePath}apis/${plugin}`);
  const block = exampleOf(page, id);
  const mark = (await block.locator('.code-run').getAttribute('data-run')) ?? '';
  const fragment = await writeShared(Number(mark.split(' ')[2]), code);
  await page.goto('about:blank');
  await openPage(page, `${basePath}apis/${plugin}${fragment}`);
  return block.locator('.run-panel');
}

const imports = "import { Preferences } from '@capacitor/preferences';\n";

test('a link shows the code at its place, says where it comes from, and waits', async ({ page }) => {
  const code = `${imports}console.log('ran');\nawait Preferences.set({ key: 'a', value: 'b' });`;
  const panel = await openLink(page, 'preferences', 'remove', code);
  await expect(editorOf(panel)).toContainText("console.log('ran')");
  await expect(panel).toContainText('This code comes from a link, not from this site.');
  await expect(panel.getByRole('status').first()).toHaveText('Not run yet.');
  await expect(panel.getByText('This code comes from a link')).toBeInViewport();
  await expect(runOf(panel)).toBeInViewport();
  // Time in which it would have run.
  await page.waitForTimeout(1500);
  await expect(panel.locator('.run-lines > li')).toHaveCount(0);
  await runOf(panel).click();
  await expect(panel).toContainText("Preferences.set({ key: 'a', value: 'b' })");
  // The text of the page comes back, and what the link has brought does not.
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel).not.toContainText('comes from a link');
  await expect(editorOf(panel)).toContainText('Preferences.remove');
  await editorOf(panel).press('ControlOrMeta+z');
  await expect(editorOf(panel)).not.toContainText('ran');
  expect(new URL(page.url()).hash).toBe('');
});

test('a link opens where its page is open already', async ({ page }) => {
  const panel = await openLink(page, 'preferences', 'keys', "console.log('first')");
  await expect(editorOf(panel)).toContainText('first');
  const fragment = (await writeShared(0, "console.log('second')")).replace(
    '#run=0',
    new URL(page.url()).hash.split('.')[0] ?? '',
  );
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  await expect(editorOf(panel)).toContainText('second');
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('a link that means harm', { tag: '@any-size' }, () => {
  const bomb = deflateRawSync('a'.repeat(200_000_000)).toString('base64url');
  for (const [what, fragment, message] of [
    ['is cut off', '#run=0.y0jNyclXKMqv', 'no code that can be read'],
    ['has no data', '#run=0.', 'no code that can be read'],
    ['unpacks to 200 MB', `#run=0.${bomb}`, 'no code that can be read'],
    ['names a sample that is not there', '#run=999.y0jNyclXKMov', 'This page has no such sample.'],
    ['names none', '#run="><img src=x onerror=alert(1)>', 'This page has no such sample.'],
  ] as const) {
    test(`${what}, and says so`, async ({ page }) => {
      await openPage(page, `${basePath}apis/preferences${fragment}`);
      const note = page.getByRole('alert');
      await expect(note).toContainText(message);
      await expect(page.locator('.run-panel:visible')).toHaveCount(0);
      await note.getByRole('button', { name: 'Close' }).click();
      await expect(note).toHaveCount(0);
    });
  }

  test('reaches nothing of the site or the reader', async ({ page }) => {
    await openPage(page, `${basePath}apis/preferences`);
    await page.evaluate(() => localStorage.setItem('secret-of-site', 'secret'));
    await page.context().addCookies([{ name: 'secret', value: '1', url: page.url() }]);
    const requests: string[] = [];
    await page.route('https://example.com/**', (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    // One after the other, each with a line that says whose turn it is.
    const parts = Object.values(attacks).map(([code], index) => `console.log('turn ${index}');\n{ ${code} }`);
    const panel = await openLink(page, 'filesystem', 'mkdir', parts.join('\n'));
    await runOf(panel).click();
    await expect(panel.getByRole('status').first()).toHaveText(/^Done/);
    const lines = await panel.locator('.run-log').allInnerTexts();
    for (const [index, [what, [, outcome]]] of Object.entries(attacks).entries()) {
      const [turn, next] = [index, index + 1].map((number) =>
        lines.findIndex((line) => line.includes(`turn ${number}`)),
      );
      const pattern = outcome instanceof RegExp ? outcome : new RegExp(outcome.replace(/[^\w ]/g, '\\$&'));
      expect(lines.slice(Number(turn) + 1, next === -1 ? undefined : next).join('\n'), what).toMatch(pattern);
    }
    expect(lines.join('\n')).not.toContain('got secret');
    expect(page.context().pages()).toHaveLength(1);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('gets nothing that the sample may ask for', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    for (const [plugin, id] of [
      ['browser', 'open'],
      ['dialog', 'confirm'],
      ['clipboard', 'write'],
    ] as const) {
      const code = `document.body.innerHTML = '<button>More</button>';
document.querySelector('button').onclick = async () => {
  console.log('window', open('https://example.com/') === null, confirm('secret?'), await navigator.clipboard.readText().catch(({ name }) => name));
};`;
      const panel = await openLink(page, plugin, id, code);
      await runOf(panel).click();
      const frame = panel.frameLocator('iframe');
      await expect(panel.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts ');
      await expect(panel.locator('iframe')).toHaveAttribute('allow', '');
      await frame.getByRole('button', { name: 'Start' }).click();
      await frame.getByRole('button', { name: 'More' }).click();
      await expect(panel.locator('.run-log')).toContainText(/window true false NotAllowedError/);
    }
    expect(dialogs).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('can not keep the page busy', async ({ page }) => {
    // Seven attacks, each of which has some seconds.
    test.setTimeout(180_000);
    // On a busy machine, the time is over before there are so many messages.
    const flood = /more than 5000 messages|ran for 3 seconds/;
    const nested = `${'(x='.repeat(40)}1${')=>1'.repeat(40)};`;
    for (const [code, message] of [
      ['for (;;);', 'ran for 3 seconds'],
      ['performance.now = () => 0; const f = () => f(); while (true) try { f(); } catch {}', 'ran for 3 seconds'],
      ['const f = () => Promise.resolve().then(f); f();', 'ran for 3 seconds'],
      [nested, 'reading the code took more than 3 seconds'],
      ["for (let n = 0; n < 6000; n++) console.log(n, 'x'.repeat(3000))", flood],
      ["for (let n = 0; n < 6000; n++) parent.postMessage({ type: 'pong', time: 0 }, '*')", flood],
      ["for (let n = 0; n < 6000; n++) parent.postMessage('x'.repeat(1000), '*')", flood],
    ] as const) {
      const panel = await openLink(page, 'preferences', 'set', code);
      await runOf(panel).click();
      await expect(panel, code).toContainText(message);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
    }
  });

  test('can not run in a page of its own, nor in place of a sample that needs one', async ({ page }) => {
    const panel = await openLink(page, 'geolocation', 'getcurrentposition', "console.log('ran')");
    await expect(panel.getByRole('status').first()).toHaveText('This sample runs only as it is on this page.');
    await expect(panel.locator('iframe')).toHaveCount(0);
    const { hash } = new URL(page.url());
    await page.goto(`${basePath}run/v4/${hash}`);
    expect(await page.evaluate(() => document.body.childElementCount)).toBe(0);
  });
});
