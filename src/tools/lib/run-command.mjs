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
 * Runs a JavaScript file of an installed package and keeps what it prints, while showing it.
 *
 * @param {string} file path below node_modules
 * @param {readonly string[]} args
 * @param {readonly string[]} [nodeArgs] options of Node itself
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runInstalledAndRead(file, args, nodeArgs = [], env = {}) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [...nodeArgs, join(projectRoot, 'node_modules', file), ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env },
    });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    /** @param {string} chunk */
    const read = (chunk) => {
      output += chunk;
      return chunk;
    };
    child.stdout.on('data', (chunk) => process.stdout.write(read(chunk)));
    child.stderr.on('data', (chunk) => process.stderr.write(read(chunk)));
    child.once('error', () => resolve({ code: 1, output }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

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
