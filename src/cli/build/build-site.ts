import { tmpdir } from 'node:os';
import { hashInputs, writeStamp } from '../../build/cache/build-stamp';
import { inputsVariable } from '../../build/cache/cache-folder';
import { pathFrom } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { checkSetup } from '../setup/check-setup';
import { lockBuild } from './build-lock';
import { reportPhases } from './build-phases';
import { explainFailure } from './explain-failure';
import { runDocusaurus } from './run-docusaurus';
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

/**
 * Checks the setup, builds the production site and records the hash of its inputs, so that `npm test` need not build it again. The site is built
 * next to `build/` and replaces it when it is complete: a build that fails leaves the previous one untouched. Prints one line for each problem that
 * stopped a build. Stack traces follow only when the project's files are not the cause.
 *
 * @param options `no-cache` neither reads nor writes the cache of builds; `out-dir` is the folder of the build, in place of `build`;
 * `no-minify` is an option of Docusaurus
 * @returns the exit code
 * @throws a one-line error when the build can't begin, or can't replace the previous one
 */
export async function buildSite(options: {
  readonly 'no-cache'?: boolean | undefined;
  readonly 'out-dir'?: string | undefined;
  readonly 'no-minify'?: boolean | undefined;
}): Promise<number> {
  checkSetup();
  const form = options['no-minify'] ? ['--no-minify'] : [];
  // The cache has pages as they are published.
  const isCached = options['no-cache'] !== true && form.length === 0;
  const target = readTarget(options['out-dir'], projectRoot);
  lockBuild(projectRoot);
  const node = setUpNode(process.env.NODE_OPTIONS ?? '');
  const start = performance.now();
  const beginPhase = reportPhases((text) => process.stdout.write(text));
  beginPhase('reading');
  const inputsHash = hashInputs(projectRoot);
  const { code, output, hidden } = await runDocusaurus(['build', ...form, '--out-dir', target.partial], {
    nodeArgs: node.options,
    env: { ...node.variables, [inputsVariable]: isCached ? inputsHash : '' },
    change: (line) => nameFolder(line, target, projectRoot),
    beginPhase,
  });
  if (code !== 0) {
    const { lines, isInput } = explainFailure(output, projectRoot, code, [target.partial, projectRoot, tmpdir()]);
    dropPartialBuild(target);
    for (const line of isInput ? lines : [...lines, hidden]) console.error(line);
    return code;
  }
  process.stderr.write(hidden);
  placeBuild(target);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`Built in ${seconds} s: ${pathFrom(projectRoot, target.folder)}/`);
  // The tests need the whole site, as it is published.
  if (options['out-dir'] === undefined && form.length === 0 && (process.env.DOCS_VERSIONS ?? '') === '')
    writeStamp(projectRoot, inputsHash);
  return 0;
}
