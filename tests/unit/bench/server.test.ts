import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBenchServer, kilobytes, SentSite, styleKilobytes } from '../../bench/server';

describe('the server of the benchmark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const site = new SentSite(folder);
  const server = createBenchServer({ ours: site });
  const script = 'console.log("a");'.repeat(100);

  beforeAll(async () => {
    mkdirSync(join(folder, 'apis', 'camera'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(folder, 'cli.html'), '<h1>CLI</h1>');
    writeFileSync(join(folder, 'apis', 'camera', 'index.html'), '<h1>Camera</h1>');
    writeFileSync(join(folder, 'styled.html'), '<style>h1 { color: red }</style><h1>Styled</h1>');
    writeFileSync(join(folder, 'main.js'), script);
    writeFileSync(join(folder, 'photo.png'), new Uint8Array([1, 2, 3]));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const fetchFrom = (host: string, path: string) =>
    new Promise<{ status: number; encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const request = get(
        { host: '127.0.0.1', port, path, headers: { Host: `${host}.localhost:${port}` } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              encoding: response.headers['content-encoding'],
              body: Buffer.concat(chunks.map((chunk) => new Uint8Array(chunk))),
            }),
          );
        },
      );
      request.on('error', reject);
    });

  const textOf = (body: Buffer) => brotliDecompressSync(new Uint8Array(body)).toString();

  it.each([
    ['/docs/', 'Home'],
    ['/docs/cli', 'CLI'],
    ['/docs/apis/camera', 'Camera'],
    ['/docs/apis/camera/?a=b', 'Camera'],
  ])('answers %s with the page', async (path, heading) => {
    const { status, encoding, body } = await fetchFrom('ours', path);
    expect([status, encoding, textOf(body)]).toEqual([200, 'br', `<h1>${heading}</h1>`]);
  });

  it('sends text compressed, and weighs it as it is sent', async () => {
    const { body } = await fetchFrom('ours', '/docs/main.js');
    expect(textOf(body)).toBe(script);
    expect(body.length).toBeLessThan(200);
    expect(site.find('/docs/main.js')).toSatisfy((file) => kilobytes(file) === body.length / 1000);
  });

  it('weighs the styles that are written into a page', () => {
    const [plain = Number.NaN, styled = Number.NaN] = ['/docs/', '/docs/styled'].map((path) => {
      const page = site.find(path);
      return page === undefined ? Number.NaN : styleKilobytes(page);
    });
    expect(plain).toBe(0);
    expect(styled).toBeGreaterThan(0.01);
    expect(styled).toBeLessThan(0.06);
  });

  it('sends other files as they are', async () => {
    const { encoding, body } = await fetchFrom('ours', '/docs/photo.png');
    expect([encoding, [...body]]).toEqual([undefined, [1, 2, 3]]);
  });

  it('answers 404 for what is not there, outside of the base path, and for a site that it does not know', async () => {
    expect((await fetchFrom('ours', '/docs/nothing')).status).toBe(404);
    expect((await fetchFrom('ours', '/main.js')).status).toBe(404);
    expect((await fetchFrom('theirs', '/docs/')).status).toBe(404);
  });
});
