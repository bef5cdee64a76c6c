import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { watchFiles } from '@capacitor-docs/shared/watch-files';
import { docsVersions } from '../../../config/versions';
import { findInstallProblem } from '../setup/check-setup';

/** Files and folders whose changes need a server restart: the server's own code, and data files that Docusaurus does not watch. */
const watched: readonly string[] = [
  'docusaurus.config.ts',
  'node_modules/.package-lock.json',
  'package-lock.json',
  ...docsVersions.map(({ name }) => `src/capacitor/${name}/package.json`),
  ...['build', 'config', 'lib', 'packages', 'plugins', 'remark'].map((room) => `src/${room}`),
];

/** Files in which a mistake may have ended the server; it notices their changes itself while it runs. */
const content: readonly string[] = ['docs', 'versioned_docs', 'sidebars.ts', 'versioned_sidebars'];

/** Excludes files that are not code, such as the word lists of the spell checker. */
const isCode = (file: string): boolean => /\.(?:[cm]?[jt]sx?|json)$/.test(file);

/**
 * Serves the pages, and restarts the server when files change that it does not watch. Prints one line for each restart.
 *
 * @param start options of `docusaurus start`
 * @param isOpened whether to open the start page in a browser, once
 * @returns exit code of the server, when it ends before the first restart or is stopped; 1 when something else has ended it
 */
export function runServer(start: readonly string[], isOpened: boolean): Promise<number> {
  return new Promise((resolve) => {
    let server: ChildProcess | undefined;
    let isFirst = true;
    let isStopped = false;
    let isRestarting = false;

    const finish = (code: number): void => {
      for (const close of closers) close();
      resolve(code);
    };
    const begin = (): void => {
      isRestarting = false;
      const program = join(projectRoot, 'src/packages/docs-cli/start/dev-server.mjs');
      const open = isOpened && isFirst ? [] : ['--no-open'];
      // The channel tells the server when this process is gone, however it ends.
      server = spawn(process.execPath, [program, 'start', ...open, ...start], {
        cwd: projectRoot,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      server.once('close', (code, signal) => {
        server = undefined;
        if (isRestarting && !isStopped) begin();
        else if (signal !== null && !isStopped) {
          const memory = signal === 'SIGABRT' || signal === 'SIGKILL' ? ' The machine may be out of memory.' : '';
          console.error(`The server was ended by ${signal}.${memory} Start it again: npm start`);
          finish(1);
        } else if (isFirst || isStopped) finish(code ?? 1);
        else console.error('The server has ended. It starts again when you have corrected the file.');
      });
    };
    const stop = (): void => {
      isStopped = true;
      if (server === undefined) finish(0);
      else server.kill();
    };
    const restart = (files: readonly string[]): void => {
      const file = files.find((name) => server === undefined || isCode(name));
      if (file === undefined || isStopped) return;
      const problem = findInstallProblem(projectRoot);
      if (problem !== undefined) {
        console.log(`${file} has changed. The server restarts when the packages are installed. ${problem}`);
        return;
      }
      console.log(`${file} has changed. The server restarts.`);
      isFirst = false;
      if (server === undefined) begin();
      else {
        isRestarting = true;
        server.kill();
      }
    };

    const closers = [
      watchFiles(projectRoot, watched, restart),
      watchFiles(projectRoot, content, (files) => {
        if (server === undefined) restart(files);
      }),
    ];
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    begin();
  });
}
