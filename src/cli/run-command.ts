import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import type { PhaseReport } from './build/build-phases';

/**
 * Runs a command in the project's folder. Its output goes where ours goes.
 *
 * @param command program name or path
 * @param [env] added to the environment
 * @param [logFile] receives its output instead
 * @returns its exit code; 1 when it could not start or was ended by a signal
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  logFile: string | undefined = undefined,
): Promise<number> {
  return new Promise((resolve) => {
    const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['inherit', log, log],
      env: { ...process.env, ...env },
    });
    if (log !== 'inherit') closeSync(log);
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a JavaScript file of an installed package with this Node, which avoids the shell that `npx` needs on Windows.
 *
 * @param file path below node_modules
 * @param [env] added to the environment
 * @returns its exit code
 */
export function runInstalled(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return runCommand(process.execPath, [join(projectRoot, 'node_modules', file), ...args], env);
}

/**
 * Runs a JavaScript file of an installed package, captures its output and shows it: all of stdout, and stderr up to the first line that Docusaurus
 * marks as an error. After that come stack traces, which the caller has to explain first.
 *
 * @param file path below node_modules
 * @param [nodeArgs] options for Node itself
 * @param [env] added to the environment
 * @param [change] rewrites each line of stdout before it is shown
 * @param [report] shows the phases that the program reports
 * @returns `hidden` is the output that was not shown
 */
export function runInstalledAndRead(
  file: string,
  args: readonly string[],
  nodeArgs: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  change: (line: string) => string = (line) => line,
  report: PhaseReport | undefined = undefined,
): Promise<{ code: number; output: string; hidden: string }> {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [...nodeArgs, join(projectRoot, 'node_modules', file), ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe', ...(report === undefined ? [] : ['ipc' as const])],
      env: { ...process.env, ...color, ...env },
    });
    child.on('message', (message) => {
      const phase = typeof message === 'object' && 'phase' in message ? message.phase : undefined;
      if (typeof phase === 'string') report?.begin(phase);
    });
    let output = '';
    let begun = '';
    let hidden = '';
    child.stdout?.setEncoding('utf8');
    child.stderr?.setEncoding('utf8');
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      if (lines.length === 0) return;
      report?.clear();
      for (const line of lines) process.stdout.write(`${change(line)}\n`);
      report?.draw();
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      const start = hidden === '' ? chunk.search(firstError) : 0;
      process.stderr.write(start === -1 ? chunk : chunk.slice(0, start));
      if (start !== -1) hidden += chunk.slice(start);
    });
    child.once('error', () => resolve({ code: 1, output, hidden }));
    child.once('close', (code) => {
      process.stdout.write(change(begun));
      resolve({ code: code ?? 1, output, hidden });
    });
  });
}

/** The label of an error, with or without colors. */
const firstError = new RegExp(`(?:${String.fromCharCode(27)}\\[[0-9;]*m)*\\[ERROR\\]`);

/**
 * Runs npm: the one that started this process, if any, otherwise the one on the PATH.
 *
 * @returns its exit code
 */
export function runNpm(args: readonly string[]): Promise<number> {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return runCommand(process.execPath, [script, ...args]);
  return process.platform === 'win32' ? runCommand('cmd.exe', ['/d', '/c', 'npm', ...args]) : runCommand('npm', args);
}
