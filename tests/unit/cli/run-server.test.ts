import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { runServer } from '../../../src/cli/start/run-server';

const { spawn } = vi.hoisted(() => ({ spawn: vi.fn() }));

vi.mock('node:child_process', () => ({ spawn }));
vi.mock('../../../src/build/files/watch-files', () => ({ watchFiles: () => () => undefined }));

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
