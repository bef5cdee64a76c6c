import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addMetaPolicy } from '../../src/build/hosting/github-pages';
import { hashInlineCode } from '../../src/build/hosting/inline-code';
import { toCloudflareFiles, toVercelFiles } from '../../src/build/hosting/platforms';
import { isHashedName } from '../../src/config/caching';
import { docsVersions, latestVersion } from '../../src/config/versions';
import { listForeverGlobs } from '../../src/packages/docs-cli/package/package-site';
import { listFiles, readHosting } from '../../src/packages/docs-cli/serve/hosting-file';
import { buildFolder, isFrame, openPage, readBuiltFile } from './site';

const hosting = readHosting(buildFolder);
const files = listFiles(buildFolder);
const pages = files.filter((file) => file.endsWith('.html') && !isFrame(file));
const policy = hosting.headers['Content-Security-Policy'] ?? '';

/** Code in attributes and addresses, which our policies never allow. */
const codeInAttribute = /<[a-z][^<>]*\s(?:on[a-z]+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:)/i;

describe('the content security policy', () => {
  it('names the hashes of all inline code in the pages as they are published, and no others', () => {
    const { scripts, styles } = hashInlineCode(pages.map(readBuiltFile));
    expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...new Set([...scripts, ...styles])].sort());
    // Inline code is the same on all pages. One hash per page would mean that the code contains data.
    expect(scripts.length).toBeLessThan(9);
  });

  it('allows the scripts that a parser of HTML finds', () => {
    for (const file of ['index.html', 'apis/camera/index.html', 'apis/storage/index.html', '404.html']) {
      const $ = openPage(file).parse();
      const inline = $('script:not([src]):not([type])')
        .toArray()
        .map((script) => `<script>${$(script).text()}</script>`);
      expect(inline.length, file).toBeGreaterThan(0);
      for (const hash of hashInlineCode(inline).scripts) expect(policy).toContain(hash);
    }
  });

  it('meets no code in attributes or addresses', () => {
    expect(pages.filter((file) => codeInAttribute.test(readBuiltFile(file)))).toEqual([]);
    expect('<p class=a onclick="x()">').toMatch(codeInAttribute);
    expect("<a title='x' href=' javascript:x()'>").toMatch(codeInAttribute);
    expect('<a href="/docs/javascript:x" data-once="1">').not.toMatch(codeInAttribute);
  });

  it('fits into a page', () => {
    for (const file of pages) expect(() => addMetaPolicy(readBuiltFile(file), hosting), file).not.toThrow();
  });
});

describe('caching', () => {
  it('for good is for code and indexes, never for pages and workers', () => {
    const kept = files.filter(isHashedName);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((file) => !/^(?:assets|run\/files|search-index)\//.test(file))).toEqual([]);
    for (const kind of [
      /^assets\/js\/main\./,
      /^assets\/css\/late\./,
      new RegExp(`^search-index/docs-default-${latestVersion.docusaurusName}\\.`),
    ])
      expect(kept.some((file) => kind.test(file))).toBe(true);
    expect(files.filter((file) => /\.html$|manifest|sw\.js$/.test(file)).filter(isHashedName)).toEqual([]);
  });

  it('keeps all of the style sheets and search indexes on hosts that know only folders', () => {
    const globs = listForeverGlobs(files, isHashedName);
    expect(globs).toEqual(expect.arrayContaining(['assets/css/*', 'run/files/*']));
    expect(globs.filter((glob) => glob.startsWith('search-index/docs-default-'))).toHaveLength(docsVersions.length);
  });
});

describe('the files for hosts', () => {
  it('fit into the limits of the platforms', () => {
    const globs = listForeverGlobs(files, isHashedName);
    expect(toCloudflareFiles(hosting, globs, files)._redirects).toContain(
      '/docs/apis/storage /docs/apis/preferences 301\n',
    );
    const vercel = JSON.parse(toVercelFiles(hosting, globs, files)['vercel.json'] ?? '');
    // Vercel accepts 2048 routes in total.
    expect(vercel.headers.length + vercel.redirects.length).toBeLessThan(2048);
  });

  it('are not in the build itself, which may lie below any host', () => {
    expect(files.filter((file) => /^_|vercel\.json|nginx/.test(file) && !file.startsWith('__docusaurus/'))).toEqual([]);
    expect(JSON.parse(readFileSync(join(buildFolder, '.hosting.json'), 'utf8'))).toEqual(hosting);
  });
});
