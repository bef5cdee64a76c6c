import type { Page } from '@playwright/test';
import { test as base, expect, expectDrawn, openPage } from './fixtures';
import { attacks } from './run-attacks';
import { exampleOf, runCode, runSample } from './run-panel';

/* What code in the frame of a sample must not be able to do. The browser reports much of it to the console, which is not a fault here. */

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  complaints: async ({}, use) => use([]),
});

async function openFrame(page: Page) {
  await openPage(page, '/docs/apis/preferences');
  await expectDrawn(page);
  await page.evaluate(() => localStorage.setItem('secret-of-site', 'secret'));
  await page.context().addCookies([{ name: 'secret', value: '1', url: page.url() }]);
  return runSample(exampleOf(page, 'keys'));
}

test('code in the frame reaches nothing of the site', async ({ page }) => {
  const panel = await openFrame(page);
  for (const [what, [code, outcome]] of Object.entries(attacks)) {
    await page.evaluate(() => document.querySelector('.run-lines')?.replaceChildren());
    await runCode(panel, code);
    await expect(panel.locator('.run-log').first(), what).toContainText(outcome);
    await expect(panel.locator('.run-lines'), what).not.toContainText('got secret');
  }
  expect(page.url()).toMatch(/preferences$/);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.evaluate(() => ['hacked' in window, document.querySelector('.run-lines img')])).toEqual([
    false,
    null,
  ]);
});

test('the frame can not go to another address', async ({ page }) => {
  const panel = await openFrame(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await runCode(panel, "location.href = 'https://example.com/?secret'");
  await expect(panel.getByRole('status')).toContainText('did not respond');
  expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('a flood of messages is stopped', async ({ page }) => {
  const panel = await openFrame(page);
  await runCode(panel, "for (let n = 0; n < 6000; n++) console.log(n, 'x'.repeat(3000))");
  await expect(panel.getByRole('status')).toContainText('more than 5000 messages');
  expect(await panel.locator('.run-lines > li').count()).toBeLessThanOrEqual(201);
});

test('messages of another shape, and of other windows, are ignored', async ({ page }) => {
  const panel = await openFrame(page);
  const before = await panel.locator('.run-lines > li').count();
  await page.evaluate(() =>
    window.postMessage({ type: 'log', time: 0, values: [{ kind: 'string', text: 'forged' }] }, '*'),
  );
  await runCode(
    panel,
    "for (const message of [null, 1, {}, { type: 'log', time: 0, values: 'abc' }, { type: 'call', time: 0, id: 1, name: {}, values: [] }]) parent.postMessage(message, '*'); console.log('through')",
  );
  await expect(panel).toContainText('through');
  await expect(panel).not.toContainText('forged');
  expect(await panel.locator('.run-lines > li').count()).toBe(before + 1);
});

test('an address can not bring code into a page of its own', async ({ page }) => {
  for (const hash of ['alert(1)', '../../x.1', '00000000.0', 'https://example.com/a.js'])
    await page.goto(`/docs/run/v4/#${hash}`);
  expect(await page.evaluate(() => [self.origin, document.body.childElementCount])).toEqual(['null', 0]);
});

test('the document of a frame runs nothing by itself, and nobody else can frame the site', async ({ page }) => {
  const frame = await page.request.get('/docs/run/v4/');
  const policy = frame.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts');
  const others = await page.request.get('/docs/apis/preferences');
  expect(others.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(others.headers()['access-control-allow-origin']).toBeUndefined();
  await page.goto('/docs/run/v4/');
  expect(await page.evaluate(() => [location.origin, self.origin, document.body.children.length])).toEqual([
    expect.stringContaining('http'),
    'null',
    0,
  ]);
});
