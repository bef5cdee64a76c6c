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
 * Heap limit for the build, in megabytes. Without one, Node collects garbage late and takes more. Up to 290 MB are in use when the pages are rendered.
 * A limit of 450 would save a tenth of the memory, and cost 8 % more CPU time.
 */
const heapLimit = 650;

/**
 * Heap size up to which Node need not mark the whole heap, in megabytes. By default, it starts far earlier and marks 22 times in a build, which takes
 * helper threads 9 seconds. With this setting and `take-turns.cjs`, it marks 12 times, in 4 seconds.
 */
const firstMark = 600;

/**
 * Space for new objects, in megabytes. Most objects of a build are garbage by the time it is full. With the 16 MB that Node uses by default, they
 * would be copied first. A cold build takes 44 seconds of CPU time with this setting, and 52 without.
 */
const newObjects = 64;

/** What Node is told for a build: its options, and variables of its environment. */
interface NodeSetup {
  readonly options: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * @param given value of the environment variable NODE_OPTIONS
 * @returns how Node is to build. When the user has set a heap limit, they know the machine: Node gets no other, and pages are rendered in worker
 * threads, whose memory is free again when the search index and the archives are written. Otherwise, one thread renders all pages, which takes an
 * eighth less CPU time, because only one has to load and compile the code of the pages.
 */
export function setUpNode(given: string): NodeSetup {
  if (/--max[-_]old[-_]space[-_]size/.test(given)) return { options: [], variables: {} };
  return {
    options: [
      `--max-old-space-size=${heapLimit}`,
      `--initial-old-space-size=${firstMark}`,
      `--max-semi-space-size=${newObjects}`,
    ],
    // Source: `ssg/ssgEnv.js` of @docusaurus/core
    variables: { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' },
  };
}

/** Neither reads nor writes the cache of builds. */
const noCache = '--no-cache';

/** Our own options, and those of `docusaurus build` that make sense here. */
const options = { flags: ['--dev', noCache, '--no-minify'], values: ['--out-dir'] };

/**
 * The command `build`: checks the setup, builds the production site and records the hash of its inputs, so that `npm test` need not build
 * it again. The site is built next to `build/` and replaces it when it is complete: a build that fails leaves the previous one untouched.
 * Sets the exit code. Prints one line for each problem that stopped a build. Stack traces follow only when the project's files are not the
 * cause.
 *
 * @param args `--no-cache`; other options are passed to `docusaurus build`
 */
export async function buildSite(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, options)) return;
  await runPreflight([]);
  if (process.exitCode === 1) return;
  const target = readTarget(args, projectRoot);
  if ('problem' in target) return fail([target.problem], 1);
  const running = lockBuild(projectRoot);
  if (running !== null) return fail([running], 1);
  const node = setUpNode(process.env.NODE_OPTIONS ?? '');
  const start = performance.now();
  const report = createPhaseReport(process.stdout);
  report.begin('reading');
  const inputsHash = hashInputs(projectRoot);
  const { code, output, hidden } = await runInstalledAndRead(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', ...target.rest.filter((arg) => arg !== noCache), '--out-dir', target.partial],
    node.options,
    { ...node.variables, [inputsVariable]: args.includes(noCache) ? '' : inputsHash },
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
  // The tests need the whole site, as it is published.
  if (args.every((arg) => arg === noCache) && (process.env.DOCS_VERSIONS ?? '') === '')
    writeStamp(projectRoot, inputsHash);
}

function fail(lines: readonly string[], code: number): void {
  for (const line of lines) console.error(line);
  process.exitCode = code;
}
