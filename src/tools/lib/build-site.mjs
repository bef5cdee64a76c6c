import { pathFrom } from '../../lib/file-paths.mjs';
import { checkArguments } from './arguments.mjs';
import { lockBuild } from './build-lock.mjs';
import { createPhaseReport } from './build-phases.mjs';
import { hashInputs, writeStamp } from './build-stamp.mjs';
import { runPreflight } from './check-setup.mjs';
import { inputsVariable } from './kept-folder.mjs';
import { explainFailure } from './page-errors.mjs';
import { projectRoot } from './project-root.mjs';
import { compileSources, runInstalledAndRead } from './run-command.mjs';
import { dropPartialBuild, nameFolder, placeBuild, readTarget } from './swap-build.mjs';

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
 * How much of a function Node 20 runs, in bytes of its code, before it compiles the function again for speed; four times as much as without
 * the option. A build ends before most of that pays: 2.6 seconds of it in place of 7.5. Other releases count in another way, and refuse it.
 */
const interruptBudget = 540_000;

/**
 * @param {string} given options for each Node, as in the environment's NODE_OPTIONS
 * @returns {string[]} options of the Node that builds; whoever has limited the heap knows the machine
 */
export function listNodeOptions(given) {
  const heap = [`--max-old-space-size=${heapLimit}`, `--initial-old-space-size=${firstMark}`];
  const options = [...(/--max[-_]old[-_]space[-_]size/.test(given) ? [] : heap), ...compileSources];
  return process.versions.node.startsWith('20.') ? [...options, `--interrupt-budget=${interruptBudget}`] : options;
}

/** Uses nothing that an earlier build has kept, and keeps nothing. */
const noCache = '--no-cache';

/** Ours, and options of `docusaurus build` that make sense here. */
const options = { flags: ['--dev', noCache, '--no-minify'], values: ['--out-dir'] };

/**
 * The command behind `build.mjs`: checks the setup, builds the production site and remembers from what, so that `npm test` need not build
 * it again. The site is built beside `build/` and takes its place when it is whole: a build that fails leaves the one before as it was.
 * Sets the exit code. What stopped a build is said in a line each; stack traces stand below it, and only where the project's files are not the
 * reason.
 *
 * @param {readonly string[]} args `--no-cache`; others are handed on to `docusaurus build`
 * @returns {Promise<void>}
 */
export async function buildSite(args) {
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
  const { code, output, held } = await runInstalledAndRead(
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
    return fail(isInput ? lines : [...lines, held], code);
  }
  process.stderr.write(held);
  const problem = placeBuild(target);
  if (problem !== null) return fail([problem], 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`Built in ${seconds} s: ${pathFrom(projectRoot, target.folder)}/`);
  // Tests are for the whole site, as it is published.
  if (args.every((arg) => arg === noCache) && (process.env.DOCS_VERSIONS ?? '') === '')
    writeStamp(projectRoot, inputsHash);
}

/**
 * @param {readonly string[]} lines
 * @param {number} code
 * @returns {void}
 */
function fail(lines, code) {
  for (const line of lines) console.error(line);
  process.exitCode = code;
}
