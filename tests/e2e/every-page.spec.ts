import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../src/build/files/project-root';
import { findNewViolations } from './axe';
import { sweepPages } from './axe-sweep';
import { expect, openPage, test } from './fixtures';

/*
 * Axe on every page of the build, in a wide window and the light theme. The dark theme, phones and what opens above a page are looked
 * at template by template in accessibility.spec.ts.
 */
test.skip(({ isMobile }) => isMobile, 'one size is enough here');
test.use({ bypassCSP: true });
// Patient, because a busy machine is slow at this.
test.setTimeout(300_000);

/** How many pages one test looks at: workers share small portions better, and large ones have less twice. */
const portion = 320;

const buildFolder = join(projectRoot, 'build');

/** The same for a page in all versions and what changed in it, which have much in common: they are looked at one after the other. */
function toSubject(path: string): string {
  const [, version = '', subject = ''] =
    /^\/docs\/((?:changes\/)?(?:next|v\d+(?:-v\d+)?)(?:\/|$))?(.*)$/.exec(path) ?? [];
  return `${subject} ${version}`;
}

/**
 * Every page with content of its own: neither those that lead on, nor the copies at folded addresses, which are the same pages, nor
 * those of the generator about itself, which are not for readers.
 */
const paths = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('__docusaurus/'))
  .filter((file) => !/<meta http-equiv="?refresh/i.test(readFileSync(join(buildFolder, file), 'utf8')))
  .filter((file) => !existsSync(join(buildFolder, file.replace(/index\.html$/, 'index/index.html'))))
  .map((file) => `/docs/${file.replace(/\/?index\.html$/, '')}`)
  .sort((one, other) => (toSubject(one) < toSubject(other) ? -1 : 1));

test.describe('every page breaks no rule', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  for (let start = 0; start < paths.length; start += portion) {
    const part = paths.slice(start, start + portion);
    test(`from ${part[0]} to ${part.at(-1)}`, async ({ page }) => {
      expect(await sweepPages(page, part)).toEqual([]);
    });
  }
});

test('there are pages of every version among them', () => {
  expect(paths.length).toBeGreaterThan(480);
  for (const version of ['/docs/apis/', '/docs/next/', '/docs/v3/', '/docs/v2/']) {
    expect(paths.filter((path) => path.startsWith(version)).length).toBeGreaterThan(20);
  }
});

test('a broken rule is noticed, and a pale text even after others', async ({ page }) => {
  expect(await sweepPages(page, ['/docs/', '/docs/config'])).toEqual([]);
  await page.evaluate(() =>
    document
      .querySelector('article')
      ?.insertAdjacentHTML('beforeend', '<img src="data:,"><p style="color: #888; background: #999">pale</p>'),
  );
  const violations = (await findNewViolations(page)).join('\n');
  expect(violations).toMatch(/^image-alt at .*img/m);
  expect(violations).toMatch(/^color-contrast at .*p/m);
});

test('a page is left out only if nothing on it is new but the words', async ({ page }) => {
  const paths = ['/docs/apis/toast', '/docs/next/apis/toast', '/docs/v3/apis/toast'];
  const [, same = '', last = ''] = paths;
  const change = (path: string, rewrite: (html: string) => string): ReturnType<Page['route']> =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    });
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await change(same, () =>
    readFileSync(join(buildFolder, 'apis/toast/index.html'), 'utf8').replaceAll('Toast', 'Bread'),
  );
  await change(last, (html) => html.replace('</h1>', '</h1><p><img src="data:,"></p>'));
  const found = await sweepPages(page, paths);
  expect(found.join('\n')).toMatch(/^\/docs\/v3\/apis\/toast: image-alt at .*img/m);
  expect(shown).not.toContain(same);
});

test('a block is looked at where it differs, also when only its markup does', async ({ page }) => {
  await openPage(page, '/docs/config');
  expect(await findNewViolations(page)).toEqual([]);
  expect(await findNewViolations(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelector('article table')?.insertAdjacentHTML('beforeend', '<caption><img src="data:,"></caption>'),
  );
  expect((await findNewViolations(page)).join('\n')).toMatch(/^image-alt at .*img/m);
});

test('a footer is looked at where it differs, and left alone where it does not', async ({ page }) => {
  await openPage(page, '/docs/config');
  const spoil = (html: string) =>
    page.evaluate(
      (added) => document.querySelector('footer.theme-layout-footer')?.insertAdjacentHTML('beforeend', added),
      html,
    );
  expect(await findNewViolations(page)).toEqual([]);
  await spoil('<img src="data:,">');
  expect(await findNewViolations(page)).toEqual([]);
  await spoil('new');
  expect((await findNewViolations(page)).join('\n')).toMatch(/^image-alt at .*img/m);
});
