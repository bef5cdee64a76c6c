import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildInputs } from '../../../src/build/cache/build-stamp';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { linkPackages } from '../../link-packages';

export interface Outcome {
  readonly code: number | null;
  /** Non-empty lines of stdout and stderr. */
  readonly lines: readonly string[];
}

/** A copy of the project whose files may be damaged. */
export interface CopiedProject {
  readonly root: string;
  /** Runs a command of `src/packages/docs-cli` with a timeout of two minutes by default, and restores the files that were changed for it. */
  run(
    args: readonly string[],
    files?: Files,
    env?: Readonly<Record<string, string>>,
    milliseconds?: number,
  ): Promise<Outcome>;
  /** Runs several commands one after the other in one process, so that shared code is loaded only once. */
  runEach(commands: readonly (readonly string[])[]): Promise<Outcome[]>;
  remove(): void;
}

/** Changes to files by path: a function that changes the text, a new text, or null to remove the file. */
export type Files = Readonly<Record<string, string | null | ((text: string) => string)>>;

/** Copies the project and adds an earlier build, which a failing command must not change. */
export function copyProject(): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), 'bad-project-'));
  copySources(root);
  // The code of measuring commands is in the tests folder.
  symlinkSync(join(projectRoot, 'tests'), join(root, 'tests'));
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build/index.html'), 'yesterday');
  return {
    root,
    async run(args, files = {}, env = {}, milliseconds = 120_000) {
      const before = Object.keys(files).map((file) => [file, readText(join(root, file))] as const);
      try {
        for (const [file, change] of Object.entries(files)) {
          const text = typeof change === 'function' ? change(readText(join(root, file)) ?? '') : change;
          writeText(join(root, file), text);
        }
        return await runNode(root, [join(root, 'src/packages/docs-cli/run.mjs'), ...args], env, milliseconds);
      } finally {
        for (const [file, text] of before) writeText(join(root, file), text);
      }
    },
    async runEach(commands) {
      const { lines } = await runNode(
        root,
        ['--input-type=module', '--eval', runCommands, JSON.stringify(commands)],
        {},
        120_000,
      );
      return splitOutcomes(lines);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Copies what checks and builds read, so that it can be changed. Installed packages and their caches are linked. */
function copySources(root: string): void {
  const filter = (source: string) => !source.endsWith('node_modules');
  for (const name of buildInputs.filter((input) => existsSync(join(projectRoot, input))))
    cpSync(join(projectRoot, name), join(root, name), { recursive: true, filter });
  const workspaces = readdirSync(join(projectRoot, 'src/capacitor')).map((name) => `src/capacitor/${name}`);
  for (const folder of ['.', ...workspaces]) {
    const modules = join(projectRoot, folder, 'node_modules');
    if (existsSync(modules)) linkPackages(modules, join(root, folder, 'node_modules'));
  }
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeText(file: string, text: string | null): void {
  if (text === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Prefix of the line with the exit code that is printed after each of several commands in one process. */
const endOfCommand = '=== exit code ';

const runCommands = `
  const { runCommandLine } = await import('./src/packages/docs-cli/load-commands.mjs');
  for (const args of JSON.parse(process.argv[1])) {
    process.exitCode = 0;
    await runCommandLine(args);
    console.error('${endOfCommand}' + process.exitCode);
  }
  process.exitCode = 0;
`;

function splitOutcomes(lines: readonly string[]): Outcome[] {
  const outcomes: Outcome[] = [];
  let own: string[] = [];
  for (const line of lines) {
    if (!line.startsWith(endOfCommand)) own.push(line);
    else {
      outcomes.push({ code: Number(line.slice(endOfCommand.length)), lines: own });
      own = [];
    }
  }
  // If the process ended early, its last output is kept.
  return own.length === 0 ? outcomes : [...outcomes, { code: null, lines: own }];
}

/** @param args for Node */
function runNode(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      timeout,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, lines: output.split('\n').filter((line) => line.trim() !== '') }));
  });
}
