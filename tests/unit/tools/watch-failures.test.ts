import { EventEmitter } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchFiles } from '../../../src/packages/shared/files/watch-files';

const { watch } = vi.hoisted(() => ({ watch: vi.fn() }));

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), watch }));

const makeError = (code: string, message: string) => Object.assign(new Error(message), { code });

it('says in a line which changes it can no longer notice, and watches the rest', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const watcher = Object.assign(new EventEmitter(), { close: vi.fn() });
  watch.mockImplementationOnce(() => {
    throw makeError('ENOSPC', 'System limit for number of file watchers reached');
  });
  watch.mockReturnValueOnce(watcher);
  const end = watchFiles(process.cwd(), ['docs', 'sidebars.ts'], () => undefined);
  watcher.emit('error', makeError('EPERM', 'operation not permitted'));
  expect(warn.mock.calls.flat()).toEqual([
    'Changes in docs are no longer noticed (System limit for number of file watchers reached). Raise fs.inotify.max_user_watches, then start the command again.',
    'Changes in sidebars.ts are no longer noticed (operation not permitted). Start the command again.',
  ]);
  end();
  expect(watcher.close).toHaveBeenCalledOnce();
});

it('asks again and again where the system reports no changes', async () => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', 'true').stubEnv('CHOKIDAR_INTERVAL', '50');
  const root = mkdtempSync(join(tmpdir(), 'poll-'));
  mkdirSync(join(root, 'docs'));
  const changes: string[] = [];
  const end = watchFiles(root, ['docs'], (files) => changes.push(...files));
  await vi.waitFor(() => {
    appendFileSync(join(root, 'docs/a.md'), 'a');
    expect(changes).toContain('docs/a.md');
  }, 20_000);
  end();
  rmSync(root, { recursive: true });
});
