import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from '../../../src/mcp/source';

/** Paths that must never lead to a file. */
const hostile = [
  '../secret.txt',
  'data/../../secret.txt',
  'data/..',
  '/etc/passwd',
  '//evil.example/data',
  'https://evil.example/data',
  'data\\..\\..\\secret.txt',
  'data/%2e%2e/secret.txt',
  'data//index.json',
  'data/index.json\0',
  '.git/config',
  '',
];

const limits = { size: 1000, time: 300 };
let folder = '';
let docs = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-source-'));
  docs = join(folder, 'build');
  mkdirSync(join(docs, 'data'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(docs, 'data/index.json'), '{"ä":1}');
  writeFileSync(join(docs, 'large.json'), 'x'.repeat(limits.size + 1));
  symlinkSync(join(folder, 'secret.txt'), join(docs, 'link.txt'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder', () => {
  it('gives its files', async () => {
    const source = await openSource(docs, limits);
    expect(await source.read('data/index.json')).toBe('{"ä":1}');
  });

  it.each(hostile)('gives nothing for %j', async (path) => {
    const source = await openSource(docs, limits);
    await expect(source.read(path)).rejects.toThrow(/is not a path of a file of the docs\.$/);
  });

  it('gives nothing that a link leads out to, that is missing, a folder or too large', async () => {
    const source = await openSource(docs, limits);
    await expect(source.read('link.txt')).rejects.toThrow(/has no file link\.txt\.$/);
    await expect(source.read('constructor')).rejects.toThrow(/has no file constructor\.$/);
    await expect(source.read('data')).rejects.toThrow(/data is not a file that can be read\.$/);
    await expect(source.read('large.json')).rejects.toThrow(/large\.json is not a file that can be read\.$/);
  });

  it('must be one', async () => {
    await expect(openSource(join(folder, 'none'))).rejects.toThrow(/none is not a folder\./);
    await expect(openSource(join(folder, 'secret.txt'))).rejects.toThrow(/secret\.txt is not a folder\./);
  });
});

describe('an address', () => {
  const asked: string[] = [];
  let server: Server;
  let address = '';

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/docs/data/index.json') response.end('{"ä":1}');
      else if (url === '/docs/moved') response.writeHead(302, { location: '/docs/data/index.json' }).end();
      else if (url === '/docs/large') response.end('x'.repeat(limits.size + 1));
      else if (url !== '/docs/slow') response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives the files below it, with and without a slash at its end', async () => {
    for (const place of [address, `${address}/`, `${address}/?x#y`]) {
      expect(await (await openSource(place, limits)).read('data/index.json')).toBe('{"ä":1}');
    }
  });

  it.each(hostile)('is not asked for %j', async (path) => {
    const before = asked.length;
    await expect((await openSource(address, limits)).read(path)).rejects.toThrow(
      /is not a path of a file of the docs\.$/,
    );
    expect(asked.length).toBe(before);
  });

  it('is not followed elsewhere, nor waited for, nor read to the end when it never stops', async () => {
    const source = await openSource(address, limits);
    await expect(source.read('none')).rejects.toThrow(/\/docs\/none responded with 404\.$/);
    await expect(source.read('moved')).rejects.toThrow(/\/docs\/moved can't be read: .*redirect/);
    await expect(source.read('large')).rejects.toThrow(/\/docs\/large is larger than 0\.001 MB\.$/);
    await expect(source.read('slow')).rejects.toThrow(/\/docs\/slow can't be read: no response in 0\.3 seconds\.$/);
  });

  it('must be one', async () => {
    await expect(openSource('http://')).rejects.toThrow('http:// is not an address.');
  });
});
