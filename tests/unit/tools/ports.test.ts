import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPortFree, readPort } from '../../../src/packages/docs-cli/setup/ports';

describe('readPort', () => {
  it('prefers the command line, then the environment, then the default', () => {
    expect(readPort('3001', '4000')).toBe(3001);
    expect(readPort(undefined, '4000')).toBe(4000);
    expect(readPort(undefined, '')).toBe(3000);
    expect(readPort('0', undefined)).toBe(0);
  });

  it.each(['', 'web', '65536', '-1', '30.5'])('refuses %s', (port) => {
    expect(() => readPort(port, undefined)).toThrow(`--port must be a number from 0 to 65535, but is "${port}".`);
  });

  it('names the variable that is wrong', () => {
    expect(() => readPort(undefined, '80 80')).toThrow('The environment variable PORT must be');
  });
});

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('sees a server that listens on %s', async (host) => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, host, () => {
        const address = server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
