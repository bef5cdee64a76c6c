import { describe, expect, it } from 'vitest';
import { addMetaPolicy, listCopies, listRedirectPages } from '../../../src/build/hosting/github-pages';
import { hashInlineCode } from '../../../src/build/hosting/inline-code';
import {
  brotliNote,
  containerPlaces,
  toContainerfile,
  toNginxMain,
  toNginxSite,
} from '../../../src/build/hosting/nginx';
import { toCloudflareFiles, toNetlifyFiles, toVercelFiles } from '../../../src/build/hosting/platforms';
import { latestVersion } from '../../../src/config/versions';
import { exampleHosting } from './example';

const globs = ['assets/js/*', 'search-index/a.00000000.json'];
const linesOf = (text: string | undefined) => (text ?? '').split('\n');

describe('Netlify', () => {
  const files = toNetlifyFiles(exampleHosting, globs, []);

  it('gets headers for everything, with HTTPS only, and caching for what is kept for good', () => {
    const lines = linesOf(files._headers);
    expect(lines[0]).toBe('/*');
    expect(lines).toContain('  X-Content-Type-Options: nosniff');
    expect(files._headers).toMatch(/^ {2}Content-Security-Policy: default-src 'none'; .*; upgrade-insecure-requests$/m);
    expect(files._headers).toMatch(/^\/docs\/assets\/js\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
    // The values of two rules with the same header would be joined.
    const everything = lines.slice(1, lines.indexOf('/docs/assets/js/*'));
    expect(everything.some((line) => line.includes('Cache-Control'))).toBe(false);
  });

  it('gets redirects that win over the pages that lead on by themselves', () => {
    expect(linesOf(files._redirects)).toEqual([
      '/ /docs/ 302!',
      '/docs/apis/storage /docs/apis/preferences 301!',
      '/docs/updating/5-0 /docs/next/updating/5-0 302!',
      `/docs/llms-full.txt /docs/llms/${latestVersion.name}/llms-full.txt 302!`,
      '/docs/v5/* /docs/next/:splat 302!',
      '/docs/v4/* /docs/:splat 302!',
      '/docs/v1/* /docs/v2/:splat 301!',
      '',
    ]);
  });
});

describe('Cloudflare Pages', () => {
  it('gets addresses with and without a slash, and patterns last', () => {
    const lines = linesOf(toCloudflareFiles(exampleHosting, globs, [])._redirects);
    expect(lines).toContain('/docs/apis/storage /docs/apis/preferences 301');
    expect(lines).toContain('/docs/apis/storage/ /docs/apis/preferences 301');
    expect(lines.filter((line) => line !== '').findIndex((line) => line.includes('*'))).toBe(lines.length - 4);
  });

  it.each([
    ['header rules', { ...exampleHosting }, Array.from({ length: 100 }, (_, index) => `a/${index}`)],
    ['characters of a header', { ...exampleHosting, headers: { 'X-Long': 'x'.repeat(2000) } }, []],
    [
      'characters of a redirect',
      { ...exampleHosting, redirects: [{ from: '/a', to: `/${'b'.repeat(1000)}`, status: 301 as const }] },
      [],
    ],
  ])('stops when there are more %s than the platform takes', (what, hosting, foreverGlobs) => {
    expect(() => toCloudflareFiles(hosting, foreverGlobs, [])).toThrow(
      new RegExp(`^Cloudflare Pages takes \\d+ ${what} at most, and the site has \\d+\\. Package`),
    );
  });
});

describe('Vercel', () => {
  it('gets a vercel.json with patterns', () => {
    const config = JSON.parse(toVercelFiles(exampleHosting, globs, [])['vercel.json'] ?? '');
    expect(config.headers.map(({ source }: { source: string }) => source)).toEqual([
      '/(.*)',
      '/((?!docs/run/files/|docs/run/v4/).*)',
      '/docs/run/files/(.*)',
      '/docs/run/v4/(.*)',
      '/docs/assets/js/(.*)',
      '/docs/search-index/a\\.00000000\\.json',
    ]);
    expect(config.redirects).toContainEqual({
      source: '/docs/v4/:path*',
      destination: '/docs/:path*',
      statusCode: 302,
    });
    expect(config.redirects).toContainEqual({
      source: '/docs/apis/storage(/?)',
      destination: '/docs/apis/preferences',
      statusCode: 301,
    });
  });
});

describe('a folder with headers of its own', () => {
  const policy = "Content-Security-Policy: default-src 'none'; sandbox allow-scripts";

  it('gets them added on Netlify, where a function replaces others', () => {
    const { _headers: headers = '', 'netlify/edge-functions/markdown.js': code = '' } = toNetlifyFiles(
      exampleHosting,
      globs,
      [],
    );
    expect(headers).toContain('/docs/run/files/*\n  Access-Control-Allow-Origin: *\n');
    expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(code).toContain(
      '["/docs/run/v4/",{"Content-Security-Policy":"default-src \'none\'; sandbox allow-scripts"}]',
    );
  });

  it('gets them on Cloudflare Pages in place of those for everything', () => {
    const headers = toCloudflareFiles(exampleHosting, globs, [])._headers ?? '';
    expect(headers).toContain(`/docs/run/v4/*\n  ! Content-Security-Policy\n  ${policy}\n`);
    expect(headers).toContain('/docs/run/files/*\n  Access-Control-Allow-Origin: *\n');
  });

  it('gets each header once on Vercel', () => {
    interface Rule {
      source: string;
      headers: { key: string; value: string }[];
    }
    const { headers } = JSON.parse(toVercelFiles(exampleHosting, globs, [])['vercel.json'] ?? '') as {
      headers: Rule[];
    };
    const valuesAt = (path: string, name: string) =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers.filter(({ key }) => key === name).map(({ value }) => value));
    expect(valuesAt('/docs/run/v4/', 'Content-Security-Policy')).toEqual([policy.slice(policy.indexOf(' ') + 1)]);
    for (const path of ['/docs/run/files/a.js', '/docs/apis/camera'])
      expect(valuesAt(path, 'Content-Security-Policy')).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
    expect(valuesAt('/docs/run/files/a.js', 'Access-Control-Allow-Origin')).toEqual(['*']);
    expect(valuesAt('/docs/apis/camera', 'Access-Control-Allow-Origin')).toEqual([]);
  });

  it('gets them on nginx by a variable', () => {
    const site = toNginxSite(exampleHosting, containerPlaces);
    expect(site).toContain(
      'map $uri $docs_access_control_allow_origin {\n  default "";\n  "~^/docs/run/files/" "*";\n}',
    );
    expect(site).toContain('  add_header Content-Security-Policy $docs_content_security_policy always;');
  });
});

