/** The command tree of the published Capacitor CLI. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { isNodeAtLeast, nodeForTests } from '../../../build/node-version.mjs';
import type { VersionName } from '../../../config/versions';
import { findPackage } from '../packages';
import type { CliCommand, CliModel, CliOption } from '../types';
import { readCommandPlatforms } from './platforms';

const cliPackage = '@capacitor/cli';

/** The published file in which the CLI registers its commands. */
const programFile = 'dist/index.js';

/** Time limit for the CLI to register its commands, in milliseconds. It takes half a second. */
const commandTimeout = 30_000;

/** What print-commands.mjs prints. */
interface CommandTree {
  commands: Omit<CliCommand, 'platforms'>[];
  globalOptions: CliOption[];
}

/**
 * Reads arguments, options and descriptions of every command from the published CLI of a docs version.
 * @throws when the package is not installed or does not register its commands.
 */
export function extractCli(version: VersionName): CliModel {
  const { dir: folder, version: packageVersion } = findPackage(version, cliPackage);
  const tree = readCommandTree(folder, `${cliPackage}@${packageVersion}`);
  return {
    package: cliPackage,
    packageVersion,
    sourceFile: programFile,
    commands: tree.commands.map((command) => ({
      ...command,
      options: [...command.options, ...findUndeclaredOptions(folder, command)],
      platforms: command.arguments.some(({ name }) => name === 'platform')
        ? readCommandPlatforms(folder, command.name)
        : [],
    })),
    globalOptions: tree.globalOptions,
  };
}

/**
 * Lets a CLI register its commands in a process that is isolated from the build: without its environment variables, which may contain keys, and
 * without permission to write files or start processes.
 *
 * @param folder folder of the CLI
 * @param name name of the CLI for messages
 * @throws a one-line error when the CLI fails or registers nothing
 */
export function readCommandTree(folder: string, name: string): CommandTree {
  const script = join(projectRoot, 'src/packages/reference/cli/print-commands.mjs');
  try {
    // v2 reads a configuration from the working directory. The package folder contains none.
    const printed = execFileSync(process.execPath, [...listConfinement(script, folder), script, folder], {
      cwd: folder,
      env: {},
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: commandTimeout,
    });
    const tree = JSON.parse(printed) as CommandTree;
    if (tree.commands.length === 0) throw new Error('it registers none');
    return tree;
  } catch (error) {
    throw inputError(`The commands of ${name} can't be read: ${describeFailure(error)}. Run "npm ci" in the project.`);
  }
}

/** Describes in one line why a process failed: its own error message, without the command line and the stack around it. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ETIMEDOUT') return `no response after ${commandTimeout / 1000} seconds`;
  if (error instanceof SyntaxError) return 'it does not print them';
  const said = /^(?:\w*Error)(?: \[\w+\])?: (.+)$/m.exec('stderr' in error ? String(error.stderr) : '')?.[1];
  return (said ?? error.message).split('\n')[0]?.replace(/\.$/, '') ?? '';
}

/** Flags that a command's task looks for in the raw arguments without declaring them (`run --list --json`). */
function findUndeclaredOptions(folder: string, command: Pick<CliCommand, 'name' | 'options'>): CliOption[] {
  const task = join(folder, 'dist/tasks', `${command.name}.js`);
  if (!existsSync(task)) {
    return [];
  }
  const declared = new Set(command.options.map((option) => option.long));
  const read = [...readFileSync(task, 'utf8').matchAll(/process\.argv\.includes\(['"]--([\w-]+)['"]\)/g)];
  return [...new Set(read.map((match) => match[1] ?? ''))]
    .filter((long) => !declared.has(long))
    .sort()
    .map((long) => ({ flags: `--${long}`, long, description: '', takesValue: false, hidden: true }));
}

/**
 * Lists the Node options with which one of our scripts runs the code of a package with no more permissions than it needs: it may read itself and
 * installed packages, but not write files or start processes. Node can block network access only since version 25; for older versions,
 * `print-commands.mjs` disables the functions that connect.
 *
 * @param script absolute path
 * @param packageFolder folder of the package whose code the script runs
 * @returns Node options; none before Node 20.19, whose permission options took lists in another form
 */
function listConfinement(script: string, packageFolder: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  if (!isNodeAtLeast(process.versions.node, nodeForTests)) return [];
  // Folders where Node looks for a package's imports: beside the package, and above it, where several versions share packages.
  const places = createRequire(join(realpathSync(packageFolder), 'package.json')).resolve.paths('anything') ?? [];
  const packages = places.filter((folder) => basename(folder) === 'node_modules' && existsSync(folder));
  const readable = [realpathSync(script), ...packages.map((folder) => `${folder}${sep}*`)];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}
