/** What a writer sees of `npm start`, in a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../src/tools/lib/project-root.mjs';
import { childEnv } from '../bench/child-env';
import { withSiteCopy } from '../bench/site-copy';
import { findFreePort } from '../free-port';

const referenceCache = 'node_modules/.cache/capacitor-reference';

/** The server and all that it says. */
interface Server {
  readonly port: number;
  readonly read: () => string;
  readonly stop: () => Promise<void>;
}

async function startServer(folder: string): Promise<Server> {
  const port = await findFreePort();
  const child: ChildProcess = spawn(process.execPath, ['src/tools/start.mjs', '--port', String(port)], {
    cwd: folder,
    env: childEnv({ DOCS_VERSIONS: 'v5', NODE_ENV: 'development', FORCE_COLOR: '0' }),
  });
  let output = '';
  const add = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  await expect.poll(() => output, { timeout: 90_000 }).toMatch(/compiled .*successfully/);
  return {
    port,
    read: () => output,
    stop: async () => {
      const end = once(child, 'close');
      child.kill();
      await end;
    },
  };
}

/** Changes a file, and puts it back after `use`. */
async function withChange(file: string, change: (text: string) => string, use: () => Promise<void>): Promise<void> {
  const text = readFileSync(file, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
  await use();
  writeFileSync(file, text);
}

test('tells a writer at once what is wrong, until it is right', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'the size of the window makes no difference');
  test.setTimeout(300_000);
  await withSiteCopy(async (folder) => {
    // The packages of a copy are links, through which Node lets no CLI read others.
    cpSync(join(projectRoot, referenceCache), join(folder, referenceCache), { recursive: true });
    const server = await startServer(folder);
    try {
      await page.goto(`http://localhost:${server.port}/docs/next/guides/ads`);
      await expect(page.locator('main h1')).toBeVisible();
      const messages = page.locator('#edit-messages li');
      const file = join(folder, 'docs/guides/ads.md');
      const wrong = '\nRun `npx cap ad ios`, see [it](#nowhere) and ![](/img/none.svg).\n';

      await withChange(
        file,
        (text) => text + wrong,
        async () => {
          await expect(messages).toHaveCount(4);
          await expect(messages.filter({ hasText: 'npx cap ad' })).toHaveText(
            /^docs\/guides\/ads\.md:\d+:\d+ `npx cap ad ios`: .*"add"/,
          );
          expect(server.read()).toMatch(/^\[WARNING\] docs\/guides\/ads\.md:\d+:\d+ {2}`npx cap ad ios`: /m);
        },
      );
      await expect(messages).toHaveCount(0);

      await withChange(
        file,
        (text) => `${text}\n::instal{packages="@capacitor/app"}\n`,
        async () => {
          await expect(messages).toHaveText([/There is no directive ::instal; did you mean "install"\?$/]);
        },
      );
      await expect(messages).toHaveCount(0);
      expect(server.read()).not.toMatch(/^\s+at /m);
    } finally {
      await server.stop();
    }
  });
});