describe('GitHub Pages', () => {
  it('gets the policy inside of the pages, without what only headers can say', () => {
    const html = addMetaPolicy('<!doctype html><html><head><meta charset=UTF-8><script>x</script>', exampleHosting);
    expect(html).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*'sha256-abc='[^"]*"><script>/,
    );
    expect(html).not.toContain('frame-ancestors');
  });

  it.each(['<head><title>x</title>', '<head><script>x</script><meta charset="utf-8">'])(
    'refuses a page whose policy would come too late: %s',
    (html) => {
      expect(() => addMetaPolicy(html, exampleHosting)).toThrow('the content policy would come too late');
    },
  );

  it('gets pages that lead on from each page of a version under its other names', () => {
    const files = ['index.html', 'apis/camera/index.html', 'next/index.html', 'next/apis/camera/index.html'];
    const others = ['v2/index.html', 'v3/cli/index.html', '__docusaurus/debug/index.html', '404.html', 'img/a.svg'];
    const pages = listRedirectPages(exampleHosting, [...files, ...others], 'https://example.com');
    expect([...pages.keys()].sort()).toEqual([
      'docs/v1/index.html',
      'docs/v4/apis/camera/index.html',
      'docs/v4/index.html',
      'docs/v5/apis/camera/index.html',
      'docs/v5/index.html',
      'index.html',
    ]);
    expect(pages.get('docs/v5/apis/camera/index.html')).toContain('data-to="/docs/next/apis/camera"');
    expect(pages.get('docs/v5/apis/camera/index.html')).toContain(
      '<link rel="canonical" href="https://example.com/docs/next/apis/camera">',
    );
    expect(pages.get('docs/v4/index.html')).toContain('data-to="/docs/"');
    expect(pages.get('index.html')).toContain('data-to="/docs/"');
    for (const html of pages.values()) {
      const [, before = '', policy = ''] =
        /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(html) ?? [];
      expect(before).not.toMatch(/<(?:script|link|style|meta http-equiv)/);
      const { scripts } = hashInlineCode([html]);
      expect(scripts).toHaveLength(1);
      expect(policy).toBe(`default-src 'none'; base-uri 'none'; form-action 'none'; script-src ${scripts[0]}`);
      expect(html).not.toMatch(/<style| style=/);
    }
  });

  it('gets copies of files where programs guess them, but not of pages', () => {
    const full = `llms/${latestVersion.name}/llms-full.txt`;
    const files = [
      'index.html',
      'index.md',
      'a/index.html',
      'a.md',
      'a/index/index.html',
      'a/index.md',
      'search/index.html',
      full,
    ];
    expect([...listCopies(exampleHosting, files)]).toEqual([
      ['index.html.md', 'index.md'],
      ['a/index.html.md', 'a.md'],
      ['a/index/index.md', 'a/index.md'],
      ['a/index/index.html.md', 'a/index.md'],
      ['llms-full.txt', full],
    ]);
  });
});

