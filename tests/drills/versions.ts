/**
 * Takes a clone of the project through the life of versions: freezes v5, begins v6 with Capacitor 6's packages from npm, releases v5 and retires
 * v2. Then the clone is built and tested, and every address of the site before must still lead to a page. Takes about ten minutes:
 *
 *     npm run cli drill                       in a folder of its own, which is removed afterwards
 *     npm run cli drill -- --keep             and leaves the folder for a look
 *
 * What only people decide (facts that no package states, sentences that are no longer true) is in `capacitor-6.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/build/files/project-root';
import { checkArguments } from '../../src/cli/arguments';
import { findLost, listAddresses } from './addresses';

const decided: { facts: Record<string, string>; edits: { file: string; from: string; to: string }[] } = JSON.parse(
  readFileSync(new URL('capacitor-6.json', import.meta.url), 'utf8'),
);
const report: { step: string; seconds: number; result: string }[] = [];

/**
 * Takes a step, and notes its time and result.
 *
 * @param work returns what to say of it; throws when it failed
 */
function take(step: string, work: () => string | undefined) {
  const start = Date.now();
  let result: string;
  try {
    result = work() ?? 'done';
  } catch (error) {
    result = `FAILED: ${error instanceof Error ? error.message : String(error)}`;
    process.exitCode = 1;
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  report.push({ step, seconds, result });
  console.log(`${step}: ${seconds} s, ${result}`);
}

/** Runs a program in the clone, and returns what it printed. */
function run(root: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  if (status === 0) return stdout;
  writeFileSync(join(root, 'failed.log'), `${stdout}\n${stderr}`);
  const counts = /^\s*Tests .*$/m.exec(stdout)?.[0].trim();
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /^ FAIL |problems?$|^\S+:\d+/.test(line.trim()));
  throw new Error(
    [counts ?? `${command} ${args.join(' ')} ended with ${status}`, ...new Set(lines)].slice(0, 60).join('\n  '),
  );
}

/** @param output of Vitest */
function readCounts(output: string) {
  return /^\s*Tests .*$/m.exec(output)?.[0].trim();
}

/**
 * The command `drill`.
 *
 * @param args `--keep` leaves the clone for a look
 */
export function drill(args: readonly string[]): void {
  if (!checkArguments(args, { flags: ['--keep'] })) return;
  const root = mkdtempSync(join(tmpdir(), 'drill-'));
  let before: string[] = [];
  const maintain = (...command: string[]) => run(root, process.execPath, 'src/cli/run.mjs', ...command);
  const build = join(root, 'build');
  try {
    take('clone', () => void run(projectRoot, 'git', 'clone', '--quiet', projectRoot, root));
    take('install', () => void run(root, 'npm', 'ci', '--no-audit', '--no-fund'));
    take('build before', () => {
      run(root, 'npm', 'run', 'build');
      before = listAddresses(build);
      return `${before.length} addresses`;
    });
    writeFileSync(join(root, 'facts.json'), JSON.stringify(decided.facts));
    take(
      'freeze v5 and begin v6',
      () => maintain('docs:version', 'v5', '--facts', 'facts.json').match(/To decide \(\d+\)/)?.[0],
    );
    take('the same again changes nothing', () => maintain('docs:version', 'v5').trim());
    take('install v6', () => void run(root, 'npm', 'install', '--no-audit', '--no-fund'));
    take('decisions of a person', () => {
      for (const { file, from, to } of decided.edits) {
        const text = readFileSync(join(root, file), 'utf8');
        if (!text.includes(from))
          throw new Error(`${file} has no ${JSON.stringify(from)} any more: update capacitor-6.json`);
        writeFileSync(
          join(root, file),
          text.replace(from, () => to),
        );
      }
      return `${decided.edits.length} edits`;
    });
    take('release v5', () => maintain('docs:release', 'v5').match(/To decide \(\d+\)/)?.[0]);
    take('retire v2', () => maintain('docs:retire', 'v2').match(/\d+ addresses.*?\./)?.[0]);
    take('types', () => void run(root, 'npx', 'tsc'));
    take('build after', () => void run(root, 'npm', 'run', 'build'));
    take('old addresses', () => {
      const lost = findLost(before, build);
      if (lost.length > 0)
        throw new Error(`${lost.length} of ${before.length} are lost\n  ${lost.slice(0, 40).join('\n  ')}`);
      return `0 of ${before.length} are lost`;
    });
    take('content tests', () => readCounts(run(root, 'npm', 'run', 'test:content')));
    take('build tests', () => readCounts(run(root, 'npm', 'run', 'test:build')));
    take('versions and search in a browser', () => {
      const config = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project=desktop'];
      return /\d+ passed.*/.exec(run(root, 'npx', ...config, 'tests/e2e/every-version.spec.ts'))?.[0];
    });
  } finally {
    if (args.includes('--keep')) console.log(`The clone is ${root}`);
    else rmSync(root, { recursive: true, force: true });
  }
  console.log(`\n| step | seconds | result |\n|---|---|---|`);
  for (const { step, seconds, result } of report) console.log(`| ${step} | ${seconds} | ${result.split('\n')[0]} |`);
}
