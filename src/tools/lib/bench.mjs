import { answerHelp } from './arguments.mjs';
import { findInstallProblems } from './check-setup.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * The command behind `bench.mjs`: runs the benchmark of `tests/bench`. One line on stderr and exit code 1 when the
 * packages that it needs are not installed.
 *
 * @param {readonly string[]} args `--rounds N`, `--build`, `--dev`, `--json`, `--no-growth`, `--rebuilds`
 * @returns {Promise<void>}
 */
export async function startBench(args) {
  if (answerHelp(args, { flags: ['--build', '--dev', '--json', '--no-growth', '--rebuilds'], values: ['--rounds'] }))
    return;
  const [problem] = findInstallProblems(projectRoot);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const { loadTypeScript } = await import('./load-typescript.mjs');
  /** @type {typeof import('../../../tests/bench/run')} */
  const { runBench } = await loadTypeScript('tests/bench/run.ts');
  await runBench(args);
}