describe('nginx', () => {
  const site = toNginxSite(exampleHosting, containerPlaces);

  it('needs the module for Brotli in one line, which the file and the command name', () => {
    const lines = site.split('\n');
    const [note, directive] = lines.map((line) => line.trim()).filter((line) => line.includes('brotli_static'));
    expect(note).toContain(`# Compressed files lie beside the others. ${brotliNote}`);
    expect(brotliNote).toContain(`"${directive}"`);
    expect(lines.filter((line) => /^\s*brotli/.test(line))).toHaveLength(1);
  });

  it('gets every header on every status', () => {
    for (const name of [...Object.keys(exampleHosting.headers), 'Cache-Control']) {
      expect(site).toMatch(new RegExp(`^  add_header ${name} .* always;$`, 'm'));
    }
  });

  it('gets each redirect with and without a slash, by status, as a location, which knows upper from lower case', () => {
    for (const slash of ['', '/']) {
      expect(site).toContain(
        `  location = "/docs/apis/storage${slash}" {\n    return 301 /docs/apis/preferences$is_args$args;\n  }\n`,
      );
      expect(site).toContain(
        `  location = "/docs/updating/5-0${slash}" {\n    return 302 /docs/next/updating/5-0$is_args$args;\n  }\n`,
      );
    }
    expect(site).not.toMatch(/map \$uri [^{]*\{[^}]*"\/docs\/apis/);
  });

  it('is refused a redirect that would say more than an address', () => {
    for (const to of ['/docs/$host', '/docs/a; }', '/docs/a b']) {
      const redirects = [{ from: '/docs/a', to, status: 301 as const }];
      expect(() => toNginxSite({ ...exampleHosting, redirects }, containerPlaces)).toThrow(
        `nginx can't take this address: ${to}`,
      );
    }
  });

  it('is refused a value that would end its quotes or read as a variable', () => {
    for (const value of ['a"; }', 'a\nb', '$uri']) {
      const hosting = { ...exampleHosting, headers: { 'X-Bad': value } };
      expect(() => toNginxSite(hosting, containerPlaces)).toThrow("nginx can't take this value");
    }
  });

  it('gets a container that has the folders which its configuration names', () => {
    const main = toNginxMain(containerPlaces);
    const recipe = toContainerfile();
    expect(main).toContain(`include ${containerPlaces.site};`);
    expect(recipe).toContain(`COPY site ${containerPlaces.root}\n`);
    expect(recipe).toContain(`EXPOSE ${containerPlaces.port}\n`);
    expect(site).toContain(`listen ${containerPlaces.port};`);
    expect(recipe).toMatch(/^USER www-data$/m);
  });
});
