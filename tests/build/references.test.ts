import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/config/site';
import { basePath } from '../../src/config/versions';
import { listAddresses } from './references';
import { buildFolder, isFoldedCopy, listPages, readBuiltFile } from './site';

/** Finds the file for an address of the site. Returns null when there is none, and undefined for other hosts and protocols. */
function findFile(address: string, from: string): string | null | undefined {
  if (/^(?:mailto|tel|data|javascript):/.test(address)) return undefined;
  const { origin, pathname } = new URL(address, site.url + from);
  // The path leaves out the query, which may contain a placeholder.
  if (origin !== site.url) return undefined;
  if (!`${pathname}/`.startsWith(basePath)) return null;
  const path = decodeURIComponent(pathname).slice(basePath.length).replace(/\/$/, '');
  const candidates = [path, join(path, 'index.html')];
  return (
    candidates.find((file) => existsSync(join(buildFolder, file)) && statSync(join(buildFolder, file)).isFile()) ?? null
  );
}

const redirectCache = new Map<string, boolean>();

/** Whether a file of the build only redirects to another page. */
function isRedirect(file: string): boolean {
  const known = redirectCache.get(file);
  if (known !== undefined) return known;
  const found = file.endsWith('.html') && /<meta http-equiv="?refresh/i.test(readBuiltFile(file));
  redirectCache.set(file, found);
  return found;
}

const idCache = new Map<string, ReadonlySet<string>>();

/** Reads the ids of a page, which links may point to. */
function readIds(file: string): ReadonlySet<string> {
  const known = idCache.get(file);
  if (known !== undefined) return known;
  const ids = new Set(
    [...readBuiltFile(file).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b ?? ''),
  );
  idCache.set(file, ids);
  return ids;
}

const problemCache = new Map<string, string | undefined>();

/** Cached version of `findProblem`, for addresses that many pages link to. */
function findProblemOnce(address: string, from: string): string | undefined {
  const key = address.startsWith('/') ? address : `${from} ${address}`;
  if (!problemCache.has(key)) problemCache.set(key, findProblem(address, from));
  return problemCache.get(key);
}

/** Finds what is wrong with one address on a page. Returns undefined when its page and fragment exist without a redirect. */
function findProblem(address: string, from: string): string | undefined {
  const file = findFile(address, from);
  if (file === null) return `${address} has no file`;
  if (file === undefined) return undefined;
  if (isRedirect(file)) return `${address} only leads on: name the page that it leads to`;
  const hash = decodeURIComponent(new URL(address, site.url + from).hash.slice(1));
  if (hash === '' || !file.endsWith('.html')) return undefined;
  // The id of the website in the structured data, and the target of the skip link.
  if (hash === 'website' || hash === '__docusaurus_skipToContent_fallback') return undefined;
  return readIds(file).has(hash) ? undefined : `${address} has no such place`;
}

describe('every address in the built pages', () => {
  it('is answered by a file, down to the place on the page, and never by a page that leads on', () => {
    const problems = listPages()
      .filter((page) => !page.isDebugPage && !isFoldedCopy(page.file))
      .flatMap((page) =>
        listAddresses(page.parse()).flatMap((address) => {
          const problem = findProblemOnce(address, page.route);
          return problem === undefined ? [] : [`${page.file} ${problem}`];
        }),
      );
    expect(problems).toEqual([]);
  });

  it('is answered in the feed, the sitemap, the search description and the security contact too', () => {
    const texts = ['feed.xml', 'sitemap.xml', 'opensearch.xml', 'robots.txt'].map(readBuiltFile);
    const own = texts.flatMap((text) => text.match(new RegExp(`${site.url}${basePath}[^<"\\s?]*`, 'g')) ?? []);
    expect(own.length).toBeGreaterThan(100);
    expect(own.flatMap((address) => findProblem(address, basePath) ?? [])).toEqual([]);
  });
});

describe('listAddresses', () => {
  it('finds pictures of each size, cards and structured data', () => {
    const html = `<img src="/a.png" srcset="/b.png 1x, /c.png 2x"><meta property="og:image" content="/d.png">
      <script type="application/ld+json">{"@graph":[{"url":"https://example.com/e","name":"E"}]}</script><a href="#f">F</a>`;
    expect(listAddresses(load(html)).sort()).toEqual(
      ['#f', '/a.png', '/b.png', '/c.png', '/d.png', 'https://example.com/e'].sort(),
    );
  });

  it('takes a picture that is written in the page for one address', () => {
    const picture = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=';
    const html = `<source srcset="${picture} 1x, /a.png 2x,/b.png"><img src="${picture}">`;
    expect(listAddresses(load(html)).sort()).toEqual(['/a.png', '/b.png', picture]);
  });
});

describe('findProblem', () => {
  it('tells missing files, missing places and pages that lead on', () => {
    expect(findProblem('/docs/no-such-page', '/docs')).toContain('has no file');
    expect(findProblem('/elsewhere', '/docs')).toContain('has no file');
    expect(findProblem('/docs/config#no-such-place', '/docs')).toContain('has no such place');
    expect(findProblem('/docs/apis/storage', '/docs')).toContain('only leads on');
    expect(findProblem('/docs/config', '/docs')).toBeUndefined();
    expect(findProblem('https://example.com/x', '/docs')).toBeUndefined();
  });
});
