import { join } from 'node:path';
import { pathFrom } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { checkArguments } from '../arguments';
import { explainWriteError } from '../setup/write-problem';
import type { HostName } from './package-site';
import { describePackage, hostNames, packageSite } from './package-site';

/** Best and quick quality levels of Brotli; `compressNow` compares their costs and benefits. */
const qualities = { patient: 11, quick: 5 };

/**
 * The command `package`: writes the build and the files for one host to `release/<host>/`. Prints one line to stderr and sets exit code 1
 * when the host is unknown, there is no build, or the site does not fit the host.
 *
 * @param args `--host NAME`; `--quick` compresses faster, but less
 */
export async function packageBuild(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, { flags: ['--quick'], values: ['--host'] })) return;
  const host = readHost(args);
  if (host === null) {
    console.error(`Name the host: npm run package -- --host ${hostNames.join('|')} (and --quick to try it out)`);
    process.exitCode = 1;
    return;
  }
  const outFolder = join(projectRoot, 'release', host);
  try {
    const quality = args.includes('--quick') ? qualities.quick : qualities.patient;
    const contents = await packageSite({ host, buildFolder: join(projectRoot, 'build'), outFolder, quality });
    for (const line of describePackage(contents, pathFrom(projectRoot, outFolder))) console.log(line);
  } catch (error) {
    console.error(explainWriteError(error));
    process.exitCode = 1;
  }
}

/**
 * @returns null when no host is named, it is unknown, or there is another argument
 */
export function readHost(args: readonly string[]): HostName | null {
  const [flag, name, ...others] = args.filter((arg) => arg !== '--quick').flatMap((arg) => arg.split('='));
  return flag === '--host' && others.length === 0 ? (hostNames.find((host) => host === name) ?? null) : null;
}
