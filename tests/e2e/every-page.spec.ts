import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findNewViolations } from './axe';
import { sweepPages } from './axe-sweep';
import { expect, openPage, test } from './fixtures';
import { choosePages, listShapes } from './page-shapes';

/*
 * Axe on every page of the build, in a wide window and the light theme. accessibility.spec.ts checks the dark theme, phones, menus and
 * dialogs, on one page of each template.
 */
test.use({ bypassCSP: true });
// A long timeout: 252 pages take four minutes on an idle machine, and more beside other tests.
test.setTimeout(480_000);

const buildFolder = join(projectRoot, 'build');

/** Returns a sort key that puts a page, its other versions and its comparisons next to each other, because they have much in common. */
function sortKeyOf(path: string): string {
  const [, version = '', subject = ''] =
    /^\/docs\/((?:changes\/)?(?:next|v\d+(?:-v\d+)?)(?:\/|$))?(.*)$/.exec(path) ?? [];
  return `${subject} ${version}`;
}

/**
 * Every page with content of its own, with its file. Redirects are left out, as are copies at folded addresses, which are the same pages, the
 * debug pages of Docusaurus, which are not for readers, and the frames of samples, which are no pages.
 */
function listPages(): { path: string; html: string }[] {
  return readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('__docusaurus/') && !/^run\//.test(file),
    )
    .filter((file) => !existsSync(join(buildFolder, file.replace(/index\.html$/, 'index/index.html'))))
    .map((file) => ({ path: `/docs/${file.replace(/\/?index\.html$/, '')}`, html: readBuilt(file) }))
    .filter(({ html }) => !/<meta http-equiv="?refresh/i.test(html))
    .sort((one, other) => (sortKeyOf(one.path) < sortKeyOf(other.path) ? -1 : 1));
}

function readBuilt(file: string): string {
  return readFileSync(join(buildFolder, file), 'utf8');
}

test.describe('the pages', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  // One test, because it must check everything that it has not seen before, and because it first reads all pages to choose among them.
  test('break no rule, with all the markup that there is', async ({ page }) => {
    const pages = listPages().map(({ path, html }) => ({ name: path, shapes: listShapes(html) }));
    expect(pages.length).toBeGreaterThan(480);
    for (const version of ['/docs/apis/', '/docs/next/', '/docs/v3/', '/docs/v2/']) {
      expect(pages.filter(({ name }) => name.startsWith(version)).length).toBeGreaterThan(20);
    }
    const chosen = choosePages(pages);
    test.info().annotations.push({ type: 'pages', description: `${chosen.length} of ${pages.length}` });
    expect(await sweepPages(page, chosen)).toEqual([]);
  });
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

test('a page is left out only if nothing on it is new but the words', () => {
  const toast = readBuilt('apis/toast/index.html');
  const choose = (other: string): string[] =>
    choosePages([
      { name: 'toast', shapes: listShapes(toast) },
      { name: 'other', shapes: listShapes(other) },
    ]);
  expect(choose(toast.replaceAll('Toast', 'Bread'))).toHaveLength(1);
  expect(choose(toast.replace('</h1>', '</h1><p><img src="data:,"></p>'))).toEqual(['other']);
  expect(choose(toast.replace('<h2', '<h5'))).toEqual(['toast', 'other']);
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
