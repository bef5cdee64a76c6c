import { runBench } from '../../tests/bench/run';
import { projectRoot } from '../build/files/project-root';
import { answerHelp } from './arguments';
import { findInstallProblems } from './setup/check-setup';

/**
 * The command `bench`: runs the benchmark in `tests/bench`. Prints one line to stderr and sets exit code 1 when the
 * packages that it needs are not installed.
 *
 * @param args `--rounds N`, `--build`, `--dev`, `--json`, `--no-growth`, `--rebuilds`
 */
export async function startBench(args: readonly string[]): Promise<void> {
  if (answerHelp(args, { flags: ['--build', '--dev', '--json', '--no-growth', '--rebuilds'], values: ['--rounds'] }))
    return;
  const [problem] = findInstallProblems(projectRoot);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  await runBench(args);
}
