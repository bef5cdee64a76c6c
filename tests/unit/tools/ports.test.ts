import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { describeBusyPort, isPortFree, readPort } from '../../../src/cli/setup/ports';

describe('readPort', () => {
  it('prefers the command line, then the environment, then the default', () => {
    expect(readPort(['--port', '3001'], '4000')).toBe(3001);
    expect(readPort(['--port=3001'], '4000')).toBe(3001);
    expect(readPort([], '4000')).toBe(4000);
    expect(readPort([], undefined)).toBe(3000);
    expect(readPort(['--port', '0'], undefined)).toBe(0);
  });

  it.each([['--port'], ['--port', 'web'], ['--port', '65536'], ['--port', '-1'], ['--port', '30.5']])(
    'refuses %s %s',
    (...args) => {
      expect(readPort(args, undefined)).toBeNull();
    },
  );
});

describe('describeBusyPort', () => {
  it('suggests a port that there is', () => {
    expect(describeBusyPort(3000, 'start')).toMatch(/npm run start -- --port 3001$/);
    expect(describeBusyPort(65_535, 'serve')).toMatch(/npm run serve -- --port 65534$/);
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
