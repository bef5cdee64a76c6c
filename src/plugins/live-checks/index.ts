import { type ChildProcess, fork } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Finding } from '@capacitor-docs/docs-checks';
import { watchFiles } from '@capacitor-docs/shared/watch-files';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '../../build/bundler-types';
import { makeBundlerRest, times } from '../edits-first/bundler-idle';
import { checksAddress } from '../writer-bar/addresses';
import { type LineKind, makeReporter, type Question } from './reporter';
import { shortenErrors } from './short-errors';

/** The part of webpack's development server that is used here. */
interface DevServer {
  readonly webSocketServer?: { readonly clients: readonly unknown[] } | null;
  readonly sendMessage: (clients: readonly unknown[], type: string, data?: unknown, params?: object) => void;
}

/** Pages, and files that they are checked against. Changes to other sources restart the server. */
const watched = [
  'docs',
  'versioned_docs',
  'sidebars.ts',
  'versioned_sidebars',
  'static',
  'src/components',
  'src/packages/docs-checks/spelling',
];

/**
 * Docusaurus plugin for `npm start`: checks the open page and pages that change, after they are on the screen. Problems are shown in the terminal
 * and, except for style, in the overlay of the dev server, together with the bundler's own errors without their stacks.
 */
export function liveChecks({ siteDir }: LoadContext): Plugin {
  const rest = makeBundlerRest();
  // `npm start` may be killed, and its server has no other reason to end.
  process.once('disconnect', () => process.exit(1));
  let server: DevServer | undefined;
  let isShown = false;
  const desk = makeReporter({
    ask: makeAskChecks(siteDir),
    print: printLines,
    async rest() {
      await rest.ask();
      await rest.wait();
    },
    show(lines) {
      const clients = server?.webSocketServer?.clients ?? [];
      // The overlay adds new lines to the ones it already shows, unless it is closed first.
      if (isShown) server?.sendMessage(clients, 'still-ok');
      if (lines.length > 0) server?.sendMessage(clients, 'warnings', lines, { preventReloading: true });
      isShown = lines.length > 0;
    },
  });
  const answer = ({ method, url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const page = searchParams.get('page');
    if (method !== 'POST' || pathname !== checksAddress || page === null) {
      next();
      return;
    }
    response.writeHead(204).end();
    desk.open(page);
  };
  return {
    name: 'live-checks',
    getClientModules: () =>
      ['client-module.ts', 'overlay.css'].map((name) => join(siteDir, 'src/plugins/live-checks', name)),
    configureWebpack: () =>
      ({
        plugins: [{ apply: listen }],
        devServer: {
          client: { overlay: { errors: false, warnings: true } },
          setupMiddlewares: (_: unknown, devServer: DevServer) => {
            server = devServer;
            watchFiles(siteDir, watched, desk.change);
            return [answer];
          },
        },
      }) as object,
  };

  function listen(compiler: Compiler): void {
    shortenErrors(compiler, siteDir);
    rest.watch(compiler);
    compiler.hooks.done.tap('live-checks', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      // After the server's own messages to the browser, and after it is known whether a page has changed.
      setTimeout(() => desk.compile(errors.map(({ message }) => message)), times.fetch);
    });
  }
}

/** Prints lines with the labels that Docusaurus uses for warnings, news and success. */
function printLines(lines: readonly string[], kind: LineKind): void {
  for (const line of lines) {
    if (kind === 'broken') console.warn(`[WARNING] ${line}`);
    else console.log(`[${kind === 'style' ? 'INFO' : 'SUCCESS'}] ${line}`);
  }
}

/**
 * Makes a function that sends questions to the process of the checks, one after the other. The first question starts the process.
 *
 * @param root absolute path of the project
 * @returns the function; it rejects with a one-line error if the checks fail. If the process has ended, the next question starts another one
 */
export function makeAskChecks(root: string): (question: Question) => Promise<readonly Finding[]> {
  let child: ChildProcess | undefined;
  return (question) =>
    new Promise((resolve, reject) => {
      // The process may have ended between two questions.
      if (child?.connected !== true) {
        child = fork(join(root, 'src/plugins/live-checks/check-process.mjs'), { cwd: root, execArgv: [] });
        // Without a listener, a question to a process that is just ending would end the server. Its `close` event follows.
        child.on('error', () => {});
      }
      const checks = child;
      const settle = (answer: { readonly findings: readonly Finding[] } | { readonly failure: string }): void => {
        checks.off('message', settle);
        checks.off('close', end);
        if ('findings' in answer) resolve(answer.findings);
        else reject(new Error(`The checks of the pages failed: ${answer.failure}`));
      };
      const end = (): void => settle({ failure: 'their process has ended. The next change starts them again.' });
      checks.on('message', settle);
      checks.once('close', end);
      checks.send(question);
    });
}
