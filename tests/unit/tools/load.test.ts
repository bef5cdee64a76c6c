import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { describeLoad, runLoadTest } from '../../../src/cli/load/load';

describe('runLoadTest', () => {
  it('asks for all paths in turn and counts what was not answered with 200', async () => {
    const asked = new Set<string | undefined>();
    const server = createServer((request, response) => {
      asked.add(request.url);
      response.writeHead(request.url === '/bad' ? 503 : 200).end('1234');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await runLoadTest({ port, seconds: 0.2, connections: 4, paths: ['/a', '/bad', '/c'] });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect([...asked].sort()).toEqual(['/a', '/bad', '/c']);
    expect(result.firstError).toBe('/bad: 503');
    expect(result.answers).toBeGreaterThan(result.errors);
    expect(result.bytes).toBe((result.answers + result.errors) * 4);
    expect(result.times).toHaveLength(result.answers + result.errors);
  });

  it('counts a server that is not there', async () => {
    const { errors, answers } = await runLoadTest({ port: 1, seconds: 0.05, connections: 1, paths: ['/'] });
    expect([answers, errors > 0]).toEqual([0, true]);
  });
});

describe('describeLoad', () => {
  it('says how many, how fast and what failed', () => {
    const times = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(describeLoad({ answers: 100, errors: 1, bytes: 4e6, seconds: 2, times, firstError: '/a: 503' })).toEqual([
      '50 requests a second: 100 answers in 2.0 s, 2.0 MB/s',
      'waiting times: half within 50.0 ms, 99 of 100 within 99.0 ms, at most 100.0 ms',
      '1 errors, the first: /a: 503',
    ]);
  });
});
