import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';

/** How Docusaurus has ended. */
interface Ended {
  readonly code: number;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly hidden: string;
  readonly taken: number;
}

/**
 * Runs Docusaurus, captures its output and shows it: all of stdout, and stderr up to the first line that Docusaurus marks as an error. After that
 * come stack traces, which the caller has to explain first.
 *
 * @param options `nodeArgs` are options for Node itself, `env` is added to the environment, `change` rewrites each line of stdout before it is shown,
 *   and `beginPhase` is told
 *   each phase that begins
 * @returns `hidden` is the output that was not shown, and `taken` the most memory that it had, in bytes
 */
export function runDocusaurus(
  args: readonly string[],
  {
    nodeArgs,
    env,
    change,
    beginPhase,
  }: {
    nodeArgs: readonly string[];
    env: Readonly<Record<string, string>>;
    change: (line: string) => string;
    beginPhase: (phase: string) => void;
  },
): Promise<Ended> {
  const program = join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [...nodeArgs, program, ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...color, ...env },
    });
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('phase' in message && typeof message.phase === 'string') beginPhase(message.phase);
      if ('memory' in message && typeof message.memory === 'number') taken = message.memory;
    });
    let taken = 0;
    let output = '';
    let begun = '';
    let hidden = '';
    child.stdout?.setEncoding('utf8');
    child.stderr?.setEncoding('utf8');
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) process.stdout.write(`${change(line)}\n`);
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      const start = hidden === '' ? chunk.search(firstError) : 0;
      process.stderr.write(start === -1 ? chunk : chunk.slice(0, start));
      if (start !== -1) hidden += chunk.slice(start);
    });
    child.once('error', () => resolve({ code: 1, signal: null, output, hidden, taken }));
    child.once('close', (code, signal) => {
      process.stdout.write(change(begun));
      resolve({ code: code ?? 1, signal, output, hidden, taken });
    });
  });
}

/** The label of an error, with or without colors, or what V8 begins with when its heap is full. */
const firstError = new RegExp(`(?:${String.fromCharCode(27)}\\[[0-9;]*m)*\\[ERROR\\]|\\n<--- Last few GCs`);
