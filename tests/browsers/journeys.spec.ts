import { expect, test } from './fixtures';
import { keys } from './reader';

/*
 * The core journeys, in browsers that are not based on Chromium. The details of each part are tested in Chromium, in ../e2e.
 */
test.describe.configure({ mode: 'default' });

test('reading: a page has its text, its code, its table of contents and tabs that switch', async ({ reader }) => {
  await reader.open('/docs/getting-started');
  await reader.see('article h1', /./);
  await reader.see('article pre', /npm install @capacitor\/core/);
  await reader.press('[role="tab"]', 'yarn');
  await reader.see('[role="tabpanel"] pre', /yarn add/);
  await reader.press('.table-of-contents a', /./);
  await expect.poll(() => reader.read(() => decodeURIComponent(location.hash).length)).toBeGreaterThan(1);
  await expect.poll(() => reader.read(() => window.scrollY)).toBeGreaterThan(0);
});

test('going on: the sidebar, the link to the next page and the way back, without loading the page anew', async ({
  reader,
}) => {
  await reader.open('/docs/getting-started');
  await reader.read(() => document.body.setAttribute('data-same-document', ''));
  await reader.press('.theme-doc-sidebar-container a', 'Environment Setup');
  await reader.seeAddress('/docs/getting-started/environment-setup');
  await reader.see('article h1', 'Environment Setup');
  await reader.press('a.pagination-nav__link--next', /./);
  await expect.poll(() => reader.read(() => location.pathname)).not.toBe('/docs/getting-started/environment-setup');
  await reader.back();
  await reader.seeAddress('/docs/getting-started/environment-setup');
  await reader.see('article h1', 'Environment Setup');
  expect(await reader.read(() => document.body.hasAttribute('data-same-document'))).toBe(true);
});

test('fetching ahead: what a link needs is there before it is followed', async ({ reader }) => {
  // Lists prefetched pages: addresses without a file extension that scripts or the browser's own prefetch requested.
  const listAhead = () =>
    reader.read(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/docs/') && !/\.\w+$/.test(path)),
    );
  await reader.open('/docs/getting-started');
  expect(await listAhead()).toEqual([]);
  await reader.type(keys.Shift);
  await reader.read(() => document.querySelector('.pagination-nav')?.scrollIntoView());
  await expect.poll(async () => (await listAhead()).length).toBeGreaterThan(0);
  await reader.press('a.pagination-nav__link--next', /./);
  await expect.poll(() => reader.read(() => location.pathname)).not.toBe('/docs/getting-started');
  await reader.see('article h1', /./);
});

test('searching: the dialog answers, Escape closes it, Enter opens the best hit', async ({ reader }) => {
  await reader.press('.navbar button', 'Search');
  await expect.poll(() => reader.read(() => document.activeElement?.matches('[role="dialog"] input'))).toBe(true);
  await reader.type('takePhoto');
  await reader.see('[role="dialog"] [role="treeitem"] a', /./);
  await reader.type(keys.Escape);
  await expect.poll(() => reader.read(() => document.querySelector('[role="dialog"]'))).toBeNull();
  await reader.press('.navbar button', 'Search');
  await expect.poll(() => reader.read(() => document.activeElement?.matches('[role="dialog"] input'))).toBe(true);
  await reader.read(() => (document.activeElement as HTMLInputElement).select());
  await reader.type('keyboard plugin');
  await reader.see('[role="dialog"] [role="treeitem"] a', /[Kk]eyboard/);
  await reader.type(keys.Enter);
  await reader.seeAddress(/^\/docs\/apis\/keyboard/);
});

test('another version: the menu leads to the same page of it, which says what it is', async ({ reader }) => {
  await reader.open('/docs/apis/camera');
  await reader.press('.navbar button', 'Version v4');
  await reader.press('.navbar .dropdown__menu a', /^v3/);
  await reader.seeAddress('/docs/v3/apis/camera');
  await reader.see('.theme-doc-version-banner', /v3/);
});

test('the theme: it switches, and the next page keeps it', async ({ reader }) => {
  const theme = () => reader.read(() => document.documentElement.dataset.theme);
  const first = await theme();
  for (let presses = 0; presses < 3 && (await theme()) === first; presses++) {
    await reader.press('.navbar button', /dark and light mode/);
  }
  const second = await theme();
  expect(second).not.toBe(first);
  await reader.open('/docs/cli');
  expect(await theme()).toBe(second);
});

test('a narrow window: the menu opens, leads to another page and closes', async ({ reader }) => {
  await reader.resize({ width: 460, height: 844 });
  await reader.open('/docs/apis/camera');
  await reader.press('.navbar button', 'Toggle navigation bar');
  await reader.press('.navbar-sidebar button', /Back to main menu/);
  await reader.press('.navbar-sidebar button', 'Version v4');
  await reader.see('.navbar-sidebar a', /^v2/);
  await reader.press('.navbar-sidebar a', 'Start an app');
  await reader.seeAddress('/docs/getting-started');
  await expect.poll(() => reader.read(() => document.querySelector('.navbar-sidebar--show'))).toBeNull();
  expect(await reader.read(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
