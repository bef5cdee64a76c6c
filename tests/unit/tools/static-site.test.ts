import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingFile } from '../../../src/build/hosting/hosting';
import { getMediaType } from '../../../src/packages/docs-cli/serve/hosting-file';
import { resolveRequest } from '../../../src/packages/docs-cli/serve/resolve-request';
import { createSiteServer } from '../../../src/packages/docs-cli/serve/static-site';
import { acceptHeaders, exampleHosting, guessedAddresses } from '../hosting/example';

const files = [
  '404.html',
  'index.html',
  'robots.txt',
  'sitemap.xml',
  '.secret',
  'assets/js/main.0a1b2c3d.js',
  'img/photo.png',
  'apis/camera/index.html',
  'apis/camera.md',
  'index.md',
  'llms.txt',
  'v2/android.md',
  'v2/android/index.md',
  'apis/storage/index.html',
  'v2/android/index.html',
  'v2/android/index/index.html',
  'a b/index.html',
];

describe('resolveRequest', () => {
  const resolve = (url: string) => resolveRequest(exampleHosting, url, (file) => files.includes(file));
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
    ['/robots.txt', 'robots.txt'],
    ['/llms.txt', 'llms.txt'],
    ['/docs/llms.txt', 'llms.txt'],
    ['/docs/v2/android/index.md', 'v2/android/index.md'],
    ['/docs/v2/android/index.html.md', 'v2/android.md'],
    ...guessedAddresses.map(([guessed, markdown]) => [guessed, markdown.slice('/docs/'.length)]),
  ])('%s is %s', (url, file) => {
    expect(resolve(url)).toEqual({ status: 200, file });
  });

  it.each([
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs?q=1', 301, '/docs/?q=1'],
    ['/docs/apis/storage', 301, '/docs/apis/preferences'],
    ['/docs/apis/stor%61ge/?a=b?c', 301, '/docs/apis/preferences?a=b?c'],
    ['/docs/updating/5-0', 302, '/docs/next/updating/5-0'],
    ['/docs/v4', 302, '/docs/'],
    ['/docs/v4/', 302, '/docs/'],
    ['/docs/v4/apis/camera?x=1', 302, '/docs/apis/camera?x=1'],
    ['/docs/v4/a%20b%3Fc', 302, '/docs/a%20b%3Fc'],
    ['/docs/v5/apis/camera/', 302, '/docs/next/apis/camera/'],
    ['/docs/v1/x', 301, '/docs/v2/x'],
    ['/docs/llms-full.txt', 302, '/docs/llms/v4/llms-full.txt'],
  ])('%s leads on with %s to %s', (url, status, location) => {
    expect(resolve(url)).toEqual({ status, location });
  });

  it.each([
    '/docs/unknown',
    '/docs/404.html',
    '/docs/apis',
    '/docs/v4x',
    '/docs/v2/android.html',
    '/docs/sitemap.xml/',
    '/docs//apis/camera',
    '/docs/v4//example.com',
    '/docsapis/camera',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt/',
    '//docs/',
    '/docs/%E0%A4%A',
    '/docs/.secret',
    '/docs/apis/other/.md',
    '/docs/.secret/.md',
    '/docs/apis/camera/index.md/',
    '*',
    'http://localhost/docs/',
  ])('%s is not found', (url) => {
    expect(resolve(url)).toEqual(notFound);
  });

  it.each(acceptHeaders)('a page for %s is Markdown: %s', (accept, isMarkdown) => {
    const isFile = (file: string) => files.includes(file);
    const file = isMarkdown ? 'apis/camera.md' : 'apis/camera/index.html';
    expect(resolveRequest(exampleHosting, '/docs/apis/camera', isFile, accept)).toEqual({ status: 200, file });
  });

  it.each([
    '/docs/../secret',
    '/docs/%2e%2e/secret',
    '/docs/..%2fsecret',
    '/docs/..%5csecret',
    '/docs/apis/..\\..\\secret',
    '/docs/v4/../secret',
    '/docs/C:/secret',
    '/docs/%00',
    '/docs/./index.html',
  ])('%s does not even look outside of the build', (url) => {
    const asked: string[] = [];
    const answer = resolveRequest(exampleHosting, url, (file) => asked.push(file) > 0);
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
    ['folder.d/LICENSE', 'application/octet-stream'],
  ])('%s is %s', (file, type) => {
    expect(getMediaType(exampleHosting, file)).toBe(type);
  });
});

