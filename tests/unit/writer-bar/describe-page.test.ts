import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type DocsVersion, docsVersions, latestVersion } from '../../../src/config/versions';
import type { DocsPage, DocsPages } from '../../../src/plugins/loaded-docs';
import { compareFiles, describePage, findWritten } from '../../../src/plugins/writer-bar/describe-page';

const makePage = ({ name, docsDir }: DocsVersion, root: string, path: string, file = `${path}.md`): DocsPage => ({
  version: name,
  key: `/${path}`,
  path: `${root}/${path}`,
  file: `${docsDir}/${file}`,
  title: path,
});
const [newest = latestVersion, second = latestVersion, third = latestVersion] = docsVersions;
const ads = makePage(newest, '/docs/next', 'guides/ads');
const alone = makePage(newest, '/docs/next', 'guides/only-here');
const other = makePage(third, '/docs/c', 'guides/ads', 'main/ads.md');
const toMap = (...own: DocsPage[]) => new Map(own.map((page) => [page.key, page]));
const pages: DocsPages = new Map([
  [newest.name, toMap(ads, alone)],
  [second.name, toMap(makePage(second, '/docs', 'guides/ads'))],
  [third.name, toMap(other)],
]);

it('has the page in other versions, and a command for those with a file of that path', () => {
  const { twins, backport } = describePage(pages, ads, {});
  expect(twins).toEqual([
    {
      version: second.name,
      address: '/docs/guides/ads',
      difference: '/writer-bar/difference?from=%2Fdocs%2Fguides%2Fads&to=%2Fdocs%2Fnext%2Fguides%2Fads',
    },
    expect.objectContaining({ version: third.name }),
  ]);
  expect(backport).toBe(`npm run cli docs:backport -- docs/guides/ads.md --to ${second.name}`);
  expect(describePage(pages, alone, {})).toMatchObject({ twins: [], backport: undefined });
});

it('has the problems of this page only, as soon as the checks know them', () => {
  const page = '/docs/next/guides/ads/';
  const finding = (file: string) => ({ file, line: 3, column: 5, message: 'No such page.' });
  const findings = ['docs/guides/ads.md', 'docs/guides/ads.mdx', 'sidebars.ts'].map(finding);
  const describe = (checked: Parameters<typeof describePage>[2]) => describePage(pages, ads, checked);
  expect(describe({ page, findings })).toMatchObject({ state: 'has a problem', problems: [findings[0]] });
  expect(describe({ page, findings: [] })).toMatchObject({ state: 'passes the checks', problems: [] });
  expect(describe({ page, findings: undefined })).toMatchObject({ state: 'is being checked' });
  expect(describe({ page: '/docs/guides/ads', findings: [] })).toMatchObject({
    state: 'is not being checked right now',
  });
  expect(describe({ page, hasFailed: true })).toMatchObject({ state: expect.stringContaining('terminal') });
});

it('finds a page by its address, and nothing at others', () => {
  expect(findWritten(pages, '/docs/next/guides/ads/')).toBe(ads);
  expect(findWritten(pages, '/docs/upgrade')).toBeUndefined();
});

it('compares the files', () => {
  const root = mkdtempSync(join(tmpdir(), 'writer-bar-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [{ file }, text] of [
    [ads, 'new\n'],
    [other, 'old\n'],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(compareFiles(root, other, ads)).toContain(
    `--- ${other.file}\n+++ docs/guides/ads.md\n@@ -1,1 +1,1 @@\n-old\n+new\n`,
  );
  expect(compareFiles(root, ads, ads)).toBe('docs/guides/ads.md and docs/guides/ads.md are the same.\n');
});
