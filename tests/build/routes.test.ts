import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { listRecorded, listRequiredRoutes } from '../recorded-routes';
import { debugRoutes } from './required-routes';
import { fileOfRoute, hasBuiltFile, isFoldedCopy, listPages, openPage, readBuiltFile } from './site';

/** True when a page exists and has content. */
function isServed(route: string): boolean {
  const file = fileOfRoute(route);
  return hasBuiltFile(file) && openPage(file).parse()('article').text().trim() !== '';
}

describe.each([...versionNames])('%s', (version: VersionName) => {
  it('has every page that a reader must find', () => {
    const routes = listRequiredRoutes(version);
    const missing = routes.filter((route) => !isServed(route));
    console.log(
      `${version}: ${routes.length - missing.length} of ${routes.length} routes` +
        (missing.length === 0 ? '' : `\n  missing ${missing.join('\n  missing ')}`),
    );
    expect(missing).toEqual([]);
  });
});

it('the required routes are all that were recorded, and more', () => {
  const recorded = versionNames.flatMap(listRecorded);
  const required = versionNames.flatMap(listRequiredRoutes);
  expect(required.length).toBeGreaterThan(recorded.length);
  expect(new Set(required).size).toBe(required.length);
});

describe('the site', () => {
  it('has the debug pages and the page for unknown paths', () => {
    const files = [...debugRoutes.map(fileOfRoute), '404.html'];
    expect(files.filter((file) => !hasBuiltFile(file))).toEqual([]);
  });

  it('keeps debug and search pages out of the sitemap, and pages in', () => {
    const sitemap = readBuiltFile('sitemap.xml');
    expect(sitemap).toContain('/docs/apis/camera</loc>');
    expect(sitemap).not.toContain('__docusaurus');
    expect(sitemap).not.toMatch(/\/docs\/(?:[\w-]+\/)?search<\/loc>/);
  });

  it('has a copy of each index page at the address of its folder', () => {
    const pages = listPages().filter((page) => page.route.endsWith('/index'));
    const wanted = versionNames.flatMap(listRecorded).map(({ route }) => route);
    expect(wanted.filter((route) => route.endsWith('/index'))).toEqual(
      expect.arrayContaining(pages.map((page) => page.route)),
    );
    expect(pages.length).toBeGreaterThan(0);
    const readArticle = (file: string) => openPage(file).parse()('article').text();
    for (const page of pages) {
      const copy = page.file.replace(/index\/index\.html$/, 'index.html');
      expect(hasBuiltFile(copy), `${copy} is missing`).toBe(true);
      expect(isFoldedCopy(copy)).toBe(true);
      expect(readArticle(copy), `${copy} is another page`).toBe(readArticle(page.file));
    }
  });
});