describe('createSiteServer', () => {
  let folder = '';
  let server: Server;
  let port = 0;
  const contentOf = (file: string) => `content of ${file} ${'and so on '.repeat(20)}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'static-site-'));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), contentOf(file));
    }
    writeFileSync(join(folder, hostingFile), JSON.stringify(exampleHosting));
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

  const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

  /** Sends a request unchanged. `fetch` would add its own encoding and decode the response. */
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Uint8Array }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
          let text = '';
          // One character per byte.
          response.setEncoding('latin1').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => {
            const body = Uint8Array.from(text, (character) => character.charCodeAt(0));
            resolve({ status: response.statusCode, headers: response.headers, body });
          });
        })
          .on('error', reject)
          .end();
      },
    );

  it('serves pages without a redirect, index routes included', async () => {
    for (const path of ['/docs/v2/android', '/docs/v2/android/', '/docs/v2/android/index', '/docs/v2/android/index/']) {
      const { status, headers } = await send(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
    expect(textOf((await send('/docs/v2/android/index')).body)).toBe(contentOf('v2/android/index/index.html'));
  });

  it('answers unknown paths with the page for them and status 404, whatever is asked of it', async () => {
    const { status, headers, body } = await send('/docs/unknown', { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect([status, textOf(body), headers['cache-control']]).toEqual([404, contentOf('404.html'), 'no-cache']);
  });

  it.each([
    ['/docs/', 'GET'],
    ['/docs/unknown', 'GET'],
    ['/docs/apis/storage', 'GET'],
    ['/docs/assets/js/main.0a1b2c3d.js', 'HEAD'],
    ['/docs/', 'POST'],
  ])('sends the headers of the description for %s %s', async (path, method) => {
    const { headers } = await send(path, {}, method);
    for (const [name, value] of Object.entries(exampleHosting.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  it('lets browsers keep hashed assets, and only those', async () => {
    expect((await send('/docs/assets/js/main.0a1b2c3d.js')).headers['cache-control']).toContain('immutable');
    expect((await send('/docs/assets/js/gone.0a1b2c3d.js')).headers['cache-control']).toBe('no-cache');
    expect((await send('/docs/')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses text as the browser takes it, with a tag for each form', async () => {
    const plain = await send('/docs/');
    const brotli = await send('/docs/', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await send('/docs/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], String(brotliDecompressSync(brotli.body))]).toEqual([
      'br',
      contentOf('index.html'),
    ]);
    expect([gzip.headers['content-encoding'], String(gunzipSync(gzip.body))]).toEqual([
      'gzip',
      contentOf('index.html'),
    ]);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotli.headers.vary).toBe('Accept-Encoding, Accept');
    expect((await send('/docs/img/photo.png', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe(
      undefined,
    );
  });

  it('sends a changed file, compressed as well, and nothing when the browser has it', async () => {
    const encoding = { 'Accept-Encoding': 'br' };
    const { etag = '' } = (await send('/docs/sitemap.xml', encoding)).headers;
    const again = await send('/docs/sitemap.xml', { ...encoding, 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
    writeFileSync(join(folder, 'sitemap.xml'), 'another content');
    const changed = await send('/docs/sitemap.xml', { ...encoding, 'If-None-Match': etag });
    expect([changed.status, String(brotliDecompressSync(changed.body))]).toEqual([200, 'another content']);
  });

  it('sends the headers of a new build, and those of the previous one until it is in place', async () => {
    const file = join(folder, hostingFile);
    const readPolicy = async () => (await send('/docs/')).headers['x-build'];
    const describeBuild = (build: string) => {
      const headers = { ...exampleHosting.headers, 'X-Build': build };
      writeFileSync(join(folder, 'draft'), JSON.stringify({ ...exampleHosting, headers }));
      // Some systems measure time too coarsely for two writes in a row.
      utimesSync(join(folder, 'draft'), 1, build.length);
      renameSync(join(folder, 'draft'), file);
    };
    describeBuild('new');
    expect(await readPolicy()).toBe('new');
    rmSync(file);
    expect(await readPolicy()).toBe('new');
    describeBuild('newest');
    expect(await readPolicy()).toBe('newest');
    writeFileSync(file, JSON.stringify(exampleHosting));
  });

  it('sends a part of a file', async () => {
    const ask = async (range: string, headers: Record<string, string> = {}) => {
      const { status, headers: got, body } = await send('/docs/img/photo.png', { Range: range, ...headers });
      return [status, got['content-range'], textOf(body)];
    };
    const whole = contentOf('img/photo.png');
    const size = whole.length;
    expect(await ask('bytes=0-6')).toEqual([206, `bytes 0-6/${size}`, 'content']);
    expect(await ask('bytes=-4')).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, whole.slice(-4)]);
    expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
    expect(await ask('bytes=0-1,3-4')).toEqual([200, undefined, whole]);
    expect(await ask('bytes=0-6', { 'If-Range': '"older"' })).toEqual([200, undefined, whole]);
  });

  it('knows HEAD and refuses what writes', async () => {
    const head = await send('/docs/', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(contentOf('index.html').length));
    expect(head.body.length).toBe(0);
    expect((await send('/docs/', {}, 'POST')).status).toBe(405);
  });

  it('lives on when an address can be no file', async () => {
    for (const path of ['/docs/index.html/a', '/docs/apis/camera/index.html/', `/docs/${'a'.repeat(300)}`])
      expect((await send(path)).status).toBe(404);
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

  it('says what is missing when a build does not tell how it is to be served', () => {
    expect(() => createSiteServer(join(folder, 'img'))).toThrow(
      /\.hosting\.json is missing or damaged\. Make one: npm/,
    );
  });
});
