import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, getMediaType, resolveRequest } from '../../../src/tools/lib/static-site.mjs';

const files = [
  '404.html',
  'index.html',
  'sitemap.xml',
  'assets/js/main.abc.js',
  'apis/camera/index.html',
  'v2/android/index.html',
  'v2/android/index/index.html',
  'a b/index.html',
];

describe('resolveRequest', () => {
  const resolve = (url: string) => resolveRequest(url, (file) => files.includes(file));
  const notFound = { status: 404, file: '404.html' };

  it.each([
    ['/docs/', 'index.html'],
    ['/docs/?q=a?b', 'index.html'],
    ['/docs/sitemap.xml', 'sitemap.xml'],
    ['/docs/apis/camera', 'apis/camera/index.html'],
    ['/docs/apis/camera/', 'apis/camera/index.html'],
    ['/docs/apis/camera/index.html', 'apis/camera/index.html'],
    ['/docs/apis/camera?platform=ios', 'apis/camera/index.html'],
    ['/docs/v2/android', 'v2/android/index.html'],
    ['/docs/v2/android/', 'v2/android/index.html'],
    ['/docs/v2/android/index.html', 'v2/android/index.html'],
    ['/docs/v2/android/index', 'v2/android/index/index.html'],
    ['/docs/v2/android/index/', 'v2/android/index/index.html'],
    ['/docs/v2/android/index/index.html', 'v2/android/index/index.html'],
    ['/docs/a%20b', 'a b/index.html'],
  ])('%s is %s', (url, file) => {
    expect(resolve(url)).toEqual({ status: 200, file });
  });

  it('leads to the landing page from the root and without the last slash', () => {
    expect(resolve('/')).toEqual({ status: 302, location: '/docs/' });
    expect(resolve('/docs')).toEqual({ status: 302, location: '/docs/' });
    expect(resolve('/docs?q=1')).toEqual({ status: 302, location: '/docs/?q=1' });
  });

  it.each([
    '/docs/unknown',
    '/docs/apis',
    '/docs/v2/android.html',
    '/docs/sitemap.xml/',
    '/docs//apis/camera',
    '/docsapis/camera',
    '/favicon.ico',
    '//docs/',
    '/docs/%E0%A4%A',
    'http://localhost/docs/',
  ])('%s is not found', (url) => {
    expect(resolve(url)).toEqual(notFound);
  });

  it.each([
    '/docs/../secret',
    '/docs/%2e%2e/secret',
    '/docs/..%2fsecret',
    '/docs/..%5csecret',
    '/docs/apis/..\\..\\secret',
    '/docs/C:/secret',
    '/docs/%00',
    '/docs/./index.html',
  ])('%s does not even look outside of the build', (url) => {
    const asked: string[] = [];
    const answer = resolveRequest(url, (file) => asked.push(file) > 0);
    expect(asked).toEqual([]);
    expect(answer).toEqual(notFound);
  });
});

describe('getMediaType', () => {
  it.each([
    ['index.json', 'application/json; charset=utf-8'],
    ['logo.SVG', 'image/svg+xml; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['camera.md', 'text/markdown; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['unknown.bin', 'application/octet-stream'],
  ])('%s is %s', (file, type) => {
    expect(getMediaType(file)).toBe(type);
  });
});

describe('createSiteServer', () => {
  let folder = '';
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'static-site-'));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `content of ${file}`);
    }
    server = createSiteServer(folder);
    port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

  it('serves pages without a redirect, index routes included', async () => {
    for (const path of ['/docs/v2/android', '/docs/v2/android/', '/docs/v2/android/index', '/docs/v2/android/index/']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    expect(await (await get('/docs/v2/android/index')).text()).toBe('content of v2/android/index/index.html');
  });

  it('answers unknown paths with the page for them and status 404', async () => {
    const response = await get('/docs/unknown');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('content of 404.html');
  });

  it('lets browsers keep hashed assets, and only those', async () => {
    expect((await get('/docs/assets/js/main.abc.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('knows HEAD and refuses what writes', async () => {
    const head = await get('/docs/', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String('content of index.html'.length));
    expect(await head.text()).toBe('');
    expect((await get('/docs/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('keeps inside the folder when the path is sent raw', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /docs/../../../../etc/passwd HTTP/1.0\r\n\r\n');
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});
