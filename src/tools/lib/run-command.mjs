import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Options of a Node that runs Docusaurus; see `compile-sources.mjs`. */
export const compileSources = ['--import', new URL('compile-sources.mjs', import.meta.url).href];

/**
 * Runs a command in the project's folder, with its output where ours goes.
 *
 * @param {string} command program name or path
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @returns {Promise<number>} its exit code; 1 when it could not start or was ended by a signal
 */
export function runCommand(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a JavaScript file of an installed package with this Node, which spares the shell that `npx` needs on Windows.
 *
 * @param {string} file path below node_modules
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @param {readonly string[]} [nodeArgs] options of Node itself
 * @returns {Promise<number>} its exit code
 */
export function runInstalled(file, args, env, nodeArgs = []) {
  return runCommand(process.execPath, [...nodeArgs, join(projectRoot, 'node_modules', file), ...args], env);
}

/**
 * Runs a JavaScript file of an installed package and keeps what it prints, while showing it: all of its first output, and its errors up to the
 * first line that Docusaurus marks as one. Behind that are stack traces, for which somebody else has to find the words first.
 *
 * @param {string} file path below node_modules
 * @param {readonly string[]} args
 * @param {readonly string[]} [nodeArgs] options of Node itself
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @param {(line: string) => string} [change] what is shown of a line of the first output
 * @param {{ begin: (phase: string) => void, clear: () => void, draw: () => void }} [report] is told of the phases that the program names
 * @returns {Promise<{ code: number, output: string, held: string }>} `held` is what was not shown
 */
export function runInstalledAndRead(file, args, nodeArgs = [], env = {}, change = (line) => line, report = undefined) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [...nodeArgs, join(projectRoot, 'node_modules', file), ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe', ...(report === undefined ? [] : [/** @type {const} */ ('ipc')])],
      env: { ...process.env, ...colour, ...env },
    });
    child.on('message', (/** @type {{ phase?: string }} */ { phase }) => {
      if (phase !== undefined) report?.begin(phase);
    });
    let output = '';
    let begun = '';
    let held = '';
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
      const start = held === '' ? chunk.search(firstError) : 0;
      process.stderr.write(start === -1 ? chunk : chunk.slice(0, start));
      if (start !== -1) held += chunk.slice(start);
    });
    child.once('error', () => resolve({ code: 1, output, held }));
    child.once('close', (code) => {
      process.stdout.write(change(begun));
      resolve({ code: code ?? 1, output, held });
    });
  });
}

/** The mark of an error, with or without colours. */
const firstError = new RegExp(`(?:${String.fromCharCode(27)}\\[[0-9;]*m)*\\[ERROR\\]`);

/**
 * Runs npm: the one that runs us when there is one, else the one that came with this Node.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runNpm(args) {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return runCommand(process.execPath, [script, ...args]);
  return process.platform === 'win32' ? runCommand('cmd.exe', ['/d', '/c', 'npm', ...args]) : runCommand('npm', args);
}
