import { tmpdir } from 'node:os';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { hashInputs, inputsVariable, readPeakMemory, writeStamp } from '../../../build/cache/build-stamp';
import type { PhaseName } from '../../../build/phases';
import { checkSetup } from '../setup/check-setup';
import { lockBuild } from './build-lock';
import { explainFailure } from './explain-failure';
import { describeOutOfMemory, readFreeMemory, readMemory, setUpNode } from './memory';
import { runDocusaurus } from './run-docusaurus';
import { dropPartialBuild, nameFolder, placeBuild, readTarget } from './swap-build';

/** What a person reads about each phase of a build, in their order. */
const labels: Readonly<Record<PhaseName, string>> = {
  reading: 'Reading pages and packages',
  compiling: 'Compiling',
  rendering: 'Rendering pages',
  finishing: 'Writing search, archives and hosting files',
};

/**
 * Makes a function that writes a line when a phase of a build begins: once, because the server and browser compilers both report their start.
 *
 * @param write writes text to the terminal
 */
export function reportPhases(write: (text: string) => unknown): (phase: string) => void {
  const phases = Object.entries(labels);
  let current = -1;
  return (phase) => {
    const place = phases.findIndex(([name]) => name === phase);
    if (place <= current) return;
    current = place;
    write(`[${place + 1}/${phases.length}] ${phases[place]?.[1]}\n`);
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
  const given = process.env.NODE_OPTIONS ?? '';
  const node = setUpNode(given, readMemory());
  const free = readFreeMemory();
  const start = performance.now();
  const beginPhase = reportPhases((text) => process.stdout.write(text));
  beginPhase('reading');
  const inputsHash = hashInputs(projectRoot);
  const ended = await runDocusaurus(['build', ...form, '--out-dir', target.partial], {
    nodeArgs: node.options,
    env: { ...node.variables, [inputsVariable]: isCached ? inputsHash : '' },
    change: (line) => nameFolder(line, target, projectRoot),
    beginPhase,
  });
  const { code, output, hidden, taken } = ended;
  if (code !== 0) {
    const memory = describeOutOfMemory(ended, { free, taken, before: readPeakMemory(projectRoot) }, given);
    const { lines, isInput } =
      memory === undefined
        ? explainFailure(output, projectRoot, code, [target.partial, projectRoot, tmpdir()])
        : { lines: [memory], isInput: true };
    dropPartialBuild(target);
    for (const line of isInput ? lines : [...lines, hidden]) console.error(line);
    return code;
  }
  process.stderr.write(hidden);
  placeBuild(target);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const memory = taken === 0 ? '' : ` with ${Math.round(taken / 2 ** 20)} MB of memory`;
  console.log(`Built in ${seconds} s${memory}: ${pathFrom(projectRoot, target.folder)}/`);
  // The tests need the whole site, as it is published.
  if (options['out-dir'] === undefined && form.length === 0 && (process.env.DOCS_VERSIONS ?? '') === '')
    writeStamp(projectRoot, inputsHash, taken);
  return 0;
}
