import { hashInputs, writeStamp } from '../../build/cache/build-stamp';
import { inputsVariable } from '../../build/cache/cache-folder';
import { pathFrom } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { checkArguments } from '../arguments';
import { runInstalledAndRead } from '../run-command';
import { runPreflight } from '../setup/check-setup';
import { lockBuild } from './build-lock';
import { createPhaseReport } from './build-phases';
import { explainFailure } from './explain-failure';
import { dropPartialBuild, nameFolder, placeBuild, readTarget } from './swap-build';

/**
 * Megabytes of heap for the build. Without a limit Node collects late and the build of four versions takes 1.4 GB; the lower the limit, the more
 * often all of the heap is marked. With 750 it takes up to 1.19 GB, with 650 1.13. It passes with 300.
 */
const heapLimit = 650;

/**
 * Megabytes of heap up to which Node need not mark all of it. Left alone it begins far earlier: 22 times in a build, in 9 seconds of helper threads;
 * with this and `take-turns.cjs` 12 times, in 4.
 */
const firstMark = 600;

/**
 * Megabytes for what has just been made. Most of what a build makes is needed no more when that is full; in the 16 of Node it would be copied
 * first. A cold build takes 44 seconds of processor time with it, and 52 without.
 */
const newObjects = 64;

/**
 * @param given options for each Node, as in the environment's NODE_OPTIONS
 * @returns options of the Node that builds; whoever has limited the heap knows the machine
 */
export function listNodeOptions(given: string): string[] {
  const heap = [
    `--max-old-space-size=${heapLimit}`,
    `--initial-old-space-size=${firstMark}`,
    `--max-semi-space-size=${newObjects}`,
  ];
  return /--max[-_]old[-_]space[-_]size/.test(given) ? [] : heap;
}

/** Uses nothing that an earlier build has kept, and keeps nothing. */
const noCache = '--no-cache';

/** Ours, and options of `docusaurus build` that make sense here. */
const options = { flags: ['--dev', noCache, '--no-minify'], values: ['--out-dir'] };

/**
 * The command `build`: checks the setup, builds the production site and remembers from what, so that `npm test` need not build
 * it again. The site is built beside `build/` and takes its place when it is whole: a build that fails leaves the one before as it was.
 * Sets the exit code. What stopped a build is said in a line each; stack traces stand below it, and only where the project's files are not the
 * reason.
 *
 * @param args `--no-cache`; others are handed on to `docusaurus build`
 */
export async function buildSite(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, options)) return;
  await runPreflight([]);
  if (process.exitCode === 1) return;
  const target = readTarget(args, projectRoot);
  if ('problem' in target) return fail([target.problem], 1);
  const running = lockBuild(projectRoot);
  if (running !== null) return fail([running], 1);
  const start = performance.now();
  const report = createPhaseReport(process.stdout);
  report.begin('reading');
  const inputsHash = hashInputs(projectRoot);
  const { code, output, hidden } = await runInstalledAndRead(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', ...target.rest.filter((arg) => arg !== noCache), '--out-dir', target.partial],
    listNodeOptions(process.env.NODE_OPTIONS ?? ''),
    { [inputsVariable]: args.includes(noCache) ? '' : inputsHash },
    (line) => nameFolder(line, target, projectRoot),
    report,
  );
  report.end();
  if (code !== 0) {
    dropPartialBuild(target);
    const { lines, isInput } = explainFailure(output, projectRoot, code);
    return fail(isInput ? lines : [...lines, hidden], code);
  }
  process.stderr.write(hidden);
  const problem = placeBuild(target);
  if (problem !== null) return fail([problem], 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`Built in ${seconds} s: ${pathFrom(projectRoot, target.folder)}/`);
  // Tests are for the whole site, as it is published.
  if (args.every((arg) => arg === noCache) && (process.env.DOCS_VERSIONS ?? '') === '')
    writeStamp(projectRoot, inputsHash);
}

function fail(lines: readonly string[], code: number): void {
  for (const line of lines) console.error(line);
  process.exitCode = code;
}
