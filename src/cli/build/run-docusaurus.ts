import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';

/**
 * Runs Docusaurus, captures its output and shows it: all of stdout, and stderr up to the first line that Docusaurus marks as an error. After that
 * come stack traces, which the caller has to explain first.
 *
 * @param options `nodeArgs` are options for Node itself, `env` is added to the environment, `change` rewrites each line of stdout before it is shown,
 *   and `beginPhase` is told
 *   each phase that begins
 * @returns `hidden` is the output that was not shown
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
): Promise<{ code: number; output: string; hidden: string }> {
  const program = join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [...nodeArgs, program, ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...color, ...env },
    });
    child.on('message', (message) => {
      const phase = typeof message === 'object' && 'phase' in message ? message.phase : undefined;
      if (typeof phase === 'string') beginPhase(phase);
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
      for (const line of lines) process.stdout.write(`${change(line)}\n`);
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
