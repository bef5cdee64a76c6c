import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askHosts, collectLinks } from '../../../src/packages/docs-cli/links/external-links';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
const asked: string[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/silent') return;
    const status = { '/': 200, '/moved': 301, '/elsewhere': 302, '/gone': 410, '/shy': 403 }[url];
    response.statusCode = url === '/no-head' ? (method === 'HEAD' ? 405 : 200) : (status ?? 404);
    if (url === '/moved') response.setHeader('location', '/new');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('links that leave the site', () => {
  it('are collected with the pages that have them, without their hashes, and without debug pages', () => {
    mkdirSync(join(folder, '__docusaurus'));
    writeFileSync(
      join(folder, 'b.html'),
      '<a class=x href=https://b.example/?a=1&amp;b=2#c>B</a> <a href="/docs/a">A</a>',
    );
    writeFileSync(
      join(folder, 'a.html'),
      '<a href="https://b.example/?a=1&amp;b=2">B</a><a href="https://own.example/x">X</a>',
    );
    writeFileSync(join(folder, '__docusaurus', 'c.html'), '<a href="https://debug.example/">D</a>');
    expect([...collectLinks(folder, 'https://own.example')]).toEqual([
      ['https://b.example/?a=1&b=2', ['a.html', 'b.html']],
    ]);
  });
});

describe('asking for an address', () => {
  it('tells what is fine, moved, refused and broken, and asks for the whole only when the head is refused', async () => {
    const paths = ['/', '/moved', '/elsewhere', '/no-head', '/shy', '/gone', '/silent'];
    const answers = await askHosts([...paths.map((path) => origin + path), 'http://127.0.0.1:1/'], 1000);
    expect(answers.map(({ state, note }) => `${state} ${note}`)).toEqual([
      'fine 200',
      'moved 301 to /new',
      'fine 302',
      'fine 200',
      'refused 403',
      'broken 410',
      expect.stringMatching(/^broken .*timeout/),
      expect.stringMatching(/^broken /),
    ]);
    expect(asked.filter((request) => request.endsWith(' /'))).toEqual(['HEAD /']);
    expect(asked.filter((request) => request.endsWith('/no-head'))).toEqual(['HEAD /no-head', 'GET /no-head']);
  });
});
