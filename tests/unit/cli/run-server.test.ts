import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { runServer } from '../../../src/packages/docs-cli/start/run-server';

const { spawn, watchFiles } = vi.hoisted(() => ({ spawn: vi.fn(), watchFiles: vi.fn(() => () => undefined) }));

vi.mock('node:child_process', () => ({ spawn }));
vi.mock('@capacitor-docs/shared/watch-files', () => ({ watchFiles }));

afterEach(() => void vi.restoreAllMocks());

/** Starts a server that ends in a given way. */
function endServer(code: number | null, signal: string | null): { exit: Promise<number>; said: () => string } {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const server = new EventEmitter();
  spawn.mockReturnValueOnce(server);
  const exit = runServer(['--port', '3000'], false);
  server.emit('close', code, signal);
  return { exit, said: () => error.mock.calls.flat().join() };
}

it('a server that something else ends is reported, with exit code 1', async () => {
  const { exit, said } = endServer(null, 'SIGKILL');
  expect(await exit).toBe(1);
  expect(said()).toBe('The server was ended by SIGKILL. The machine may be out of memory. Start it again: npm start');
  expect(spawn.mock.lastCall?.[2]).toMatchObject({ stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
});

it('a server that ends by itself has said why', async () => {
  const { exit, said } = endServer(2, null);
  expect(await exit).toBe(2);
  expect(said()).toBe('');
});

it('a server that ends at a mistake after a restart starts again when a page is corrected', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const servers = [0, 1, 2].map(() => Object.assign(new EventEmitter(), { kill: vi.fn() }));
  for (const server of servers) spawn.mockReturnValueOnce(server);
  spawn.mockClear();
  void runServer(['--port', '3000'], false);
  const [changeCode, changePages] = watchFiles.mock.calls
    .slice(-2)
    .map((call) => (call as unknown as [string, string[], (files: string[]) => void])[2]);
  changePages?.(['docs/config.md']);
  expect(servers[0]?.kill).not.toHaveBeenCalled();
  changeCode?.(['src/config/site.ts']);
  servers[0]?.emit('close', null, 'SIGTERM');
  servers[1]?.emit('close', 1, null);
  expect(spawn).toHaveBeenCalledTimes(2);
  changePages?.(['docs/config.md']);
  expect(spawn).toHaveBeenCalledTimes(3);
});
