import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findFreePort } from '../free-port';
import { childEnv } from './child-env';
import { BenchError } from './errors';
import type { Figures } from './goals';
import { say } from './progress';
import { withSiteCopy } from './site-copy';
import { median } from './statistics';

/** Environment of the server, and the file and route of the page that is edited. */
export interface Setup {
  readonly env: Readonly<Record<string, string>>;
  readonly file: string;
  readonly route: string;
}

/** How long a writer waits during one run of the server, in seconds. */
interface Waits {
  /** From the command to the first response of the server. */
  readonly ready: number;
  /** From the command to the page in the browser. */
  readonly shown: number;
  /** From writing the page's file until the words are on the screen, for each edit. */
  readonly edits: readonly number[];
}

const page = 'guides/deep-links';

const setups = {
  all: { env: { DOCS_VERSIONS: '' }, file: `versioned_docs/version-v4/${page}.md`, route: `/docs/${page}` },
  one: { env: { DOCS_VERSIONS: 'v5' }, file: `docs/${page}.md`, route: `/docs/next/${page}` },
} as const satisfies Record<string, Setup>;

/** Number of edits per start. */
const editCount = 4;

/** Pause between two edits, in milliseconds, during which the server finishes its work. */
const pause = 2500;

/** Maximum wait for a page or an edit, in milliseconds. */
const startTimeout = 60_000;

/**
 * Measures how long a writer waits for the development server, with all versions and with one, and for edits to a page open in a browser.
 *
 * @param rounds measured starts of each, after one start that fills the caches
 * @returns medians, and the time of the first start in a new clone
 * @throws BenchError when the server ends, or does not show the page or an edit
 */
export async function measureWriting(browser: Browser, rounds: number): Promise<Figures> {
  return withSiteCopy(async (folder) => {
    const measureSetup = async (name: keyof typeof setups): Promise<{ first: Waits; later: Waits[] }> => {
      const waits: Waits[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        say(`Writing with ${name === 'one' ? 'v5 alone' : 'all versions'}, start ${round + 1} of ${rounds + 1}.`);
        waits.push(await write(browser, folder, setups[name]));
      }
      const [first, ...later] = waits;
      return { first: first as Waits, later };
    };
    const all = await measureSetup('all');
    const one = await measureSetup('one');
    const medianOf = (waits: readonly Waits[], read: (wait: Waits) => number | readonly number[]) =>
      median(waits.flatMap(read));
    const ours = {
      cloneReady: all.first.ready,
      devReady: medianOf(all.later, ({ ready }) => ready),
      devShown: medianOf(all.later, ({ shown }) => shown),
      devFirstEdit: medianOf(all.later, ({ edits }) => edits.slice(0, 1)),
      devEdit: medianOf(all.later, ({ edits }) => edits.slice(1)),
      oneReady: medianOf(one.later, ({ ready }) => ready),
      oneShown: medianOf(one.later, ({ shown }) => shown),
      oneFirstEdit: medianOf(one.later, ({ edits }) => edits.slice(0, 1)),
      oneEdit: medianOf(one.later, ({ edits }) => edits.slice(1)),
    };
    return { ours, starlight: {}, vitepress: {} };
  });
}

/**
 * Starts the server, opens the page, and edits it.
 *
 * @throws BenchError when the server ends or does not answer
 */
export async function write(browser: Browser, folder: string, { env, file, route }: Setup): Promise<Waits> {
  const port = await findFreePort();
  const start = performance.now();
  const command = ['src/packages/docs-cli/run.mjs', 'start', '--port', String(port)];
  // Has its own process group, because the command starts other processes and all of them have to end.
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: childEnv({ ...env, NODE_ENV: 'development' }),
    stdio: 'ignore',
    detached: true,
  });
  const view = await browser.newPage();
  try {
    const address = `http://localhost:${port}${route}`;
    await waitForServer(address, server);
    const ready = (performance.now() - start) / 1000;
    await view.goto(address);
    await view.locator('main h1').waitFor({ timeout: startTimeout });
    const shown = (performance.now() - start) / 1000;
    const edits: number[] = [];
    for (let number = 1; number <= editCount; number += 1) {
      await view.waitForTimeout(pause);
      edits.push(await timeEdit(view, join(folder, file), `Written by the benchmark, ${start} ${number}.`));
    }
    return { ready, shown, edits };
  } finally {
    await view.close();
    await stop(server);
  }
}

/** Waits for a response without using the browser, which would slow the server down. */
async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + startTimeout;
  while (!(await answers(address))) {
    if (server.exitCode !== null || performance.now() > end) {
      throw new BenchError(`The development server does not answer at ${address}. Run "npm start" to see why.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Appends a paragraph to the page.
 *
 * @returns seconds from writing the file to the frame that shows it; the server and the browser share one clock
 */
async function timeEdit(view: Page, file: string, words: string): Promise<number> {
  const shown = view.waitForFunction(
    (text) => document.querySelector('main')?.textContent?.includes(text) && performance.timeOrigin + performance.now(),
    words,
    { timeout: startTimeout, polling: 'raf' },
  );
  const written = performance.timeOrigin + performance.now();
  appendFileSync(file, `\n${words}\n`);
  const time = Number(await (await shown).jsonValue());
  return (time - written) / 1000;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const end = once(server, 'close');
  process.kill(-server.pid, 'SIGTERM');
  await end;
}
