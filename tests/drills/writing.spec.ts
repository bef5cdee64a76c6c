/* What a writer sees in `npm start`: each mistake appears in the terminal and, unless it is style, in one overlay until it is fixed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { cacheDir } from '../../src/packages/reference/cache';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { childEnv } from '../bench/child-env';
import { withSiteCopy } from '../bench/site-copy';
import { findFreePort } from '../free-port';
import { mistakes, page as written } from './mistakes';

/** Timeout that is long enough for a busy machine, in milliseconds. */
const startTimeout = 240_000;

/** A server in a copy of the project, with its output. */
interface Reporter {
  readonly folder: string;
  readonly address: string;
  readonly printed: () => string;
}

async function withServer(use: (desk: Reporter) => Promise<void>): Promise<void> {
  await withSiteCopy(async (folder) => {
    // Copies the cache, because reading the packages would take longer than everything else.
    if (existsSync(cacheDir)) cpSync(cacheDir, cacheDir.replace(projectRoot, folder), { recursive: true });
    const port = await findFreePort();
    const server = spawn(process.execPath, ['src/packages/docs-cli/run.mjs', 'start', '--port', String(port)], {
      cwd: folder,
      env: childEnv({ DOCS_VERSIONS: 'v5', NODE_ENV: 'development' }),
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
    try {
      await use({ folder, address: `http://localhost:${port}${written.route}`, printed: () => output });
    } finally {
      await stop(server);
    }
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const end = once(server, 'close');
  server.kill();
  await end;
}

/** Opens a page as soon as the server responds. */
async function open(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
  }).toPass({ timeout: startTimeout });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: startTimeout });
}

/** Reads the messages in the overlay, with their locations. */
const readMessages = (page: Page): Promise<string[]> =>
  page
    .frameLocator('#webpack-dev-server-client-overlay')
    .getByText(/^\S+:\d+/)
    .allInnerTexts();

/** Lists what the terminal says about style. */
const readStyle = (printed: string): string[] =>
  [...printed.matchAll(/^\[INFO\] (\S+:\d+:\d+ .*)$/gm)].map(([, line = '']) => line);

test('npm start tells what is wrong with what is being written, and restarts where it must', async ({ page }) => {
  test.setTimeout(1_800_000);
  await withServer(async ({ folder, address, printed }) => {
    await open(page, address);
    for (const { name, file = written.file, make, message, isStyle = false } of mistakes) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const start = Date.now();
      writeFileSync(path, make(text));
      await expect(async () => {
        const shown = await readMessages(page);
        const [line = '', ...others] = isStyle ? readStyle(printed()) : shown;
        expect(others, name).toEqual([]);
        if (isStyle) expect(shown, name).toEqual([]);
        const said = new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+ {2}(.*)$`).exec(line)?.[1];
        if (typeof message === 'string') expect(said, name).toBe(message);
        else expect(said, name).toMatch(message);
        expect(printed(), 'the terminal').toContain(`[${isStyle ? 'INFO' : 'WARNING'}] ${line}`);
      }).toPass({ timeout: startTimeout, intervals: [50] });
      test.info().annotations.push({ type: name, description: `${(Date.now() - start) / 1000} s` });
      writeFileSync(path, text);
      // Reading a frame while it is being removed throws an error, so it is retried.
      await expect(async () => {
        expect(await readMessages(page), `after ${name}`).toEqual([]);
      }).toPass({ timeout: startTimeout, intervals: [50] });
    }
    expect(printed()).not.toContain('    at ');

    const settings = join(folder, 'src/config/navbar.ts');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace("label: 'Plugins'", "label: 'Plug-ins'"));
    await expect(page.getByRole('link', { name: 'Plug-ins' })).toBeVisible({ timeout: startTimeout });
    expect(printed()).toContain('src/config/navbar.ts has changed. The server restarts.');
  });
});
