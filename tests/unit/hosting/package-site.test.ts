import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingFile } from '../../../src/build/hosting/hosting';
import { brotliNote } from '../../../src/build/hosting/nginx';
import { hostNames } from '../../../src/packages/docs-cli/package/host-names';
import { describePackage, packageBuild, packageSite } from '../../../src/packages/docs-cli/package/package-site';
import { exampleHosting } from './example';

const page = `<!doctype html><html><head><meta charset=UTF-8><title>${'Camera '.repeat(200)}</title></head></html>`;

describe('packageSite', () => {
  let folder = '';
  const inPackage = (host: string, file: string) => join(folder, 'release', host, file);
  const read = (host: string, file: string) => readFileSync(inPackage(host, file), 'utf8');
  const pack = (host: (typeof hostNames)[number]) =>
    packageSite({ host, buildFolder: join(folder, 'build'), outFolder: inPackage(host, ''), quality: 5 });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'package-site-'));
    const files: Record<string, string> = {
      [hostingFile]: JSON.stringify(exampleHosting),
      'index.html': page,
      '404.html': page,
      'robots.txt': 'User-agent: *',
      'apis/camera/index.html': page,
      'assets/js/main.0a1b2c3d.js': 'run();'.repeat(200),
      'img/photo.png': 'x'.repeat(2000),
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'build', file)), { recursive: true });
      writeFileSync(join(folder, 'build', file), text);
    }
    for (const host of hostNames) await pack(host);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['nginx', 'site/'],
    ['netlify', ''],
    ['cloudflare', ''],
    ['vercel', ''],
    ['github-pages', ''],
  ])('for %s puts the site below its base path, and what hosts look for into the root', (host, root) => {
    expect(existsSync(inPackage(host, `${root}docs/apis/camera/index.html`))).toBe(true);
    expect(read(host, `${root}docs/img/photo.png`)).toHaveLength(2000);
    expect(read(host, `${root}robots.txt`)).toBe('User-agent: *');
    expect(existsSync(inPackage(host, `${root}docs/${hostingFile}`))).toBe(false);
    expect(existsSync(inPackage(host, '404.html'))).toBe(host !== 'nginx');
  });

  it('adds the files of the host', () => {
    const filesOf = (host: string) => readdirSync(inPackage(host, '')).sort();
    expect(filesOf('nginx')).toEqual(['Containerfile', 'capacitor-docs.conf', 'nginx.conf', 'site']);
    const rules = ['404.html', '_headers', '_redirects', 'docs', 'robots.txt'];
    expect(filesOf('netlify')).toEqual([...rules, 'netlify', 'netlify.toml'].sort());
    expect(filesOf('cloudflare')).toEqual([...rules, '_routes.json', '_worker.js'].sort());
    expect(filesOf('vercel')).toEqual(['404.html', 'docs', 'robots.txt', 'vercel.json']);
    expect(filesOf('github-pages')).toEqual(['.nojekyll', '404.html', 'docs', 'index.html', 'robots.txt']);
    expect(read('github-pages', 'docs/v4/apis/camera/index.html')).toContain('data-to="/docs/apis/camera"');
    const pages = readdirSync(inPackage('github-pages', ''), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages).toContain(join('docs', 'v4', 'index.html'));
    for (const file of pages)
      expect(read('github-pages', file).match(/http-equiv="Content-Security-Policy"/g), file).toHaveLength(1);
  });

  it('for nginx lays compressed forms beside texts that get smaller, the same ones each time', async () => {
    const script = inPackage('nginx', 'site/docs/assets/js/main.0a1b2c3d.js');
    const bytesOf = (ending: string) => Uint8Array.from(readFileSync(script + ending));
    expect(String(brotliDecompressSync(bytesOf('.br')))).toBe(readFileSync(script, 'utf8'));
    expect(String(gunzipSync(bytesOf('.gz')))).toBe(readFileSync(script, 'utf8'));
    expect(existsSync(inPackage('nginx', 'site/docs/img/photo.png.br'))).toBe(false);
    expect(existsSync(inPackage('nginx', 'site/robots.txt.br'))).toBe(false);
    expect(existsSync(inPackage('netlify', 'docs/index.html.br'))).toBe(false);
    const before = [bytesOf('.br'), bytesOf('.gz')];
    await pack('nginx');
    expect([bytesOf('.br'), bytesOf('.gz')]).toEqual(before);
  });

  it('leaves nothing of an older package', async () => {
    writeFileSync(inPackage('vercel', 'docs/gone.html'), 'gone');
    await pack('vercel');
    expect(existsSync(inPackage('vercel', 'docs/gone.html'))).toBe(false);
  });

  it('leaves the previous package whole when it fails half-way', async () => {
    const broken = join(folder, 'build', 'broken.html');
    writeFileSync(broken, '<!doctype html><html><head><script>run()</script></head></html>');
    await expect(pack('github-pages')).rejects.toThrow('content policy would come too late');
    rmSync(broken);
    expect(readdirSync(inPackage('github-pages', 'docs'))).not.toContain('broken.html');
    expect(read('github-pages', 'docs/apis/camera/index.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(readdirSync(join(folder, 'release'))).not.toContain('github-pages.partial');
  });

  it('touches nothing without a build', async () => {
    const outFolder = inPackage('vercel', '');
    const attempt = packageSite({ host: 'vercel', buildFolder: join(folder, 'none'), outFolder, quality: 5 });
    await expect(attempt).rejects.toThrow('Make one: npm run build');
    expect(existsSync(inPackage('vercel', 'vercel.json'))).toBe(true);
  });
});

describe('the command line', () => {
  it.each([undefined, 'apache'])('must name a host that there is, and not %s', async (host) => {
    await expect(packageBuild(host, true)).rejects.toThrow('Name the host: npm run package -- --host nginx|netlify|');
  });

  it('is told what was made', () => {
    expect(describePackage({ host: 'nginx', hostFiles: ['nginx.conf'], compressed: 3 }, 'release/nginx')).toEqual([
      'release/nginx is ready for nginx: the site, nginx.conf.',
      '3 files compressed.',
      brotliNote,
    ]);
    const pages = { host: 'github-pages' as const, hostFiles: ['.nojekyll', 'index.html'], compressed: null };
    expect(describePackage(pages, 'out')).toEqual([
      'out is ready for github-pages: the site, .nojekyll and 1 redirect pages.',
    ]);
  });
});
