import { describe, expect, it } from 'vitest';
import type { Hosting } from '../../../src/build/hosting/hosting';
import { checkUpload } from '../../../src/build/hosting/limits';
import { toCloudflareFiles, toNetlifyFiles, toVercelFiles } from '../../../src/build/hosting/platforms';
import { exampleHosting } from './example';

/** A site with as many old addresses; the build has a page at the first ones. */
function grow(count: number, pages: number): { hosting: Hosting; files: string[] } {
  const names = Array.from({ length: count }, (_, index) => `old/page-${index}`);
  return {
    hosting: {
      ...exampleHosting,
      redirects: names.map((name) => ({ from: `/docs/${name}`, to: '/docs/apis/camera', status: 301 as const })),
    },
    files: names.slice(0, pages).map((name) => `${name}/index.html`),
  };
}

/** Packages of the hosts, as the texts of their redirects, one each. */
const hosts = {
  Netlify: [10_000, ({ hosting, files }: ReturnType<typeof grow>) => linesOf(toNetlifyFiles(hosting, [], files))],
  'Cloudflare Pages': [
    2000,
    ({ hosting, files }: ReturnType<typeof grow>) =>
      linesOf(toCloudflareFiles(hosting, [], files)).filter((line) => !line.includes('*')),
  ],
  Vercel: [
    1024,
    ({ hosting, files }: ReturnType<typeof grow>) =>
      JSON.parse(toVercelFiles(hosting, [], files)['vercel.json'] ?? '').redirects.map(
        ({ source }: { source: string }) => source,
      ),
  ],
} as const;

function linesOf(files: Readonly<Record<string, string>>): string[] {
  return (files._redirects ?? '').trim().split('\n');
}

describe.each(Object.entries(hosts))('%s', (host, [limit, list]) => {
  it('gets as many redirects as it takes, and those without a page before others', () => {
    const redirects = list(grow(12_000, 11_900)) as readonly string[];
    expect(redirects.length).toBeLessThanOrEqual(limit);
    expect(redirects.length).toBeGreaterThan(limit - 3);
    for (const name of ['page-0', 'page-11900', 'page-11999'])
      expect(redirects.some((line) => line.includes(`/docs/old/${name}`))).toBe(true);
    expect(redirects.some((line) => line.includes('/docs/old/page-11899'))).toBe(false);
  });

  it('refuses a site with more addresses that have no page', () => {
    expect(() => list(grow(12_000, 0))).toThrow(
      new RegExp(`^${host} has room for \\d+ redirects, and 12000 addresses have no redirect page .* nginx`),
    );
  });
});

describe('the upload', () => {
  const sizes = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`docs/${index}.html`, 1000]));

  it('says which limit of files is passed, and what to do', () => {
    expect(() => checkUpload('cloudflare', sizes(20_000))).not.toThrow();
    expect(() => checkUpload('cloudflare', sizes(20_001))).toThrow(
      'cloudflare takes 20000 files at most, and the site has 20001. Retire the oldest version',
    );
    expect(() => checkUpload('vercel', sizes(15_001))).toThrow('vercel takes 15000 files at most');
    expect(() => checkUpload('nginx', sizes(30_000))).not.toThrow();
  });

  it('names a file that is too large', () => {
    const large = new Map([...sizes(3), ['docs/offline/capacitor-docs-v4.zip', 26 * 1024 * 1024]]);
    expect(() => checkUpload('cloudflare', large)).toThrow(
      'cloudflare takes files of 25.0 MiB at most, and docs/offline/capacitor-docs-v4.zip has 26.0 MiB.',
    );
    expect(() => checkUpload('vercel', large)).not.toThrow();
  });
});
