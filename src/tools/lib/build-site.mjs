import { hashInputs, removeStamp, writeStamp } from './build-stamp.mjs';
import { runPreflight } from './check-setup.mjs';
import { findPageErrors } from './page-errors.mjs';
import { projectRoot } from './project-root.mjs';
import { runInstalledAndRead } from './run-command.mjs';

/**
 * Megabytes of heap for the build. Without a limit Node collects late and the build of four versions takes 1.4 GB; with it, 1.1 GB in
 * the same time. It passes with 600.
 */
const heapLimit = 900;

/**
 * The command behind `build.mjs`: checks the setup, builds the production site into `build/` and remembers from what,
 * so that `npm test` need not build it again. Sets the exit code. When pages stop the build, their errors are
 * printed once more at the end, a line each, below the bundler's stack traces.
 *
 * @param {readonly string[]} args handed on to `docusaurus build`
 * @returns {Promise<void>}
 */
export async function buildSite(args) {
  await runPreflight([]);
  if (process.exitCode === 1) return;
  removeStamp(projectRoot);
  const inputsHash = hashInputs(projectRoot);
  const { code, output } = await runInstalledAndRead(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', ...args],
    [`--max-old-space-size=${heapLimit}`],
  );
  if (code !== 0) {
    for (const error of findPageErrors(output)) console.error(error);
    process.exitCode = code;
  }
  if (code === 0 && args.length === 0) writeStamp(projectRoot, inputsHash);
}
